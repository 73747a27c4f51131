import { z } from 'zod';
import { cardByLabel } from '../../cards.ts';
import { attachPaymentMethod, findPaymentMethod } from '../../payments/payment-methods.ts';
import { AUTHENTICATION_FAILED, requiresAuthentication } from '../../payments/charge-payment.ts';
import { route, type Call, type SchemaInput } from '../../route.ts';
import { AUTHENTICATE, setupIntentObject } from '../../shapes/payment-intent.ts';
import type { PaymentMethod, SetupIntent } from '../../stored-objects.ts';
import { cardDeclined, invalidRequest, parameterMissing, StripeRequestError } from '../../wire/errors.ts';
import { whenEqual, page, inDateRange } from '../../wire/paging.ts';
import { flag, list, listSchema, mergedMetadata, metadata, moments, objectSchema, text } from '../../wire/params.ts';
import type { Transaction } from '../../transaction.ts';

const creation = objectSchema({
  automatic_payment_methods: z.strictObject({ enabled: flag, allow_redirects: text.optional() }).optional(),
  confirm: flag.optional(),
  customer: text.optional(),
  description: text.optional(),
  metadata: metadata.optional(),
  payment_method: text.optional(),
  payment_method_types: list(text).optional(),
  return_url: text.optional(),
  usage: z.enum(['off_session', 'on_session']).optional(),
});
const confirmation = objectSchema({
  client_secret: text.optional(),
  payment_method: text.optional(),
  return_url: text.optional(),
  use_stripe_sdk: flag.optional(),
});

export const setupIntents = [
  route('POST', '/v1/setup_intents', creation, create),
  route(
    'GET',
    '/v1/setup_intents',
    listSchema({ created: moments.optional(), customer: text.optional(), payment_method: text.optional() }),
    ({ work, params }) =>
      page(
        work,
        'setup_intent',
        '/v1/setup_intents',
        [
          whenEqual('$.customer', params.customer),
          whenEqual('$.payment_method', params.payment_method),
          ...inDateRange('$.created', params.created),
        ],
        params,
      ),
  ),
  route(
    'GET',
    '/v1/setup_intents/:id',
    objectSchema({ client_secret: text.optional() }),
    ({ work, params, id, publishable }) => known(work, id, publishable, params.client_secret),
    { publishable: true },
  ),
  route('POST', '/v1/setup_intents/:id/confirm', confirmation, confirm, { publishable: true }),
  route(
    'POST',
    '/v1/setup_intents/:id/cancel',
    objectSchema({ cancellation_reason: text.optional() }),
    ({ work, id }) =>
      save(
        work,
        { ...open(work.need('setup_intent', id)), next_action: null, status: 'canceled' },
        'setup_intent.canceled',
      ),
  ),
  route(
    'POST',
    '/v1/test_helpers/setup_intents/:id/authenticate',
    objectSchema({ client_secret: text.optional(), outcome: z.enum(['succeed', 'fail'], 'Invalid outcome') }),
    ({ work, params, id, publishable }) => {
      const intent = known(work, id, publishable, params.client_secret);
      if (intent.status !== 'requires_action') throw unexpected(intent);
      return params.outcome === 'fail'
        ? authenticationFailed(work, intent)
        : finish(work, intent, work.need('payment_method', intent.payment_method ?? ''), true);
    },
    { publishable: true },
  ),
];

function known(work: Transaction, id: string, publishable: boolean, secret: string | undefined): SetupIntent {
  const intent = work.need('setup_intent', id, 'intent');
  if (publishable && secret === undefined) throw parameterMissing('client_secret');
  if (secret !== undefined && secret !== intent.client_secret)
    throw invalidRequest('The client_secret provided does not match any associated SetupIntent on this account.', {
      code: 'setup_intent_invalid_parameter',
      param: 'client_secret',
    });
  return intent;
}

