import type { PendingLine, Price, SubscriptionItem } from '../stored.ts';

/**
 * What a change in the middle of a period is worth: a credit for the unused time of the old price and
 * a charge for the remaining time of the new one, both to the second and rounded to whole cents.
 */
export function prorations(item: SubscriptionItem, price: Price, quantity: number, at: number): PendingLine[] {
  const { current_period_start: start, current_period_end: end } = item;
  const share = Math.min(1, Math.max(0, (end - at) / (end - start)));
  const on = new Date(at * 1000).toLocaleDateString('en-GB', {
    day: '2-digit',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const line = (words: string, of: Price, count: number, sign: 1 | -1): PendingLine => ({
    amount: sign * Math.round((of.unit_amount ?? 0) * count * share),
    description: `${words} ${count} × ${of.nickname ?? of.id} after ${on}`,
    price: of.id,
    quantity: count,
    start: at,
    end,
  });
  return [line('Unused time on', item.price, item.quantity ?? 1, -1), line('Remaining time on', price, quantity, 1)];
}
