import { cardByLabel, type Decline } from '../cards.ts';
import { chargeObject } from '../shapes/charge.ts';
import { AUTHENTICATE } from '../shapes/payment-intent.ts';
import type { Charge, Event, PaymentIntent, PaymentMethod } from '../stored-objects.ts';
import type { Transaction } from '../transaction.ts';
import { authenticationError } from '../wire/errors.ts';
import { openTestDispute } from './dispute.ts';

/** The outcome of an attempt to charge; its effects are stored already. */
export type ChargeOutcome =
  | { result: 'succeeded'; intent: PaymentIntent }
  | { result: 'requires_action'; intent: PaymentIntent }
  | { result: 'declined'; intent: PaymentIntent; charge: Charge; decline: Decline };

/** Returns whether the cardholder must authenticate before this card pays or is stored. */
export function requiresAuthentication(work: Transaction, method: PaymentMethod): boolean {
  const hidden = work.store.hidden(method.id);
  const { authenticate } = cardByLabel(hidden.card);
  return authenticate === 'always' || (authenticate === 'once' && !hidden.authenticated);
}

/** Charges an intent's amount to a card. */
export function chargeIntent(work: Transaction, intent: PaymentIntent, method: PaymentMethod): ChargeOutcome {
  const card = cardByLabel(work.store.hidden(method.id).card);
  const decline = card.decline ?? card.chargeDecline;
  if (decline) return declined(work, intent, method, decline);
  if (requiresAuthentication(work, method)) return requireCardholderAction(work, intent, method);
  return { result: 'succeeded', intent: chargeCard(work, intent, method) };
}

function update(
  work: Transaction,
  intent: PaymentIntent,
  event: Event['type'],
  change: Partial<PaymentIntent>,
): PaymentIntent {
  return work.save('payment_intent', { ...intent, next_action: null, ...change }, event);
}

/** Charges a card that accepts the charge. */
export function chargeCard(work: Transaction, intent: PaymentIntent, method: PaymentMethod): PaymentIntent {
  const made = chargeObject(work.now, intent, method);
  const after = update(work, intent, 'payment_intent.succeeded', {
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: made.id,
    payment_method: method.id,
    status: 'succeeded',
  });
  work.save('charge', made, 'charge.succeeded');
  openTestDispute(work, made);
  return after;
}

function declined(work: Transaction, intent: PaymentIntent, method: PaymentMethod, decline: Decline): ChargeOutcome {
  const made = chargeObject(work.now, intent, method, decline);
  work.save('charge', made, 'charge.failed');
  const after = update(work, intent, 'payment_intent.payment_failed', {
    last_payment_error: {
      type: 'card_error',
      code: decline.code,
      decline_code: decline.decline,
      message: decline.message,
      advice_code: decline.advice,
      charge: made.id,
      payment_method: method,
    },
    latest_charge: made.id,
    payment_method: null,
    status: 'requires_payment_method',
  });
  return { result: 'declined', intent: after, charge: made, decline };
}

function requireCardholderAction(work: Transaction, intent: PaymentIntent, method: PaymentMethod): ChargeOutcome {
  const after = update(work, intent, 'payment_intent.requires_action', {
    next_action: AUTHENTICATE,
    payment_method: method.id,
    status: 'requires_action',
  });
  return { result: 'requires_action', intent: after };
}

/** Records that the cardholder declined or could not be authenticated. */
export function failAuthentication(work: Transaction, intent: PaymentIntent): PaymentIntent {
  return update(work, intent, 'payment_intent.payment_failed', {
    last_payment_error: authenticationError('payment_intent'),
    payment_method: null,
    status: 'requires_payment_method',
  });
}

/** Cancels the intent of an invoice that is void or paid elsewhere. */
export function cancelIntent(work: Transaction, intent: PaymentIntent): void {
  update(work, intent, 'payment_intent.canceled', {
    canceled_at: work.now,
    cancellation_reason: 'void_invoice',
    status: 'canceled',
  });
}
