import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState, useEffect } from 'react';
import { Stack } from '../../components/layout/layout.tsx';
import { firstIncomplete, hasType } from '../../../domain/posting/completeness.ts';
import { visibleSections } from '../../../domain/posting/sections.ts';
import { RejectedFieldsProvider } from '../../forms/rejected-fields.tsx';
import { Redirect } from '../../app/router/redirect.tsx';
import { notify } from '../../components/notices/notice-store.ts';
import { paths } from '../../app/paths.ts';
import { usePreloadedNavigate } from '../../app/router/use-preloaded-navigate.ts';
import { draftFormValues, toCompletenessDraft } from './draft/form-values.ts';
import { PostingOptionsDocument, usePostingOptionsQuery } from './options.generated.ts';
import { celebrate, endPosting } from './payment/celebrate.ts';
import { OrderSummary } from './payment/order-summary.tsx';
import { idempotencyKey } from './payment/idempotency-key.ts';
import { PaymentForm } from './payment/payment-form.tsx';
import css from '../../shared/card-payment/payment.module.css';
import { rememberPublished } from '../../shared/billing/just-published.ts';
import { PostingPage } from './posting-page.tsx';
import { PostingLoading } from './posting-loading.tsx';
import { usePosting } from './use-posting.ts';
import { Icon } from '../../components/icon.tsx';

/** Delay between the payment and the dashboard, in milliseconds [§9]. */
const REDIRECT_DELAY_MS = 1000;

export const prepare = (client: ApolloClient) => client.query({ query: PostingOptionsDocument });

/** How posting has ended: its draft is gone, and the dashboard is loading. */
type Ended = 'published' | 'finished';

/** Renders step 3: the amount due and the card (K03). */
export function Screen() {
  const [ended, setEnded] = useState<Ended>();
  return (
    <PostingPage
      title="Payment Details"
      heading="Order Summary"
      lead="Listings renew automatically each month until canceled."
    >
      <div role="status">{ended === 'published' && <PublishedNotice />}</div>
      {!ended && (
        <RejectedFieldsProvider>
          <Payment end={setEnded} />
        </RejectedFieldsProvider>
      )}
    </PostingPage>
  );
}

function Payment({ end }: { end: (how: Ended) => void }) {
  const client = useApolloClient();
  const go = usePreloadedNavigate();
  const posting = usePosting(3);
  const [resumes] = useState(() => idempotencyKey().isOpen());
  const { data, error } = usePostingOptionsQuery();
  // the amount due is unknown without the prices
  if (error && !data) throw error;
  if (!posting || !data) return <PostingLoading />;
  const { draft, logged } = posting;
  // A payment without an answer whose draft is gone has published it: the page learned of it just before a reload.
  if (!hasType(draft)) return <Redirect to={logged && idempotencyKey().isOpen() ? paths.dashboard() : paths.post(1)} />;
  // An attempt that began before a reload goes on without its new account's password, which is stored nowhere (K16).
  const known = resumes ? 1 : logged;
  const complete = firstIncomplete(toCompletenessDraft(draftFormValues(client.cache, draft)), known);
  if (complete < visibleSections(known).length) return <Redirect to={paths.post(2)} />;

  const price = data.options.types.find(({ id }) => id === draft.type)?.price ?? 0;
  return (
    <Stack gap={5} className={css.columns}>
      <OrderSummary draft={draft} price={price} logged={logged} />
      <PaymentForm
        posting={posting}
        options={data.options}
        price={price}
        published={(listingId, user) => {
          rememberPublished(listingId);
          end('published');
          celebrate(client, { price, user });
          void go(paths.dashboard(), { delayMs: REDIRECT_DELAY_MS });
        }}
        finished={(user, message) => {
          end('finished');
          notify(message, { tone: 'good' });
          endPosting(client, user);
          void go(paths.dashboard());
        }}
      />
    </Stack>
  );
}

/** Announces the publish to screen readers and shows a short animation before the dashboard opens. */
function PublishedNotice() {
  // the button was at the end of a form that is no longer rendered
  useEffect(() => void window.scrollTo(0, 0), []);
  return (
    <Stack className={css.published}>
      <span className={css.tick}>
        <Icon name="check" size={40} />
      </span>
      <p>
        <b>Your listing is published.</b> Renters can find it now.
      </p>
    </Stack>
  );
}
