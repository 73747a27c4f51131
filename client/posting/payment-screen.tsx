import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { firstIncomplete, hasType } from '../../domain/posting/completeness.ts';
import { visibleSections } from '../../domain/posting/sections.ts';
import { signIn } from '../apollo/viewer.ts';
import { ViewerDocument } from '../apollo/viewer.generated.ts';
import { RefusedProvider } from '../form/refused.tsx';
import { NavigateAway } from '../navigate-away.tsx';
import { paths } from '../paths.ts';
import { track } from '../ui/data-layer.ts';
import { useGo } from '../use-go.ts';
import { accountOf, forgetAccount } from './draft/account-memory.ts';
import { draftOf, valuesOf } from './draft/posting-values.ts';
import { forgetDraft } from './draft/posting-start.ts';
import { PostingOptionsDocument, usePostingOptionsQuery } from './options.generated.ts';
import { throwConfetti } from './payment/confetti.ts';
import { OrderSummary } from './payment/order-summary.tsx';
import { PaymentForm } from './payment/payment-form.tsx';
import css from './payment/payment.module.css';
import { PublishedNote } from './payment/published-note.tsx';
import { PostingPage } from './posting-page.tsx';
import { PostingWaiting } from './posting-waiting.tsx';
import { usePosting } from './use-posting.ts';

/** The dashboard opens this long after the payment [§9]. */
const LEAVE_AFTER_MS = 1000;

export const prepare = (client: ApolloClient) => client.query({ query: PostingOptionsDocument });

/** Step 3: what is due, and the card (K03). */
export function Screen() {
  const client = useApolloClient();
  const go = useGo();
  const [published, setPublished] = useState(false);

  const celebrate = (price: number) => {
    setPublished(true);
    throwConfetti();
    track('listing_published', { price });
    forgetDraft(client.cache);
    forgetAccount(client.cache);
    setTimeout(() => void go(paths.dashboard()), LEAVE_AFTER_MS);
    // an account may have been made, and is logged in then; the dashboard asks again if this fails
    client.query({ query: ViewerDocument, fetchPolicy: 'network-only' }).then(
      ({ data }) => data?.me && signIn(client.cache, data.me),
      () => undefined,
    );
  };
  return (
    <PostingPage
      title="Payment Details"
      heading="Order Summary"
      lead="Listings renew automatically each month until canceled."
    >
      <div role="status">{published && <PublishedNote />}</div>
      {!published && (
        <RefusedProvider>
          <Payment published={celebrate} />
        </RefusedProvider>
      )}
    </PostingPage>
  );
}

function Payment({ published }: { published: (price: number) => void }) {
  const { cache } = useApolloClient();
  const posting = usePosting(3);
  const { data } = usePostingOptionsQuery();
  if (!posting) return <PostingWaiting />;
  const { draft, viewer } = posting;
  if (!hasType(draft)) return <NavigateAway to={paths.post(1)} />;
  const loggedIn = viewer !== null;
  const complete = firstIncomplete(draftOf(valuesOf(draft, accountOf(cache))), loggedIn);
  if (complete < visibleSections(loggedIn).length) return <NavigateAway to={paths.post(2)} />;

  const price = data?.options.types.find(({ id }) => id === draft.type)?.price ?? 0;
  return (
    <div className={css.columns}>
      <PaymentForm posting={posting} options={data?.options} price={price} published={() => published(price)} />
      <OrderSummary draft={draft} price={price} />
    </div>
  );
}
