import { ACTIVE } from '../../domain/options/listing-status.ts';
import { HOUSE_MONTHLY_LEADS } from '../../domain/options/property-types.ts';
import { dayInWords } from '../days.ts';
import type { ListingCard_ListingFragment } from './dashboard.generated.ts';

type Facts = Pick<ListingCard_ListingFragment, 'status' | 'leadsCount' | 'leadsLeft' | 'leadsAgainAt'>;

const soFar = (count: number) =>
  `${count === 0 ? 'No' : count.toLocaleString('en-US')} ${count === 1 ? 'lead' : 'leads'} so far`;

/** How many have asked, how many more may this month, and when there are ten again (K23). */
export function leadsWords({ status, leadsCount, leadsLeft, leadsAgainAt }: Facts, now: Date): string {
  if (status !== ACTIVE) return `${soFar(leadsCount)}.`;
  if (leadsLeft === null) return `${soFar(leadsCount)}; apartments have no limit.`;
  const again = leadsAgainAt ? dayInWords(leadsAgainAt, now) : undefined;
  const left = `${soFar(leadsCount)}; ${leadsLeft} of ${HOUSE_MONTHLY_LEADS} left this month`;
  if (leadsLeft > 0) return again ? `${left}, ${HOUSE_MONTHLY_LEADS} again on ${again}.` : `${left}.`;
  if (!again) return `${left}. Searches do not show it.`;
  return `${left}. Searches show it again, with ${HOUSE_MONTHLY_LEADS} more, on ${again}.`;
}
