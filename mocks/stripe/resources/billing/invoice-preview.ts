import { z } from 'zod';
import { nextBillingDate } from '../../billing/dates.ts';
import { draftInvoice } from '../../billing/invoice.ts';
import { saveInvoiceItems } from '../../billing/invoice-items.ts';
import { periodOf } from '../../billing/subscription.ts';
import { route, type Call, type SchemaInput } from '../../route.ts';
import type { Invoice } from '../../stored-objects.ts';
import { objectSchema, text } from '../../wire/params.ts';
import { changedItems, updating } from './subscription-changes.ts';

const { items, proration_behavior, proration_date } = updating.shape;
const asked = objectSchema({
  customer: text.optional(),
  subscription: text,
  preview_mode: z.literal('next', 'Invalid preview_mode').optional(),
  subscription_details: z.strictObject({ items, proration_behavior, proration_date }).optional(),
});

/** A preview of a subscription's next invoice, or of the one that a change would create. */
export const invoicePreviews = [route('POST', '/v1/invoices/create_preview', asked, preview)];

/** Executes the change, reads the invoice, and rolls back. */
function preview({ work, params }: Call<SchemaInput<typeof asked>>): Invoice {
  const subscription = work.need('subscription', params.subscription, 'subscription');
  const customer = work.need('customer', subscription.customer);
  const given = params.subscription_details ?? {};
  return work.store.undone(() => {
    const changed = changedItems(work, subscription, given);
    saveInvoiceItems(work, changed.lines);
    const now = given.proration_behavior === 'always_invoice' && changed.lines.length > 0;
    const over = periodOf(subscription);
    const recurring = subscription.items.data[0]?.price.recurring;
    const end = recurring ? nextBillingDate(subscription.billing_cycle_anchor, over.end, recurring) : over.end;
    const data = now
      ? changed.items
      : changed.items.map((item) => ({ ...item, current_period_start: over.end, current_period_end: end }));
    const after = { ...subscription, items: { ...subscription.items, data } };
    const invoice = draftInvoice(work, after, customer, over, now ? 'subscription_update' : 'upcoming', now);
    const id = `upcoming_${invoice.id}`;
    return {
      ...invoice,
      id,
      lines: { ...invoice.lines, data: invoice.lines.data.map((line) => ({ ...line, invoice: id })) },
      next_payment_attempt: now ? null : over.end,
    };
  });
}