function create({ work, params }: Call<SchemaInput<typeof creation>>): SetupIntent {
  const customer = params.customer === undefined ? undefined : work.need('customer', params.customer, 'customer');
  const method = params.payment_method === undefined ? undefined : findPaymentMethod(work, params.payment_method);
  const intent = setupIntentObject(work.now(customer?.test_clock), {
    customer: customer?.id ?? null,
    description: params.description ?? null,
    metadata: mergedMetadata(null, params.metadata),
    payment_method: method?.id ?? null,
    status: method ? 'requires_confirmation' : 'requires_payment_method',
    usage: params.usage ?? 'off_session',
  });
  save(work, intent, 'setup_intent.created');
  return params.confirm ? finish(work, intent, needMethod(method), false) : intent;
}

/** Confirms an intent; as with payment intents, a browser's confirmation of a waiting one counts as authentication. */
function confirm({ work, params, id, publishable }: Call<SchemaInput<typeof confirmation>>): SetupIntent {
  const intent = open(known(work, id, publishable, params.client_secret));
  const authenticated =
    intent.status === 'requires_action' && params.client_secret !== undefined && params.payment_method === undefined;
  const chosen = params.payment_method ?? intent.payment_method;
  return finish(work, intent, needMethod(chosen ? findPaymentMethod(work, chosen) : undefined), authenticated);
}

/** Checks a card without charging it, and attaches it to the intent's customer. @throws StripeRequestError 402 */
function finish(work: Transaction, intent: SetupIntent, method: PaymentMethod, authenticated: boolean): SetupIntent {
  const { decline } = cardByLabel(work.hidden(method.id).card);
  if (decline) {
    const error = {
      type: 'card_error',
      code: decline.code,
      decline_code: decline.decline,
      message: decline.message,
    } as const;
    const after = save(
      work,
      {
        ...intent,
        last_setup_error: { ...error, payment_method: method },
        payment_method: null,
        status: 'requires_payment_method',
      },
      'setup_intent.setup_failed',
    );
    throw cardDeclined(decline, { setup_intent: after, payment_method: method }, true);
  }
  if (!authenticated && requiresAuthentication(work, method)) {
    return save(
      work,
      {
        ...intent,
        next_action: { type: 'use_stripe_sdk', use_stripe_sdk: AUTHENTICATE.use_stripe_sdk },
        payment_method: method.id,
        status: 'requires_action',
      },
      'setup_intent.requires_action',
    );
  }
  if (authenticated) work.store.hide(method.id, { authenticated: true });
  if (intent.customer) attachPaymentMethod(work, method, intent.customer);
  return save(
    work,
    { ...intent, last_setup_error: null, next_action: null, payment_method: method.id, status: 'succeeded' },
    'setup_intent.succeeded',
  );
}

function authenticationFailed(work: Transaction, intent: SetupIntent): never {
  const error = {
    type: 'invalid_request_error',
    code: 'setup_intent_authentication_failure',
    message: AUTHENTICATION_FAILED,
  } as const;
  const after = save(
    work,
    { ...intent, last_setup_error: error, next_action: null, payment_method: null, status: 'requires_payment_method' },
    'setup_intent.setup_failed',
  );
  throw new StripeRequestError(402, { ...error, setup_intent: after }, true);
}

function save(
  work: Transaction,
  intent: SetupIntent,
  event:
    | 'setup_intent.created'
    | 'setup_intent.requires_action'
    | 'setup_intent.succeeded'
    | 'setup_intent.setup_failed'
    | 'setup_intent.canceled',
): SetupIntent {
  work.store.put('setup_intent', intent);
  work.emit(event, intent);
  return intent;
}

function needMethod(method: PaymentMethod | undefined): PaymentMethod {
  if (!method)
    throw invalidRequest("You cannot confirm this SetupIntent because it's missing a payment method.", {
      code: 'setup_intent_unexpected_state',
    });
  return method;
}

function open(intent: SetupIntent): SetupIntent {
  if (intent.status === 'succeeded' || intent.status === 'canceled') throw unexpected(intent);
  return intent;
}

function unexpected(intent: SetupIntent): StripeRequestError {
  return invalidRequest(`You cannot perform this action because the SetupIntent has a status of ${intent.status}.`, {
    code: 'setup_intent_unexpected_state',
    setup_intent: intent,
  });
}
