import { formatList } from '../../../domain/format/numbers.ts';
import type { ListingCard_ListingFragment } from '../../shared/billing/dashboard.generated.ts';

type OverduePayment = Pick<ListingCard_ListingFragment, 'expiresAt'> & { listing: { name: string } };

/** So many are named; more are counted. */
const MAX_NAMED = 3;

/** Payments that failed; those with the same last day in one sentence, for one card is behind them all. */
export function formatOverduePayments(owed: readonly OverduePayment[], day: (at: string) => string): string[] {
  const untilOf = ({ expiresAt }: OverduePayment) => (expiresAt ? day(expiresAt) : '');
  return [...new Set(owed.map(untilOf))].map((until) => {
    const group = owed.filter((each) => untilOf(each) === until);
    const many = group.length > 1;
    const which =
      group.length > MAX_NAMED ? `${group.length} listings` : formatList(group.map(({ listing }) => listing.name));
    const failed = `The payment${many ? 's' : ''} for ${which} failed.`;
    if (!until) return failed;
    return `${failed} Without ${many ? 'them the listings end' : 'it the listing ends'} on ${until}.`;
  });
}
