import { formatList } from '../../../domain/format/numbers.ts';
import { RECEIPTS_PER_PAGE } from '../../../domain/limits.ts';
import { formatDay } from '../../../domain/format/local-dates.ts';
import { cardExpiryState, cardLabel } from '../../../domain/billing/card-on-file.ts';
import { useNow } from '../../app/page-info.tsx';
import { Button } from '../../components/button.tsx';
import { useMyBillingQuery } from '../../shared/billing/billing.generated.ts';
import { useCardChangeForm } from '../../shared/billing/card-change-context.tsx';
import type { ListingCard_ListingFragment } from '../../shared/billing/dashboard.generated.ts';
import css from '../../shared/billing/dashboard.module.css';

/** Renders urgent notices above everything else: a failed payment, an expiring card. Renders nothing otherwise. */
export function AttentionNotices({ listings }: { listings: readonly ListingCard_ListingFragment[] }) {
  const now = useNow();
  const { open, setOpen } = useCardChangeForm();
  const { data } = useMyBillingQuery({ variables: { receipts: RECEIPTS_PER_PAGE } });
  const card = data?.myBilling.card;
  const owed = listings.filter(({ pastDue }) => pastDue);
  const renews = listings.some(({ nextChargeAt }) => nextChargeAt !== null);
  const expiry = card && renews ? cardExpiryState(card, now) : 'good';
  const words = [
    ...formatOverduePayments(owed, (at) => formatDay(at, now)),
    ...(card && expiry === 'expired' ? [`Your ${cardLabel(card)} has expired: the next charge may fail.`] : []),
    ...(card && expiry === 'soon' ? [`Your ${cardLabel(card)} expires soon.`] : []),
  ];
  if (words.length === 0) return null;
  return (
    <section className={css.attention} aria-label="Needs attention">
      <ul role="list">
        {words.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      {!open && (
        <Button look="quiet" onClick={() => setOpen(true)}>
          Change card
        </Button>
      )}
    </section>
  );
}

type OverduePayment = Pick<ListingCard_ListingFragment, 'expiresAt'> & { listing: { name: string } };

const MAX_NAMED = 3;

/** Returns one sentence per last day for the failed payments, since one card usually causes all of them. */
export function formatOverduePayments(owed: readonly OverduePayment[], day: (at: string) => string): string[] {
  const untilOf = ({ expiresAt }: OverduePayment) => (expiresAt ? day(expiresAt) : '');
  return [...new Set(owed.map(untilOf))].map((until) => {
    const group = owed.filter((each) => untilOf(each) === until);
    const many = group.length > 1;
    const which =
      group.length > MAX_NAMED ? `${group.length} listings` : formatList(group.map(({ listing }) => listing.name));
    const failed = `The payment${many ? 's' : ''} for ${which} failed.`;
    if (!until) return failed;
    return `${failed} Without ${many ? 'them, the listings end' : 'it, the listing ends'} on ${until}.`;
  });
}
