import { z } from 'zod';
import { confirm, failInvoiceAuthentication } from '../../billing/collect-invoice.ts';
import { route, type Call } from '../../route.ts';
import type { PaymentIntent } from '../../stored-objects.ts';
import { authenticationError, invalidRequest, parameterMissing, StripeRequestError } from '../../wire/errors.ts';
import { objectSchema, text } from '../../wire/params.ts';

export const paymentIntents = [
  route('GET', '/v1/payment_intents/:id', objectSchema({ client_secret: text.optional() }), known, {
    publishable: true,
  }),
  // The confirmation of an intent that waits for the cardholder counts as authentication: there is no bank page here.
  route(
    'POST',
    '/v1/payment_intents/:id/confirm',
    objectSchema({ client_secret: text }),
    (call) => confirm(call.work, waiting(known(call), 'confirm')),
    { publishable: true },
  ),
  // The cardholder's authentication, triggered by a test or by the page that simulates the bank.
  route(
    'POST',
    '/v1/test_helpers/payment_intents/:id/authenticate',
    objectSchema({ client_secret: text.optional(), outcome: z.enum(['succeed', 'fail'], 'Invalid outcome') }),
    (call) => {
      const { work, params } = call;
      const intent = waiting(known(call), 'authenticate');
      if (params.outcome === 'succeed') return confirm(work, intent);
      const failed = failInvoiceAuthentication(work, intent);
      throw new StripeRequestError(402, { ...authenticationError('payment_intent'), payment_intent: failed }, true);
    },
    { publishable: true },
  ),
];

/** Returns an intent; to a browser only with its client secret. @throws StripeRequestError 404 */
function known({ work, id, publishable, params }: Call<{ client_secret?: string | undefined }>): PaymentIntent {
  const intent = work.need('payment_intent', id, 'intent');
  const secret = params.client_secret;
  if (publishable && secret === undefined) throw parameterMissing('client_secret');
  if (secret !== undefined && secret !== intent.client_secret)
    throw invalidRequest(
      'The client_secret provided does not match any associated PaymentIntent on this account. Ensure the publishable key used belongs to the same account that created the PaymentIntent.',
      { code: 'payment_intent_invalid_parameter', param: 'client_secret' },
    );
  return intent;
}

function waiting(intent: PaymentIntent, verb: string): PaymentIntent {
  if (intent.status === 'requires_action') return intent;
  throw invalidRequest(`You cannot ${verb} this PaymentIntent because it has a status of ${intent.status}.`, {
    code: 'payment_intent_unexpected_state',
    payment_intent: intent,
  });
}
