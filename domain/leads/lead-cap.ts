import { ACTIVE } from '../options/listing-status.ts';
import { HOUSE, HOUSE_MONTHLY_LEADS } from '../options/property-types.ts';

/** The month of the calendar, in UTC, in which the leads of a home without a subscription are counted. */
export function calendarMonth(now: Date): { from: Date; until: Date } {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  return { from: new Date(Date.UTC(year, month)), until: new Date(Date.UTC(year, month + 1)) };
}

/** So many spam marks a month give a house a place back (K23). */
const SPAM_PLACES = 3;

/** The places of its month that a house has used: every delivered lead takes one, spam marks give a few back (K23). */
export const leadsUsed = (delivered: number, spam: number): number => delivered - Math.min(SPAM_PLACES, spam);

/** How many more leads a home takes in the month in which it used so many places (K23); null without a limit. */
export const remainingLeads = (type: number, used: number): number | null =>
  type === HOUSE ? Math.max(0, HOUSE_MONTHLY_LEADS - used) : null;

/** What is known of a listing's month when it is asked when its leads begin anew. */
export interface LeadCapState<Time> {
  type: number;
  status: number;
  /** Null for a home that costs nothing. */
  paid: { cancelAtPeriodEnd: boolean; pastDueSince: Time | null; periodEnd: Time } | undefined;
}

/**
 * When a house gets its leads anew (K23): with its next paid month, or with the calendar's where nothing is paid. Null
 * without a limit, and where no next month is certain: it is cancelled, owed or has expired.
 */
export function leadCapResetsAt<Time>({ type, status, paid }: LeadCapState<Time>, calendarEnd: Time): Time | null {
  if (type !== HOUSE || status !== ACTIVE) return null;
  if (!paid) return calendarEnd;
  return paid.cancelAtPeriodEnd || paid.pastDueSince ? null : paid.periodEnd;
}
