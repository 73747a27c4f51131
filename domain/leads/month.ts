import { ACTIVE } from '../options/listing-status.ts';
import { HOUSE, HOUSE_MONTHLY_LEADS } from '../options/property-types.ts';

/** The month of the calendar, in UTC, in which the leads of a home without a subscription are counted. */
export function calendarMonth(now: Date): { from: Date; until: Date } {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  return { from: new Date(Date.UTC(year, month)), until: new Date(Date.UTC(year, month + 1)) };
}

/** How many more leads a home takes in the month in which it was sent so many (K23); null without a limit. */
export const leadsLeft = (type: number, sent: number): number | null =>
  type === HOUSE ? Math.max(0, HOUSE_MONTHLY_LEADS - sent) : null;

/** What is known of a listing's month when it is asked when its leads begin anew. */
export interface LeadMonthFacts<Time> {
  type: number;
  status: number;
  /** Null for a home that costs nothing. */
  paid: { cancelAtPeriodEnd: boolean; pastDueSince: Time | null; periodEnd: Time } | undefined;
}

/**
 * When a house gets its leads anew (K23): with its next paid month, or with the calendar's where nothing is paid. Null
 * without a limit, and where no next month is certain: it is cancelled, owed or has expired.
 */
export function leadsAgain<Time>({ type, status, paid }: LeadMonthFacts<Time>, calendarEnd: Time): Time | null {
  if (type !== HOUSE || status !== ACTIVE) return null;
  if (!paid) return calendarEnd;
  return paid.cancelAtPeriodEnd || paid.pastDueSince ? null : paid.periodEnd;
}
