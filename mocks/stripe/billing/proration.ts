import { itemOf, type Period } from '../shapes/subscription.ts';
import type { Price, Subscription } from '../stored-objects.ts';
import { invalidRequest } from '../wire/errors.ts';
import type { Transaction } from '../transaction.ts';
import { invoicesOf } from './subscription.ts';

/** A part of a change within a period: the credit for the old price (below zero), or the charge for the new one. */
export interface Proration {
  amount: number;
  description: string;
  period: Period;
  price: Price;
  /** The invoice line that billed the credited time. */
  credited: { invoice: string; invoice_line_items: string[] } | null;
}

/** Returns the credit for the unused time at the old price and the charge at the new one, to the second. */
export function prorations(work: Transaction, subscription: Subscription, price: Price, at: number): Proration[] {
  const { current_period_start: start, current_period_end: end, price: old } = itemOf(subscription);
  if (at < start || at > end)
    throw invalidRequest('Cannot specify `proration_date` outside of current period.', { param: 'proration_date' });
  const rest = ({ unit_amount }: Price) => prorateAmount(unit_amount ?? 0, { start, end }, at);
  const describe = (words: string, { product }: Price) =>
    `${words} ${work.need('product', product).name} after ${dayOf(at)}`;
  return [
    {
      amount: -rest(old),
      description: describe('Unused time on', old),
      period: { start: at, end },
      price: old,
      credited: creditedLine(work, subscription),
    },
    {
      amount: rest(price),
      description: describe('Remaining time on', price),
      period: { start: at, end },
      price,
      credited: null,
    },
  ];
}

/** Returns the price of the rest of a period, in whole cents. */
export function prorateAmount(cents: number, { start, end }: Period, at: number): number {
  return Math.round((cents * (end - at)) / (end - start));
}

function creditedLine(work: Transaction, subscription: Subscription): Proration['credited'] {
  const item = itemOf(subscription);
  for (const { id, lines } of invoicesOf(work, subscription.id)) {
    const billed = lines.data.find(
      ({ amount, period, pricing }) =>
        amount > 0 && period.end === item.current_period_end && pricing?.price_details?.price === item.price.id,
    );
    if (billed) return { invoice: id, invoice_line_items: [billed.id] };
  }
  return null;
}

function dayOf(seconds: number): string {
  return new Date(seconds * 1000).toLocaleDateString('en-GB', {
    day: '2-digit',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
}
