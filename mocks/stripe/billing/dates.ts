import { addMonthsToAnchor } from '../../../domain/billing/billing-period.ts';

/** Returns the first billing date after `after`, in seconds, counted from the anchor so that a 31st never drifts. */
export function nextBillingDate(anchor: number, after: number): number {
  let months = Math.max(0, monthsBetween(anchor, after) - 1);
  while (plusMonths(anchor, months) <= after) months += 1;
  return plusMonths(anchor, months);
}

function monthsBetween(from: number, to: number): number {
  const [start, end] = [new Date(from * 1000), new Date(to * 1000)];
  return (end.getUTCFullYear() - start.getUTCFullYear()) * 12 + end.getUTCMonth() - start.getUTCMonth();
}

const plusMonths = (anchor: number, months: number): number =>
  addMonthsToAnchor(new Date(anchor * 1000), months).getTime() / 1000;
