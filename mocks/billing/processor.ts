import { cardOfMethod, newMethod } from './payment-cards.ts';
import { generateSecret } from '../world/secret.ts';
import { parseCard } from '../stripe/payments/parse-card.ts';
import {
  authenticationError,
  invalidRequest,
  parameterMissing,
  StripeRequestError,
  resourceMissing,
  unknownUrl,
} from '../stripe/wire/errors.ts';
import type { CardSetupRow } from '../world/db.ts';
import type { World } from '../world/world.ts';

/** Returns the id of a payment that the cardholder must confirm, and the client secret for it. */
export function newClientSecret({ db }: World, type: 'pi' | 'seti' = 'pi'): string {
  return `${type}_mock${++db.lastId.payment}_secret_${generateSecret().replaceAll(/[-_]/g, '0')}`;
}

const calls: readonly [path: RegExp, answer: (world: World, id: string, form: URLSearchParams) => object][] = [
  [/^v1\/(payment_methods)$/, createMethod],
  [/^v1\/test_helpers\/payment_intents\/(pi_\w+)\/authenticate$/, authenticate],
  [/^v1\/setup_intents\/(seti_\w+)\/confirm$/, confirmSetup],
  [/^v1\/test_helpers\/setup_intents\/(seti_\w+)\/authenticate$/, authenticateSetup],
];

/** Returns the response to a browser's call below `/dev/processor/`; a card's number and code are not stored. */
export function handleProcessorRequest(
  world: World,
  path: string,
  form: URLSearchParams,
): { status: number; body: object } {
  try {
    for (const [pattern, answer] of calls) {
      const id = pattern.exec(path)?.[1];
      if (id !== undefined) return { status: 200, body: answer(world, id, form) };
    }
    throw unknownUrl('POST', `/${path}`);
  } catch (error) {
    if (error instanceof StripeRequestError) return { status: error.status, body: { error: error.body } };
    throw error;
  }
}

function needed(form: URLSearchParams, name: string): string {
  const value = form.get(name);
  if (value === null) throw parameterMissing(name);
  return value;
}

function createMethod(world: World, _id: string, form: URLSearchParams): object {
  needed(form, 'type');
  const { card, expMonth, expYear } = parseCard(world.now(), {
    number: needed(form, 'card[number]'),
    exp_month: Number(needed(form, 'card[exp_month]')),
    exp_year: Number(needed(form, 'card[exp_year]')),
    cvc: needed(form, 'card[cvc]'),
  });
  const id = newMethod(world, card, { expMonth, expYear });
  world.changed();
  return {
    id,
    object: 'payment_method',
    type: 'card',
    livemode: false,
    card: { brand: card.brand, last4: card.number.slice(-4), exp_month: expMonth, exp_year: expYear },
  };
}

/** Simulates the bank's authentication dialog: the cardholder approves or declines. */
function authenticate(world: World, id: string, form: URLSearchParams): object {
  const secret = needed(form, 'client_secret');
  const waiting = [...world.db.publishIntents, ...world.db.cardSetups, ...world.db.propertyTypeChanges].find((known) =>
    known.waiting?.clientSecret.startsWith(`${id}_secret_`),
  )?.waiting;
  if (!waiting) throw resourceMissing('payment_intent', id, 'intent');
  if (waiting.clientSecret !== secret)
    throw invalidRequest('The client_secret provided does not match any associated PaymentIntent on this account.', {
      code: 'payment_intent_invalid_parameter',
      param: 'client_secret',
    });
  if (waiting.confirmed !== null)
    throw invalidRequest('You cannot authenticate this PaymentIntent because it does not wait for it.', {
      code: 'payment_intent_unexpected_state',
    });
  waiting.confirmed = form.get('outcome') !== 'fail';
  world.changed();
  if (!waiting.confirmed) throw new StripeRequestError(402, authenticationError('payment_intent'));
  return { id, object: 'payment_intent', client_secret: secret, status: 'succeeded', livemode: false };
}

/** Returns the card setup for which a browser has the client secret. @throws RequestError 404, 400 */
function knownSetup({ db }: World, id: string, form: URLSearchParams): CardSetupRow {
  const setup = db.cardSetups.find((known) => known.id === id);
  if (!setup) throw resourceMissing('setup_intent', id, 'intent');
  const secret = needed(form, 'client_secret');
  if (secret !== setup.clientSecret)
    throw invalidRequest('The client_secret provided does not match any associated SetupIntent on this account.', {
      code: 'setup_intent_invalid_parameter',
      param: 'client_secret',
    });
  return setup;
}

const setupAnswer = ({ id, clientSecret, state }: CardSetupRow) => ({
  id,
  object: 'setup_intent',
  client_secret: clientSecret,
  status: { begun: 'requires_payment_method', asking: 'requires_action', confirmed: 'succeeded' }[state],
  livemode: false,
});

/** Verifies a card without a charge: a declined card is rejected, and its bank may require authentication first. */
function confirmSetup(world: World, id: string, form: URLSearchParams): object {
  const setup = knownSetup(world, id, form);
  const method = needed(form, 'payment_method');
  const card = cardOfMethod(world, method);
  if (!card) throw resourceMissing('payment_method', method, 'payment_method');
  if (card.decline) {
    const { code, decline, message } = card.decline;
    throw new StripeRequestError(402, { type: 'card_error', code, decline_code: decline, message });
  }
  Object.assign(setup, { paymentMethod: method, state: card.authenticate ? 'asking' : 'confirmed' });
  world.changed();
  return setupAnswer(setup);
}

function authenticateSetup(world: World, id: string, form: URLSearchParams): object {
  // Of a card that is verified for a review.
  if (!world.db.cardSetups.some((known) => known.id === id)) return authenticate(world, id, form);
  const setup = knownSetup(world, id, form);
  if (setup.state !== 'asking')
    throw invalidRequest('You cannot authenticate this SetupIntent because it does not wait for it.', {
      code: 'setup_intent_unexpected_state',
    });
  const confirmed = form.get('outcome') !== 'fail';
  Object.assign(setup, confirmed ? { state: 'confirmed', approved: true } : { state: 'begun', paymentMethod: null });
  world.changed();
  if (confirmed) return setupAnswer(setup);
  throw new StripeRequestError(402, authenticationError('setup_intent'));
}
