import { addMonthsToAnchor as monthsAfter } from '../../../domain/billing/billing-period.ts';
import type { Price } from '../stored-objects.ts';

const DAY = 86_400;
type Recurring = NonNullable<Price['recurring']>;

/**
 * Returns the first billing date after `after`, in seconds, counted from the anchor so that it never drifts:
 * a 31st falls on the last day of a shorter month and returns to the 31st after it.
 */
export function nextBillingDate(anchor: number, after: number, { interval, interval_count }: Recurring): number {
  if (interval === 'day' || interval === 'week') {
    const length = (interval === 'day' ? DAY : 7 * DAY) * interval_count;
    return anchor + (Math.floor((after - anchor) / length) + 1) * length;
  }
  const months = interval === 'year' ? 12 * interval_count : interval_count;
  let periods = Math.max(0, Math.floor(monthsBetween(anchor, after) / months) - 1);
  while (plusMonths(anchor, periods * months) <= after) periods += 1;
  return plusMonths(anchor, periods * months);
}

function monthsBetween(from: number, to: number): number {
  const [start, end] = [new Date(from * 1000), new Date(to * 1000)];
  return (end.getUTCFullYear() - start.getUTCFullYear()) * 12 + end.getUTCMonth() - start.getUTCMonth();
}

const plusMonths = (anchor: number, months: number): number =>
  monthsAfter(new Date(anchor * 1000), months).getTime() / 1000;
