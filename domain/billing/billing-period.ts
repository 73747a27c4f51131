import { DAY_MS } from '../time-spans.ts';

/** How long a listing stays after a renewal failed (K60). */
const GRACE_DAYS = 7;
/** Days after a renewal failed at which the card is tried again (K60). */
const PAYMENT_ATTEMPT_DAYS = [3, 5, 7];

/** When a listing ends whose renewal is owed since then. */
export const gracePeriodEnd = (since: Date): Date => new Date(since.getTime() + GRACE_DAYS * DAY_MS);

/** When a renewal that is owed since then is tried next; null once all tries are over. */
export function nextPaymentAttempt(since: Date, now: Date): Date | null {
  const day = PAYMENT_ATTEMPT_DAYS.find((each) => since.getTime() + each * DAY_MS > now.getTime());
  return day === undefined ? null : new Date(since.getTime() + day * DAY_MS);
}

/**
 * So many months after `anchor`, in UTC. Counted from the anchor it never drifts: a 31st falls on the last day of a
 * shorter month and comes back to the 31st after it.
 */
export function addMonthsToAnchor(anchor: Date, months: number): Date {
  const date = new Date(anchor);
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(anchor.getUTCDate(), lastDay));
  return date;
}

/** The month of `anchor` that `at` is in: from its first moment up to, not including, the next one's. */
export function billingPeriod(anchor: Date, at: Date): { from: Date; until: Date } {
  const apart = (at.getUTCFullYear() - anchor.getUTCFullYear()) * 12 + at.getUTCMonth() - anchor.getUTCMonth();
  let months = Math.max(0, apart - 1);
  while (addMonthsToAnchor(anchor, months + 1) <= at) months += 1;
  return { from: addMonthsToAnchor(anchor, months), until: addMonthsToAnchor(anchor, months + 1) };
}

/** The first renewal of an `anchor`'s months that is not before `at`. */
export function nextRenewal(anchor: Date, at: Date): Date {
  const { from, until } = billingPeriod(anchor, at);
  return from.getTime() === at.getTime() ? from : until;
}
