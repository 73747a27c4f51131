import { z } from 'zod';
import {
  attachPaymentMethod,
  cardOfToken,
  savePaymentMethod,
  findPaymentMethod,
} from '../../payments/payment-methods.ts';
import { parseCard } from '../../payments/parse-card.ts';
import { route, type Call, type SchemaInput } from '../../route.ts';
import { NO_BILLING, tokenObject, type BillingDetails } from '../../shapes/payment-method.ts';
import type { PaymentMethod, Token } from '../../stored-objects.ts';
import { invalidRequest, parameterMissing } from '../../wire/errors.ts';
import { whenEqual, page, type Paging } from '../../wire/paging.ts';
import {
  address,
  integer,
  listSchema,
  mergedMetadata,
  metadata,
  objectSchema,
  text,
  unsettable,
} from '../../wire/params.ts';
import type { Transaction } from '../../transaction.ts';

const card = z.strictObject({ number: text, exp_month: integer, exp_year: integer, cvc: text.optional() });
const billing = z.strictObject({
  address: unsettable(address).optional(),
  email: unsettable(text).optional(),
  name: unsettable(text).optional(),
  phone: unsettable(text).optional(),
});
const creation = objectSchema({
  type: z.literal('card', 'Invalid type').optional(),
  card: z.union([z.strictObject({ token: text }), card]).optional(),
  billing_details: billing.optional(),
  metadata: metadata.optional(),
});
const changes = objectSchema({
  billing_details: billing.optional(),
  card: z.strictObject({ exp_month: integer.optional(), exp_year: integer.optional() }).optional(),
  metadata: metadata.optional(),
});

const ofKind = { allow_redisplay: text.optional(), type: text.optional() };

export const paymentMethods = [
  route('POST', '/v1/payment_methods', creation, create, { publishable: true }),
  route('POST', '/v1/tokens', objectSchema({ card: card.extend({ name: text.optional() }) }), createToken, {
    publishable: true,
  }),
  route('GET', '/v1/tokens/:id', objectSchema({}), ({ work, id }) => work.need('token', id, 'token')),
  route('GET', '/v1/payment_methods', listSchema({ ...ofKind, customer: text.optional() }), ({ work, params }) =>
    ofCustomer(work, params.customer, '/v1/payment_methods', params),
  ),
  route('GET', '/v1/payment_methods/:id', objectSchema({}), ({ work, id }) => findPaymentMethod(work, id)),
  route('POST', '/v1/payment_methods/:id', changes, update),
  route('POST', '/v1/payment_methods/:id/attach', objectSchema({ customer: text }), ({ work, params, id }) => {
    const { id: customer } = work.need('customer', params.customer, 'customer');
    return attachPaymentMethod(work, findPaymentMethod(work, id), customer);
  }),
  route('POST', '/v1/payment_methods/:id/detach', objectSchema({}), detach),
  route('GET', '/v1/customers/:id/payment_methods', listSchema(ofKind), ({ work, params, id }) => {
    work.need('customer', id, 'customer');
    return ofCustomer(work, id, `/v1/customers/${id}/payment_methods`, params);
  }),
  route('GET', '/v1/customers/:id/payment_methods/:method', objectSchema({}), ({ work, id, secondId }) => {
    const method = work.need('payment_method', secondId);
    if (method.customer !== id)
      throw invalidRequest(
        `No such PaymentMethod: '${secondId}'`,
        { code: 'resource_missing', param: 'payment_method' },
        404,
      );
    return method;
  }),
];

function ofCustomer(
  work: Transaction,
  customer: string | undefined,
  url: string,
  params: Paging & { allow_redisplay?: string | undefined; type?: string | undefined },
): object {
  return page(
    work,
    'payment_method',
    url,
    [
      whenEqual('$.customer', customer),
      whenEqual('$.type', params.type),
      whenEqual('$.allow_redisplay', params.allow_redisplay),
    ],
    params,
  );
}

function create({ work, params }: Call<SchemaInput<typeof creation>>): PaymentMethod {
  if (params.type === undefined) throw parameterMissing('type');
  if (params.card === undefined) throw parameterMissing('card');
  const onFile =
    'token' in params.card
      ? cardOfToken(work, params.card.token)
      : parseCard(new Date(work.productNow * 1000), params.card);
  return savePaymentMethod(
    work,
    onFile,
    withDetails(NO_BILLING, params.billing_details),
    mergedMetadata(null, params.metadata),
  );
}

function withDetails(before: BillingDetails, given: z.output<typeof billing> = {}): BillingDetails {
  const { address: place, ...rest } = given;
  return {
    ...before,
    ...rest,
    ...(place !== undefined && {
      address: { ...(place === null ? NO_BILLING.address : before.address), ...place } as BillingDetails['address'],
    }),
  };
}

function createToken({ work, params }: Call<{ card: z.output<typeof card> }>): Token {
  const onFile = parseCard(new Date(work.productNow * 1000), params.card);
  const token = tokenObject(work.productNow, onFile);
  work.store.put('token', token);
  work.store.hide(token.id, { card: onFile.card.label });
  return token;
}

function update({ work, params, id }: Call<SchemaInput<typeof changes>>): PaymentMethod {
  const before = work.need('payment_method', id);
  if (before.customer === null)
    throw invalidRequest('You must save this PaymentMethod to a customer before you can update it.', {
      code: 'resource_missing',
    });
  const after: PaymentMethod = {
    ...before,
    billing_details: withDetails(before.billing_details, params.billing_details),
    metadata: mergedMetadata(before.metadata, params.metadata),
    ...(before.card && {
      card: {
        ...before.card,
        exp_month: params.card?.exp_month ?? before.card.exp_month,
        exp_year: params.card?.exp_year ?? before.card.exp_year,
      },
    }),
  };
  work.store.put('payment_method', after);
  work.emit('payment_method.updated', after, before);
  return after;
}

/** Detaches a card from its customer, and removes it wherever it was the default. */
function detach({ work, id }: Call<unknown>): PaymentMethod {
  const before = work.need('payment_method', id);
  const customer = work.customerOf(before);
  if (!customer)
    throw invalidRequest('The payment method you provided is not attached to a customer so detachment is impossible.', {
      code: 'payment_method_not_attached',
    });
  const after = { ...before, customer: null };
  work.store.put('payment_method', after);
  work.store.hide(id, { detached: true });
  if (customer.invoice_settings.default_payment_method === id) {
    work.store.put(
      'customer',
      { ...customer, invoice_settings: { ...customer.invoice_settings, default_payment_method: null } },
      { clock: customer.test_clock },
    );
  }
  work.emit('payment_method.detached', after, before);
  return after;
}
