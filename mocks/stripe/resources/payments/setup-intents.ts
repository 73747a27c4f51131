import { z } from 'zod';
import { cardByLabel } from '../../cards.ts';
import { attachPaymentMethod, findPaymentMethod } from '../../payments/payment-methods.ts';
import { requiresAuthentication } from '../../payments/charge-payment.ts';
import { route } from '../../route.ts';
import { AUTHENTICATE, setupIntentObject } from '../../shapes/payment-intent.ts';
import type { Event, PaymentMethod, SetupIntent } from '../../stored-objects.ts';
import {
  authenticationError,
  cardDeclined,
  invalidRequest,
  parameterMissing,
  StripeRequestError,
} from '../../wire/errors.ts';
import { flag, objectSchema, text } from '../../wire/params.ts';
import type { Transaction } from '../../transaction.ts';

const creation = objectSchema({
  automatic_payment_methods: z.strictObject({ enabled: flag, allow_redirects: text.optional() }).optional(),
  confirm: flag.optional(),
  customer: text,
  payment_method: text.optional(),
  usage: z.literal('off_session').optional(),
});

export const setupIntents = [
  route('POST', '/v1/setup_intents', creation, ({ work, params }) => {
    const { id } = work.need('customer', params.customer, 'customer');
    const intent = work.save('setup_intent', setupIntentObject(work.now, id), 'setup_intent.created');
    if (!params.confirm) return intent;
    return finish(work, intent, findPaymentMethod(work, params.payment_method ?? ''), false);
  }),
  route(
    'GET',
    '/v1/setup_intents/:id',
    objectSchema({ client_secret: text.optional() }),
    ({ work, params, id, publishable }) => {
      if (publishable && params.client_secret === undefined) throw parameterMissing('client_secret');
      return known(work, id, params.client_secret);
    },
    { publishable: true },
  ),
  route(
    'POST',
    '/v1/setup_intents/:id/confirm',
    objectSchema({ client_secret: text, payment_method: text, use_stripe_sdk: flag.optional() }),
    ({ work, params, id }) => {
      const intent = known(work, id, params.client_secret);
      if (intent.status === 'succeeded') throw unexpected(intent);
      return finish(work, intent, findPaymentMethod(work, params.payment_method), false);
    },
    { publishable: true },
  ),
  route(
    'POST',
    '/v1/test_helpers/setup_intents/:id/authenticate',
    objectSchema({ client_secret: text, outcome: z.enum(['succeed', 'fail'], 'Invalid outcome') }),
    ({ work, params, id }) => {
      const intent = known(work, id, params.client_secret);
      if (intent.status !== 'requires_action') throw unexpected(intent);
      return params.outcome === 'fail'
        ? authenticationFailed(work, intent)
        : finish(work, intent, work.need('payment_method', intent.payment_method ?? ''), true);
    },
    { publishable: true },
  ),
];

/** Returns an intent; to a browser only with its client secret. @throws StripeRequestError 404 */
function known(work: Transaction, id: string, secret: string | undefined): SetupIntent {
  const intent = work.need('setup_intent', id, 'intent');
  if (secret !== undefined && secret !== intent.client_secret)
    throw invalidRequest('The client_secret provided does not match any associated SetupIntent on this account.', {
      code: 'setup_intent_invalid_parameter',
      param: 'client_secret',
    });
  return intent;
}

const update = (work: Transaction, intent: SetupIntent, event: Event['type'], change: Partial<SetupIntent>) =>
  work.save('setup_intent', { ...intent, ...change }, event);

/** Checks a card without charging it, and attaches it to the intent's customer. @throws StripeRequestError 402 */
function finish(work: Transaction, intent: SetupIntent, method: PaymentMethod, authenticated: boolean): SetupIntent {
  const { decline } = cardByLabel(work.store.hidden(method.id).card);
  if (decline) {
    const { code, decline: decline_code, message } = decline;
    const after = update(work, intent, 'setup_intent.setup_failed', {
      last_setup_error: { type: 'card_error', code, decline_code, message, payment_method: method },
      payment_method: null,
      status: 'requires_payment_method',
    });
    throw cardDeclined(decline, { setup_intent: after, payment_method: method }, true);
  }
  if (!authenticated && requiresAuthentication(work, method))
    return update(work, intent, 'setup_intent.requires_action', {
      next_action: { type: 'use_stripe_sdk', use_stripe_sdk: AUTHENTICATE.use_stripe_sdk },
      payment_method: method.id,
      status: 'requires_action',
    });
  if (authenticated) work.store.hide(method.id, { authenticated: true });
  if (intent.customer) attachPaymentMethod(work, method, intent.customer);
  return update(work, intent, 'setup_intent.succeeded', {
    last_setup_error: null,
    next_action: null,
    payment_method: method.id,
    status: 'succeeded',
  });
}

function authenticationFailed(work: Transaction, intent: SetupIntent): never {
  const error = authenticationError('setup_intent');
  const after = update(work, intent, 'setup_intent.setup_failed', {
    last_setup_error: error,
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  });
  throw new StripeRequestError(402, { ...error, setup_intent: after }, true);
}

function unexpected(intent: SetupIntent): StripeRequestError {
  return invalidRequest(`You cannot perform this action because the SetupIntent has a status of ${intent.status}.`, {
    code: 'setup_intent_unexpected_state',
    setup_intent: intent,
  });
}
