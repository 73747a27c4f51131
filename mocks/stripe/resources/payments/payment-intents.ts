import { z } from 'zod';
import { confirm, failInvoiceAuthentication } from '../../billing/collect-invoice.ts';
import { attachPaymentMethod, findPaymentMethod, assertAttached } from '../../payments/payment-methods.ts';
import { AUTHENTICATION_FAILED, cancelIntent } from '../../payments/charge-payment.ts';
import { route, type Call, type SchemaInput } from '../../route.ts';
import { paymentIntentObject } from '../../shapes/payment-intent.ts';
import type { PaymentIntent, PaymentMethod } from '../../stored-objects.ts';
import { cardDeclined, invalidRequest, parameterMissing, StripeRequestError } from '../../wire/errors.ts';
import { whenEqual, page, inDateRange } from '../../wire/paging.ts';
import {
  cents,
  currency,
  flag,
  list,
  listSchema,
  mergedMetadata,
  metadata,
  moments,
  objectSchema,
  text,
} from '../../wire/params.ts';
import type { Transaction } from '../../transaction.ts';

const automatic = z.strictObject({ enabled: flag, allow_redirects: text.optional() }).optional();
const creation = objectSchema({
  amount: cents.refine((amount) => amount > 0, 'Invalid positive integer'),
  currency,
  automatic_payment_methods: automatic,
  confirm: flag.optional(),
  customer: text.optional(),
  description: text.optional(),
  metadata: metadata.optional(),
  off_session: flag.optional(),
  payment_method: text.optional(),
  payment_method_types: list(text).optional(),
  receipt_email: text.optional(),
  return_url: text.optional(),
  setup_future_usage: z.enum(['off_session', 'on_session']).optional(),
});
const confirmation = objectSchema({
  client_secret: text.optional(),
  off_session: flag.optional(),
  payment_method: text.optional(),
  return_url: text.optional(),
  use_stripe_sdk: flag.optional(),
});
const outcome = objectSchema({
  client_secret: text.optional(),
  outcome: z.enum(['succeed', 'fail'], 'Invalid outcome'),
});

export const paymentIntents = [
  route('POST', '/v1/payment_intents', creation, create),
  route(
    'GET',
    '/v1/payment_intents',
    listSchema({ created: moments.optional(), customer: text.optional() }),
    ({ work, params }) =>
      page(
        work,
        'payment_intent',
        '/v1/payment_intents',
        [whenEqual('$.customer', params.customer), ...inDateRange('$.created', params.created)],
        params,
      ),
  ),
  route(
    'GET',
    '/v1/payment_intents/:id',
    objectSchema({ client_secret: text.optional() }),
    ({ work, params, id, publishable }) => known(work, id, publishable, params.client_secret),
    { publishable: true },
  ),
  route('POST', '/v1/payment_intents/:id/confirm', confirmation, confirmIntent, { publishable: true }),
  route(
    'POST',
    '/v1/payment_intents/:id/cancel',
    objectSchema({
      cancellation_reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer', 'abandoned']).optional(),
    }),
    ({ work, params, id }) =>
      cancelIntent(work, confirmable(work.need('payment_intent', id), 'cancel'), params.cancellation_reason ?? null),
  ),
  // The cardholder's authentication, triggered by a test or by the page that simulates the bank.
  route(
    'POST',
    '/v1/test_helpers/payment_intents/:id/authenticate',
    outcome,
    ({ work, params, id, publishable }) => {
      const intent = known(work, id, publishable, params.client_secret);
      if (intent.status !== 'requires_action') throw unexpected(intent, 'authenticate');
      return params.outcome === 'fail'
        ? authenticationFailed(work, intent)
        : charged(work, intent, work.need('payment_method', intent.payment_method ?? ''), true);
    },
    { publishable: true },
  ),
];

/** Returns an intent; to a browser only with its client secret. @throws StripeRequestError 404 */
function known(work: Transaction, id: string, publishable: boolean, secret: string | undefined): PaymentIntent {
  const intent = work.need('payment_intent', id, 'intent');
  if (publishable && secret === undefined) throw parameterMissing('client_secret');
  if (secret !== undefined && secret !== intent.client_secret)
    throw invalidRequest(
      'The client_secret provided does not match any associated PaymentIntent on this account. Ensure the publishable key used belongs to the same account that created the PaymentIntent.',
      { code: 'payment_intent_invalid_parameter', param: 'client_secret' },
    );
  return intent;
}

