import { HOUSE_MONTHLY_LEADS } from '../limits.ts';
import { ACTIVE } from '../options/listing-status.ts';
import { HOUSE } from '../options/property-types.ts';

/** Returns the calendar month, in UTC, in which the leads of a listing without a subscription are counted. */
export function calendarMonth(now: Date): { from: Date; until: Date } {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  return { from: new Date(Date.UTC(year, month)), until: new Date(Date.UTC(year, month + 1)) };
}

/** Maximum number of spam marks a month that each restore a place in a house's lead cap (K23). */
const SPAM_PLACES = 3;

/** Returns how many places of its lead cap a house has used: one a delivered lead; spam marks restore a few (K23). */
export const leadsUsed = (delivered: number, spam: number): number => delivered - Math.min(SPAM_PLACES, spam);

/** Returns how many more leads a listing receives in the month in which it used so many places (K23); null without a limit. */
export const remainingLeads = (type: number, used: number): number | null =>
  type === HOUSE ? Math.max(0, HOUSE_MONTHLY_LEADS - used) : null;

export interface LeadCapState<Time> {
  type: number;
  status: number;
  /** Null for a listing that costs nothing. */
  paid: { cancelAtPeriodEnd: boolean; pastDueSince: Time | null; periodEnd: Time } | undefined;
}

/** Returns when a house's lead cap resets (K23): with its next paid month, else the calendar's; null if uncertain. */
export function leadCapResetsAt<Time>({ type, status, paid }: LeadCapState<Time>, calendarEnd: Time): Time | null {
  if (type !== HOUSE || status !== ACTIVE) return null;
  if (!paid) return calendarEnd;
  return paid.cancelAtPeriodEnd || paid.pastDueSince ? null : paid.periodEnd;
}
