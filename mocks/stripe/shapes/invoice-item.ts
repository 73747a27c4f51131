import { newId } from '../ids.ts';
import type { InvoiceItem } from '../stored-objects.ts';

type NewInvoiceItem = Pick<InvoiceItem, 'amount' | 'currency' | 'customer'> & Partial<InvoiceItem>;

/** Returns a pending item of the next invoice; below zero it is a credit. */
export function invoiceItemObject(created: number, given: NewInvoiceItem): InvoiceItem {
  return {
    id: newId('ii'),
    object: 'invoiceitem',
    customer_account: null,
    date: created,
    description: null,
    discountable: false,
    discounts: [],
    invoice: null,
    livemode: false,
    metadata: {},
    net_amount: given.amount,
    parent: null,
    period: { end: created, start: created },
    pricing: null,
    proration: false,
    quantity: 1,
    quantity_decimal: String(given.quantity ?? 1),
    tax_rates: [],
    test_clock: null,
    ...given,
  };
}
