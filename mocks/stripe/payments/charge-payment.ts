import { cardByLabel, type Decline } from '../cards.ts';
import { chargeObject } from '../shapes/charge.ts';
import { AUTHENTICATE } from '../shapes/payment-intent.ts';
import type { Charge, PaymentIntent, PaymentMethod } from '../stored-objects.ts';
import type { Transaction } from '../transaction.ts';
import { openTestDispute } from './dispute.ts';

/** The outcome of an attempt to charge; its effects are stored already. */
export type ChargeOutcome =
  | { result: 'succeeded'; intent: PaymentIntent }
  | { result: 'requires_action'; intent: PaymentIntent }
  | { result: 'declined'; intent: PaymentIntent; charge: Charge; decline: Decline };

/** Returns whether the cardholder must authenticate before this card pays or is stored. */
export function requiresAuthentication(work: Transaction, method: PaymentMethod): boolean {
  const hidden = work.hidden(method.id);
  const { authenticate } = cardByLabel(hidden.card);
  return authenticate === 'always' || (authenticate === 'once' && !hidden.authenticated);
}

/** Charges an intent's amount to a card. */
export function chargeIntent(work: Transaction, intent: PaymentIntent, method: PaymentMethod): ChargeOutcome {
  const card = cardByLabel(work.hidden(method.id).card);
  const decline = card.decline ?? card.chargeDecline;
  if (decline) return declined(work, intent, method, decline);
  if (requiresAuthentication(work, method)) return requireCardholderAction(work, intent, method);
  return { result: 'succeeded', intent: chargeCard(work, intent, method) };
}

/** Charges a card that accepts the charge. */
export function chargeCard(work: Transaction, intent: PaymentIntent, method: PaymentMethod): PaymentIntent {
  const made = chargeObject(work.now, intent, method);
  const after: PaymentIntent = {
    ...intent,
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: made.id,
    next_action: null,
    payment_method: method.id,
    status: 'succeeded',
  };
  work.store.put('charge', made);
  work.store.put('payment_intent', after);
  work.emit('payment_intent.succeeded', after);
  work.emit('charge.succeeded', made);
  openTestDispute(work, made);
  return after;
}

function declined(work: Transaction, intent: PaymentIntent, method: PaymentMethod, decline: Decline): ChargeOutcome {
  const made = chargeObject(work.now, intent, method, decline);
  const after: PaymentIntent = {
    ...intent,
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
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  };
  work.store.put('charge', made);
  work.store.put('payment_intent', after);
  work.emit('charge.failed', made);
  work.emit('payment_intent.payment_failed', after);
  return { result: 'declined', intent: after, charge: made, decline };
}

function requireCardholderAction(work: Transaction, intent: PaymentIntent, method: PaymentMethod): ChargeOutcome {
  const after: PaymentIntent = {
    ...intent,
    next_action: AUTHENTICATE,
    payment_method: method.id,
    status: 'requires_action',
  };
  work.store.put('payment_intent', after);
  work.emit('payment_intent.requires_action', after);
  return { result: 'requires_action', intent: after };
}

/** Records that the cardholder declined or could not be authenticated. */
export function failAuthentication(work: Transaction, intent: PaymentIntent): PaymentIntent {
  const after: PaymentIntent = {
    ...intent,
    last_payment_error: {
      type: 'invalid_request_error',
      code: 'payment_intent_authentication_failure',
      message: AUTHENTICATION_FAILED,
    },
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  };
  work.store.put('payment_intent', after);
  work.emit('payment_intent.payment_failed', after);
  return after;
}

export const AUTHENTICATION_FAILED =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.';

/** Cancels the intent of an invoice that is void or paid elsewhere. */
export function cancelIntent(work: Transaction, intent: PaymentIntent): void {
  const after: PaymentIntent = {
    ...intent,
    canceled_at: work.now,
    cancellation_reason: 'void_invoice',
    next_action: null,
    status: 'canceled',
  };
  work.store.put('payment_intent', after);
  work.emit('payment_intent.canceled', after);
}
