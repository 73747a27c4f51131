import { z } from 'zod';
import { attachPaymentMethod, savePaymentMethod, findPaymentMethod } from '../../payments/payment-methods.ts';
import { parseCard } from '../../payments/parse-card.ts';
import { route, type Call, type SchemaInput } from '../../route.ts';
import { NO_BILLING, type BillingDetails } from '../../shapes/payment-method.ts';
import type { PaymentMethod } from '../../stored-objects.ts';
import { invalidRequest } from '../../wire/errors.ts';
import { integer, objectSchema, text, unsettable } from '../../wire/params.ts';

const creation = objectSchema({
  type: z.literal('card', 'Invalid type'),
  card: z.strictObject({ number: text, exp_month: integer, exp_year: integer, cvc: text }),
  billing_details: z
    .strictObject({
      address: z.strictObject({ country: z.string(), line1: z.string(), postal_code: z.string() }).partial().optional(),
      email: unsettable(text).optional(),
    })
    .optional(),
});
const changes = objectSchema({ card: z.strictObject({ exp_month: integer, exp_year: integer }) });

export const paymentMethods = [
  route('POST', '/v1/payment_methods', creation, create, { publishable: true }),
  route('GET', '/v1/payment_methods/:id', objectSchema({}), ({ work, id }) => findPaymentMethod(work, id)),
  route('POST', '/v1/payment_methods/:id', changes, update),
  route('POST', '/v1/payment_methods/:id/attach', objectSchema({ customer: text }), ({ work, params, id }) => {
    const { id: customer } = work.need('customer', params.customer, 'customer');
    return attachPaymentMethod(work, findPaymentMethod(work, id), customer);
  }),
  route('POST', '/v1/payment_methods/:id/detach', objectSchema({}), detach),
];

function create({ work, params }: Call<SchemaInput<typeof creation>>): PaymentMethod {
  const { address, ...rest } = params.billing_details ?? {};
  return savePaymentMethod(work, parseCard(new Date(work.now * 1000), params.card), {
    ...NO_BILLING,
    ...rest,
    address: { ...NO_BILLING.address, ...address } as BillingDetails['address'],
  });
}

function update({ work, params, id }: Call<SchemaInput<typeof changes>>): PaymentMethod {
  const before = work.need('payment_method', id);
  if (before.customer === null)
    throw invalidRequest('You must save this PaymentMethod to a customer before you can update it.', {
      code: 'resource_missing',
    });
  const after: PaymentMethod = { ...before, ...(before.card && { card: { ...before.card, ...params.card } }) };
  return work.save('payment_method', after, 'payment_method.updated', before);
}

/** Detaches a card from its customer, and removes it where it was the default. */
function detach({ work, id }: Call<unknown>): PaymentMethod {
  const before = work.need('payment_method', id);
  const customer = work.customerOf(before);
  if (!customer)
    throw invalidRequest('The payment method you provided is not attached to a customer so detachment is impossible.', {
      code: 'payment_method_not_attached',
    });
  work.store.hide(id, { detached: true });
  if (customer.invoice_settings.default_payment_method === id) {
    work.store.put('customer', {
      ...customer,
      invoice_settings: { ...customer.invoice_settings, default_payment_method: null },
    });
  }
  return work.save('payment_method', { ...before, customer: null }, 'payment_method.detached', before);
}
