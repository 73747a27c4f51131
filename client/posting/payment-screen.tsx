import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { firstIncomplete, hasType } from '../../domain/posting/completeness.ts';
import { visibleSections } from '../../domain/posting/sections.ts';
import { RefusedProvider } from '../form/refused.tsx';
import { NavigateAway } from '../navigate-away.tsx';
import { paths } from '../paths.ts';
import { useGo } from '../use-go.ts';
import { accountOf } from './draft/account-memory.ts';
import { draftOf, valuesOf } from './draft/posting-values.ts';
import { PostingOptionsDocument, usePostingOptionsQuery } from './options.generated.ts';
import { celebrate, type Bought } from './payment/celebrate.ts';
import { OrderSummary } from './payment/order-summary.tsx';
import { PaymentForm } from './payment/payment-form.tsx';
import css from './payment/payment.module.css';
import { PublishedNote } from './payment/published-note.tsx';
import { PostingPage } from './posting-page.tsx';
import { PostingWaiting } from './posting-waiting.tsx';
import { usePosting } from './use-posting.ts';

export const prepare = (client: ApolloClient) => client.query({ query: PostingOptionsDocument });

/** Step 3: what is due, and the card (K03). */
export function Screen() {
  const client = useApolloClient();
  const go = useGo();
  const [published, setPublished] = useState(false);

  const done = (bought: Bought) => {
    setPublished(true);
    celebrate(client, bought, () => void go(paths.dashboard()));
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
          <Payment published={done} />
        </RefusedProvider>
      )}
    </PostingPage>
  );
}

function Payment({ published }: { published: (bought: Bought) => void }) {
  const { cache } = useApolloClient();
  const posting = usePosting(3);
  const { data, error } = usePostingOptionsQuery();
  // without the prices nothing can be said of what is due
  if (error && !data) throw error;
  if (!posting || !data) return <PostingWaiting />;
  const { draft, viewer } = posting;
  if (!hasType(draft)) return <NavigateAway to={paths.post(1)} />;
  const loggedIn = viewer !== null;
  const complete = firstIncomplete(draftOf(valuesOf(draft, accountOf(cache))), loggedIn);
  if (complete < visibleSections(loggedIn).length) return <NavigateAway to={paths.post(2)} />;

  const price = data.options.types.find(({ id }) => id === draft.type)?.price ?? 0;
  return (
    <div className={css.columns}>
      <PaymentForm
        posting={posting}
        options={data.options}
        price={price}
        published={(user) => published({ price, user })}
      />
      <OrderSummary draft={draft} price={price} loggedIn={loggedIn} />
    </div>
  );
}
