import { DAY_MS } from '../time-spans.ts';

/** Days that a listing stays active after a failed renewal (K60). */
const GRACE_DAYS = 7;
/** Days after a failed renewal at which the card is charged again (K60). */
const PAYMENT_ATTEMPT_DAYS = [3, 5, 7];

/** Returns when a listing with a renewal past due since `since` ends. */
export const gracePeriodEnd = (since: Date): Date => new Date(since.getTime() + GRACE_DAYS * DAY_MS);

/** Returns the next payment attempt for a renewal past due since `since`; null after the last attempt. */
export function nextPaymentAttempt(since: Date, now: Date): Date | null {
  const day = PAYMENT_ATTEMPT_DAYS.find((each) => since.getTime() + each * DAY_MS > now.getTime());
  return day === undefined ? null : new Date(since.getTime() + day * DAY_MS);
}

/** Returns the date `months` months after `anchor`, in UTC: a 31st is the last day of a shorter month. */
export function addMonthsToAnchor(anchor: Date, months: number): Date {
  const date = new Date(anchor);
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(anchor.getUTCDate(), lastDay));
  return date;
}

/** Returns the billing period of `anchor` that contains `at`: `from` is inclusive, `until` exclusive. */
export function billingPeriod(anchor: Date, at: Date): { from: Date; until: Date } {
  const apart = (at.getUTCFullYear() - anchor.getUTCFullYear()) * 12 + at.getUTCMonth() - anchor.getUTCMonth();
  let months = Math.max(0, apart - 1);
  while (addMonthsToAnchor(anchor, months + 1) <= at) months += 1;
  return { from: addMonthsToAnchor(anchor, months), until: addMonthsToAnchor(anchor, months + 1) };
}

/** Returns the first renewal of `anchor` that is not before `at`. */
export function nextRenewal(anchor: Date, at: Date): Date {
  const { from, until } = billingPeriod(anchor, at);
  return from.getTime() === at.getTime() ? from : until;
}
