import { z } from 'zod';
import { collect, paymentMethodOf, markInvoiceSettled } from '../../billing/collect-invoice.ts';
import { saveInvoice, voidInvoice } from '../../billing/invoice.ts';
import { findCustomerPaymentMethod } from '../../payments/payment-methods.ts';
import { expirePendingUpdate, isPendingUpdateInvoice } from '../../billing/pending-update.ts';
import { SUBSCRIPTION_OF_INVOICE } from '../../billing/subscription.ts';
import { missingPaymentMethod } from '../../billing/subscription-terms.ts';
import { route, type Call, type SchemaInput } from '../../route.ts';
import type { Invoice, PaymentMethod } from '../../stored-objects.ts';
import { cardDeclined, invalidRequest, StripeRequestError } from '../../wire/errors.ts';
import { whenEqual, page, pageOf, inDateRange } from '../../wire/paging.ts';
import { flag, listSchema, mergedMetadata, metadata, moments, objectSchema, text } from '../../wire/params.ts';
import type { Transaction } from '../../transaction.ts';

const payment = objectSchema({
  off_session: flag.optional(),
  paid_out_of_band: flag.optional(),
  payment_method: text.optional(),
});

export const invoices = [
  route(
    'GET',
    '/v1/invoices',
    listSchema({
      collection_method: text.optional(),
      created: moments.optional(),
      customer: text.optional(),
      due_date: moments.optional(),
      status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void'], 'Invalid status').optional(),
      subscription: text.optional(),
    }),
    ({ work, params }) =>
      page(
        work,
        'invoice',
        '/v1/invoices',
        [
          whenEqual('$.customer', params.customer),
          whenEqual('$.status', params.status),
          whenEqual(SUBSCRIPTION_OF_INVOICE, params.subscription),
          whenEqual('$.collection_method', params.collection_method),
          ...inDateRange('$.created', params.created),
          ...inDateRange('$.due_date', params.due_date),
        ],
        params,
      ),
  ),
  route('GET', '/v1/invoices/:id', objectSchema({}), ({ work, id }) => work.need('invoice', id)),
  route(
    'POST',
    '/v1/invoices/:id',
    objectSchema({ metadata: metadata.optional(), description: text.optional() }),
    ({ work, params, id }) => {
      const before = work.need('invoice', id);
      const after = {
        ...before,
        description: params.description ?? before.description,
        metadata: mergedMetadata(before.metadata, params.metadata),
      };
      work.store.put('invoice', after, {
        clock: after.test_clock,
        due: after.auto_advance ? after.next_payment_attempt : null,
      });
      work.emit('invoice.updated', after, before);
      return after;
    },
  ),
  route('POST', '/v1/invoices/:id/pay', payment, pay),
  route('POST', '/v1/invoices/:id/void', objectSchema({}), ({ work, id }) => {
    const invoice = work.need('invoice', id);
    if (invoice.status !== 'open')
      throw invalidRequest(`You can only void an open invoice. This invoice is ${invoice.status}.`, {
        code: 'invoice_not_editable',
      });
    const voided = voidInvoice(work, invoice);
    const subscription = work.store.find('subscription', invoice.parent?.subscription_details?.subscription ?? '');
    if (subscription && isPendingUpdateInvoice(work, subscription, invoice)) expirePendingUpdate(work, subscription);
    return voided;
  }),
  route('POST', '/v1/invoices/:id/mark_uncollectible', objectSchema({}), ({ work, id }) =>
    giveUp(work, work.need('invoice', id)),
  ),
  route('GET', '/v1/invoices/:id/lines', listSchema({}), ({ work, params, id }) => {
    const { lines } = work.need('invoice', id);
    return pageOf(lines.data, lines.url, params, 'line item');
  }),
  route(
    'GET',
    '/v1/invoice_payments',
    listSchema({
      created: moments.optional(),
      invoice: text.optional(),
      status: z.enum(['canceled', 'open', 'paid'], 'Invalid status').optional(),
      payment: z.strictObject({ type: text, payment_intent: text.optional() }).optional(),
    }),
    ({ work, params }) =>
      page(
        work,
        'invoice_payment',
        '/v1/invoice_payments',
        [
          whenEqual('$.invoice', params.invoice),
          whenEqual('$.status', params.status),
          whenEqual('$.payment.type', params.payment?.type),
          whenEqual('$.payment.payment_intent', params.payment?.payment_intent),
          ...inDateRange('$.created', params.created),
        ],
        params,
      ),
  ),
  route('GET', '/v1/invoice_payments/:id', objectSchema({}), ({ work, id }) => work.need('invoice_payment', id)),
];

function pay({ work, params, id }: Call<SchemaInput<typeof payment>>): Invoice {
  const invoice = work.need('invoice', id);
  if (invoice.status === 'paid') throw invalidRequest('Invoice is already paid', { code: 'invoice_already_paid' });
  if (invoice.status !== 'open' && invoice.status !== 'uncollectible')
    throw invalidRequest(`Invoice ${id} is ${invoice.status} and can't be paid.`, { code: 'invoice_not_open' });
  if (params.paid_out_of_band) return markInvoiceSettled(work, invoice, true);
  const paid = collect(work, invoice, methodFor(work, invoice, params.payment_method), false);
  switch (paid.result) {
    case 'succeeded':
    case 'nothing_due':
      return paid.invoice;
    case 'declined':
      throw cardDeclined(paid.decline, { charge: paid.charge.id, payment_intent: paid.intent }, true);
    case 'requires_action':
      throw new StripeRequestError(
        402,
        {
          type: 'card_error',
          code: 'invoice_payment_intent_requires_action',
          message:
            'This payment requires additional user action before it can be completed successfully. Payment can be completed using the PaymentIntent associated with the invoice.',
          payment_intent: paid.intent,
        },
        true,
      );
    case 'no_method':
      throw missingPaymentMethod();
  }
}

/** Marks an invoice as uncollectible; it may still be paid. */
function giveUp(work: Transaction, invoice: Invoice): Invoice {
  if (invoice.status !== 'open')
    throw invalidRequest(`You can only mark an open invoice as uncollectible. This invoice is ${invoice.status}.`, {
      code: 'invoice_not_open',
    });
  const after = saveInvoice(work, {
    ...invoice,
    auto_advance: false,
    next_payment_attempt: null,
    status: 'uncollectible',
    status_transitions: { ...invoice.status_transitions, marked_uncollectible_at: work.now(invoice.test_clock) },
  });
  work.emit('invoice.marked_uncollectible', after);
  return after;
}

function methodFor(work: Transaction, invoice: Invoice, wanted: string | undefined): PaymentMethod | undefined {
  if (wanted !== undefined) return findCustomerPaymentMethod(work, wanted, invoice.customer ?? '', 'payment_method');
  return paymentMethodOf(work, work.need('subscription', invoice.parent?.subscription_details?.subscription ?? ''));
}