function create({ work, params }: Call<SchemaInput<typeof creation>>): PaymentIntent {
  const customer = params.customer === undefined ? undefined : work.need('customer', params.customer, 'customer');
  const method =
    params.payment_method === undefined ? undefined : methodFor(work, params.payment_method, customer?.id ?? null);
  const intent = paymentIntentObject(work.now(customer?.test_clock), {
    amount: params.amount,
    currency: params.currency,
    customer: customer?.id ?? null,
    description: params.description ?? null,
    metadata: mergedMetadata(null, params.metadata),
    payment_method: method?.id ?? null,
    receipt_email: params.receipt_email ?? null,
    setup_future_usage: params.setup_future_usage ?? null,
    status: method ? 'requires_confirmation' : 'requires_payment_method',
    automatic_payment_methods: params.automatic_payment_methods?.enabled
      ? { enabled: true, allow_redirects: params.automatic_payment_methods.allow_redirects ?? 'always' }
      : null,
  });
  work.store.put('payment_intent', intent);
  work.emit('payment_intent.created', intent);
  return params.confirm ? charged(work, intent, needMethod(method), false) : intent;
}

function methodFor(work: Transaction, id: string, customer: string | null): PaymentMethod {
  const method = findPaymentMethod(work, id);
  assertAttached(work, method);
  if (method.customer === null || method.customer === customer) return method;
  throw invalidRequest(
    `The provided PaymentMethod ${id} belongs to another Customer. Provide the Customer with the PaymentIntent to use it.`,
    { code: 'payment_method_customer_mismatch', param: 'payment_method' },
  );
}

function needMethod(method: PaymentMethod | undefined): PaymentMethod {
  if (!method)
    throw invalidRequest(
      "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.",
      { code: 'payment_intent_unexpected_state' },
    );
  return method;
}

/**
 * Confirms an intent. A browser's confirmation of one that waits for the cardholder counts as
 * authentication, since there is no bank page here.
 */
function confirmIntent({ work, params, id, publishable }: Call<SchemaInput<typeof confirmation>>): PaymentIntent {
  const intent = confirmable(known(work, id, publishable, params.client_secret), 'confirm');
  const authenticated =
    intent.status === 'requires_action' && params.client_secret !== undefined && params.payment_method === undefined;
  const chosen = params.payment_method ?? intent.payment_method;
  return charged(
    work,
    intent,
    needMethod(chosen ? methodFor(work, chosen, intent.customer) : undefined),
    authenticated,
  );
}

/** Charges an intent. A card that paid for a recurring charge is attached to the customer. @throws StripeRequestError 402 */
function charged(
  work: Transaction,
  intent: PaymentIntent,
  method: PaymentMethod,
  authenticated: boolean,
): PaymentIntent {
  const result = confirm(work, intent, method, authenticated);
  if (result.result === 'declined')
    throw cardDeclined(
      result.decline,
      { charge: result.charge.id, payment_intent: result.intent, payment_method: method },
      true,
    );
  if (result.result === 'succeeded' && intent.customer && intent.setup_future_usage)
    attachPaymentMethod(work, method, intent.customer);
  return result.intent;
}

function authenticationFailed(work: Transaction, intent: PaymentIntent): never {
  const after = failInvoiceAuthentication(work, intent);
  throw new StripeRequestError(
    402,
    {
      type: 'invalid_request_error',
      code: 'payment_intent_authentication_failure',
      message: AUTHENTICATION_FAILED,
      payment_intent: after,
    },
    true,
  );
}

function confirmable(intent: PaymentIntent, verb: string): PaymentIntent {
  if (intent.status === 'succeeded' || intent.status === 'canceled') throw unexpected(intent, verb);
  return intent;
}

function unexpected({ status, ...intent }: PaymentIntent, verb: string): StripeRequestError {
  return invalidRequest(`You cannot ${verb} this PaymentIntent because it has a status of ${status}.`, {
    code: 'payment_intent_unexpected_state',
    payment_intent: { ...intent, status },
  });
}
