import { z } from 'zod';
import { saveInvoiceItems, removeInvoiceItem } from '../../billing/invoice-items.ts';
import { route, type Call, type SchemaInput } from '../../route.ts';
import { invoiceItemObject } from '../../shapes/invoice-item.ts';
import type { InvoiceItem } from '../../stored-objects.ts';
import { invalidRequest } from '../../wire/errors.ts';
import { whenEqual, page, inDateRange } from '../../wire/paging.ts';
import {
  currency,
  flag,
  integer,
  listSchema,
  mergedMetadata,
  metadata,
  moments,
  objectSchema,
  text,
} from '../../wire/params.ts';

const period = z.strictObject({ start: integer, end: integer }).optional();
const creation = objectSchema({
  customer: text,
  amount: integer,
  currency: currency.optional(),
  description: text.optional(),
  metadata: metadata.optional(),
  period,
  subscription: text.optional(),
});
const changes = objectSchema({
  amount: integer.optional(),
  description: text.optional(),
  metadata: metadata.optional(),
  period,
});

/** Pending items of the next invoice: prorations, and one-off charges or credits. */
export const invoiceItems = [
  route('POST', '/v1/invoiceitems', creation, create),
  route(
    'GET',
    '/v1/invoiceitems',
    listSchema({
      created: moments.optional(),
      customer: text.optional(),
      invoice: text.optional(),
      pending: flag.optional(),
    }),
    ({ work, params }) =>
      page(
        work,
        'invoiceitem',
        '/v1/invoiceitems',
        [
          whenEqual('$.customer', params.customer),
          whenEqual('$.invoice', params.invoice),
          ...(params.pending ? [{ path: '$.invoice', is: 'null' } as const] : []),
          ...inDateRange('$.date', params.created),
        ],
        params,
      ),
  ),
  route('GET', '/v1/invoiceitems/:id', objectSchema({}), ({ work, id }) => work.need('invoiceitem', id)),
  route('POST', '/v1/invoiceitems/:id', changes, ({ work, params, id }) => {
    const before = waiting(work.need('invoiceitem', id));
    const amount = params.amount ?? before.amount;
    const after: InvoiceItem = {
      ...before,
      amount,
      net_amount: amount,
      description: params.description ?? before.description,
      metadata: mergedMetadata(before.metadata, params.metadata),
      period: params.period ?? before.period,
    };
    work.store.put('invoiceitem', after, { clock: after.test_clock });
    return after;
  }),
  route('DELETE', '/v1/invoiceitems/:id', objectSchema({}), ({ work, id }) =>
    removeInvoiceItem(work, waiting(work.need('invoiceitem', id))),
  ),
];

function create({ work, params }: Call<SchemaInput<typeof creation>>): InvoiceItem {
  const customer = work.need('customer', params.customer, 'customer');
  const subscription =
    params.subscription === undefined ? undefined : work.need('subscription', params.subscription, 'subscription');
  const now = work.now(customer.test_clock);
  const item = invoiceItemObject(now, {
    amount: params.amount,
    currency: params.currency ?? subscription?.currency ?? 'usd',
    customer: customer.id,
    description: params.description ?? null,
    discountable: params.amount > 0,
    metadata: mergedMetadata(null, params.metadata),
    parent: subscription
      ? { subscription_details: { subscription: subscription.id }, type: 'subscription_details' }
      : null,
    period: params.period ?? { start: now, end: now },
    test_clock: customer.test_clock ?? null,
  });
  saveInvoiceItems(work, [item]);
  return item;
}

function waiting(item: InvoiceItem): InvoiceItem {
  if (item.invoice !== null)
    throw invalidRequest('This invoice item is already attached to an invoice that is no longer editable.', {
      code: 'invoice_not_editable',
    });
  return item;
}
