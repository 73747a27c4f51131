import { invoiceItemObject } from '../shapes/invoice-item.ts';
import type { Period } from '../shapes/subscription.ts';
import type { InvoiceItem, Price, Subscription, SubscriptionItem } from '../stored-objects.ts';
import { invalidRequest } from '../wire/errors.ts';
import type { Transaction } from '../transaction.ts';
import { invoicesOf } from './subscription.ts';

/**
 * Returns the prorations of a change within a period: a credit for the unused time of the old price and
 * a charge for the remaining time of the new one, both to the second and rounded to whole cents.
 */
export function prorations(
  work: Transaction,
  subscription: Subscription,
  item: SubscriptionItem,
  price: Price,
  quantity: number,
  at: number,
): InvoiceItem[] {
  return [
    proration(work, subscription, item, {
      words: 'Unused time on',
      price: item.price,
      quantity: item.quantity ?? 1,
      at,
    }),
    proration(work, subscription, item, { words: 'Remaining time on', price, quantity, at }),
  ];
}

/** Returns the credit for a subscription's paid but unused time. */
export function unusedTimeCredit(work: Transaction, subscription: Subscription, at: number): InvoiceItem[] {
  return subscription.items.data.map((item) =>
    proration(work, subscription, item, {
      words: 'Unused time on',
      price: item.price,
      quantity: item.quantity ?? 1,
      at,
    }),
  );
}

interface Part {
  words: 'Unused time on' | 'Remaining time on';
  price: Price;
  quantity: number;
  at: number;
}

function proration(
  work: Transaction,
  subscription: Subscription,
  item: SubscriptionItem,
  { words, price, quantity, at }: Part,
): InvoiceItem {
  const { current_period_start: start, current_period_end: end } = item;
  if (at < start || at > end)
    throw invalidRequest('Cannot specify `proration_date` outside of current period.', { param: 'proration_date' });
  const credit = words === 'Unused time on';
  const product = work.store.find('product', price.product)?.name ?? price.product;
  return invoiceItemObject(work.now(subscription.test_clock), {
    amount: (credit ? -1 : 1) * prorateAmount((price.unit_amount ?? 0) * quantity, { start, end }, at),
    currency: subscription.currency,
    customer: subscription.customer,
    description: `${words} ${quantity > 1 ? `${quantity} × ` : ''}${product} after ${dayOf(at)}`,
    parent: {
      subscription_details: { subscription: subscription.id, subscription_item: item.id },
      type: 'subscription_details',
    },
    period: { start: at, end },
    pricing: {
      price_details: { price: price.id, product: price.product },
      type: 'price_details',
      unit_amount_decimal: price.unit_amount_decimal,
    },
    proration: true,
    proration_details: {
      credited_items: credit ? creditedLine(work, subscription.id, item) : null,
      discount_amounts: [],
    },
    quantity,
    test_clock: subscription.test_clock,
  });
}

/** Returns the price of the rest of a period, in whole cents. */
export function prorateAmount(cents: number, { start, end }: Period, at: number): number {
  return Math.round((cents * (end - at)) / (end - start));
}

/** Returns the invoice line that billed the credited time. */
function creditedLine(work: Transaction, subscription: string, item: SubscriptionItem) {
  for (const { id, lines } of invoicesOf(work, subscription)) {
    const billed = lines.data.find(
      ({ amount, period, pricing }) =>
        amount > 0 && period.end === item.current_period_end && pricing?.price_details?.price === item.price.id,
    );
    if (billed)
      return {
        invoice_line_item_details: { invoice: id, invoice_line_items: [billed.id] },
        type: 'invoice_line_items' as const,
      };
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
