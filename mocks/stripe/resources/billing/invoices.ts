import { z } from 'zod';
import { collect, paymentMethodOf, markInvoiceSettled } from '../../billing/collect-invoice.ts';
import { voidInvoice } from '../../billing/invoice.ts';
import { findCustomerPaymentMethod } from '../../payments/payment-methods.ts';
import { expirePendingUpdate, isPendingUpdateInvoice } from '../../billing/pending-update.ts';
import { SUBSCRIPTION_OF_INVOICE } from '../../billing/subscription.ts';
import { route, type Call, type SchemaInput } from '../../route.ts';
import type { Invoice, PaymentMethod } from '../../stored-objects.ts';
import { cardDeclined, invalidRequest, missingPaymentMethod, StripeRequestError } from '../../wire/errors.ts';
import { listRoute, whenEqual } from '../../wire/paging.ts';
import { flag, listSchema, objectSchema, text } from '../../wire/params.ts';
import type { Transaction } from '../../transaction.ts';

const payment = objectSchema({ paid_out_of_band: flag.optional(), payment_method: text.optional() });

export const invoices = [
  listRoute(
    '/v1/invoices',
    'invoice',
    listSchema({
      customer: text.optional(),
      status: z.enum(['open', 'paid', 'void'], 'Invalid status').optional(),
      subscription: text.optional(),
    }),
    ({ params }) => [
      whenEqual('$.customer', params.customer),
      whenEqual('$.status', params.status),
      whenEqual(SUBSCRIPTION_OF_INVOICE, params.subscription),
    ],
  ),
  route('GET', '/v1/invoices/:id', objectSchema({}), ({ work, id }) => work.need('invoice', id)),
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
  listRoute(
    '/v1/invoice_payments',
    'invoice_payment',
    listSchema({ payment: z.strictObject({ type: z.literal('payment_intent'), payment_intent: text }).optional() }),
    ({ params }) => [whenEqual('$.payment.payment_intent', params.payment?.payment_intent)],
  ),
];

function pay({ work, params, id }: Call<SchemaInput<typeof payment>>): Invoice {
  const invoice = work.need('invoice', id);
  if (invoice.status === 'paid') throw invalidRequest('Invoice is already paid', { code: 'invoice_already_paid' });
  if (invoice.status !== 'open')
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

function methodFor(work: Transaction, invoice: Invoice, wanted: string | undefined): PaymentMethod | undefined {
  if (wanted !== undefined) return findCustomerPaymentMethod(work, wanted, invoice.customer ?? '', 'payment_method');
  return paymentMethodOf(work, work.need('subscription', invoice.parent?.subscription_details?.subscription ?? ''));
}
