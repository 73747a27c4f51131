import { formatList } from '../../../domain/format/numbers.ts';
import type { ListingCard_ListingFragment } from '../../shared/billing/dashboard.generated.ts';

type OverduePayment = Pick<ListingCard_ListingFragment, 'expiresAt'> & { listing: { name: string } };

/** Maximum number of listings named; more are counted. */
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
