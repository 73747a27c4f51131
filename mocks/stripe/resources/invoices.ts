import { z } from 'zod';
import { collect, payingMethod, settled } from '../billing/collect.ts';
import { saveInvoice, voidInvoice } from '../billing/invoice.ts';
import { methodOfCustomer } from '../billing/methods.ts';
import { expireUpdate, paysForUpdate } from '../billing/pending-update.ts';
import { SUBSCRIPTION_OF_INVOICE } from '../billing/subscription.ts';
import { noMethod } from '../billing/terms.ts';
import { route, type Call, type Given } from '../route.ts';
import type { Invoice, PaymentMethod } from '../stored.ts';
import { cardDeclined, invalidRequest, Refusal } from '../wire/errors.ts';
import { equal, page, pageOf, within } from '../wire/paging.ts';
import { flag, lists, mergedMetadata, metadata, moments, takes, text } from '../wire/params.ts';
import type { Work } from '../work.ts';

const payment = takes({
  off_session: flag.optional(),
  paid_out_of_band: flag.optional(),
  payment_method: text.optional(),
});

export const invoices = [
  route(
    'GET',
    '/v1/invoices',
    lists({
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
          equal('$.customer', params.customer),
          equal('$.status', params.status),
          equal(SUBSCRIPTION_OF_INVOICE, params.subscription),
          equal('$.collection_method', params.collection_method),
          ...within('$.created', params.created),
          ...within('$.due_date', params.due_date),
        ],
        params,
      ),
  ),
  route('GET', '/v1/invoices/:id', takes({}), ({ work, id }) => work.need('invoice', id)),
  route(
    'POST',
    '/v1/invoices/:id',
    takes({ metadata: metadata.optional(), description: text.optional() }),
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
  route('POST', '/v1/invoices/:id/void', takes({}), ({ work, id }) => {
    const invoice = work.need('invoice', id);
    if (invoice.status !== 'open')
      throw invalidRequest(`You can only void an open invoice. This invoice is ${invoice.status}.`, {
        code: 'invoice_not_editable',
      });
    const voided = voidInvoice(work, invoice);
    const subscription = work.store.find('subscription', invoice.parent?.subscription_details?.subscription ?? '');
    if (subscription && paysForUpdate(work, subscription, invoice)) expireUpdate(work, subscription);
    return voided;
  }),
  route('POST', '/v1/invoices/:id/mark_uncollectible', takes({}), ({ work, id }) =>
    giveUp(work, work.need('invoice', id)),
  ),
  route('GET', '/v1/invoices/:id/lines', lists({}), ({ work, params, id }) => {
    const { lines } = work.need('invoice', id);
    return pageOf(lines.data, lines.url, params, 'line item');
  }),
  route(
    'GET',
    '/v1/invoice_payments',
    lists({
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
          equal('$.invoice', params.invoice),
          equal('$.status', params.status),
          equal('$.payment.type', params.payment?.type),
          equal('$.payment.payment_intent', params.payment?.payment_intent),
          ...within('$.created', params.created),
        ],
        params,
      ),
  ),
  route('GET', '/v1/invoice_payments/:id', takes({}), ({ work, id }) => work.need('invoice_payment', id)),
];

function pay({ work, params, id }: Call<Given<typeof payment>>): Invoice {
  const invoice = work.need('invoice', id);
  if (invoice.status === 'paid') throw invalidRequest('Invoice is already paid', { code: 'invoice_already_paid' });
  if (invoice.status !== 'open' && invoice.status !== 'uncollectible')
    throw invalidRequest(`Invoice ${id} is ${invoice.status} and can't be paid.`, { code: 'invoice_not_open' });
  if (params.paid_out_of_band) return settled(work, invoice, true);
  const paid = collect(work, invoice, methodFor(work, invoice, params.payment_method), false);
  switch (paid.result) {
    case 'succeeded':
    case 'nothing_due':
      return paid.invoice;
    case 'declined':
      throw cardDeclined(paid.decline, { charge: paid.charge.id, payment_intent: paid.intent }, true);
    case 'requires_action':
      throw new Refusal(
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
      throw noMethod();
  }
}

/** Nobody expects this money any more; it may still come. */
function giveUp(work: Work, invoice: Invoice): Invoice {
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

function methodFor(work: Work, invoice: Invoice, wanted: string | undefined): PaymentMethod | undefined {
  if (wanted !== undefined) return methodOfCustomer(work, wanted, invoice.customer ?? '', 'payment_method');
  return payingMethod(work, work.need('subscription', invoice.parent?.subscription_details?.subscription ?? ''));
}
