import Stripe from 'stripe';
import type { FieldErrors } from '../../../domain/field-errors.ts';

export const DECLINED = 'The card was declined. Try another card.';

/** For a call that charges nothing; one that may have charged says so itself. */
export const UNREACHABLE: FieldErrors = { payment: ['The payment service did not answer. Try again in a moment.'] };

/** The processor could not be reached or did not answer in time: what it did is not known. */
export class PaymentsUnavailable extends Error {
  constructor(cause: unknown) {
    super('The payment service did not answer.', { cause });
  }
}

const wrongNumber = { 'payment.cardNumber': ['That card number is not right. Check its digits.'] };
const wrongCode = { 'payment.securityCode': ['That security code is not right. Check it, or try another card.'] };

/** The refusals that a landlord can do something about. Lost, stolen and fraudulent are not told apart: all are "declined". */
const words: Record<string, FieldErrors> = {
  incorrect_number: wrongNumber,
  invalid_number: wrongNumber,
  incorrect_cvc: wrongCode,
  invalid_cvc: wrongCode,
  invalid_expiry_month: { 'payment.expirationMonth': ['Choose the month the card expires.'] },
  invalid_expiry_year: { 'payment.expirationYear': ['Choose the year the card expires.'] },
  expired_card: { 'payment.expirationMonth': ['That card has expired. Use another card.'] },
  insufficient_funds: { payment: ['There is not enough money on the card. Try another card.'] },
  processing_error: {
    payment: ['The card could not be charged just now. Nothing was charged. Try again in a moment.'],
  },
};

/** What must be authenticated first; a charge that answers this can be made again with the cardholder's help. */
const authenticationCodes = new Set([
  'authentication_required',
  'subscription_payment_intent_requires_action',
  'invoice_payment_intent_requires_action',
]);

export const asksForAuthentication = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError &&
  (authenticationCodes.has(error.code ?? '') || authenticationCodes.has(error.decline_code ?? ''));

/**
 * A card's refusal in plain words, keyed as section 5 names the fields [§5] [§8]; undefined when the error is no refusal of
 * a card. The processor's own message is never passed on: it may name what a thief should not learn.
 */
export function declineErrors(error: unknown): FieldErrors | undefined {
  if (!(error instanceof Stripe.errors.StripeCardError)) return undefined;
  return words[error.decline_code ?? ''] ?? words[error.code ?? ''] ?? { payment: [DECLINED] };
}

/** A payment method that does not exist, or that belongs to somebody else: the card has to be entered again. */
export function methodErrors(error: unknown): FieldErrors | undefined {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError) || error.code === 'idempotency_error')
    return undefined;
  return { payment: ['That card could not be used. Enter it again.'] };
}

/** Throws on: a lost connection, a time-out, a processor in trouble become `PaymentsUnavailable`. */
export function rethrow(error: unknown): never {
  const { StripeConnectionError, StripeAPIError, StripeRateLimitError, StripeIdempotencyError } = Stripe.errors;
  if (
    error instanceof StripeConnectionError ||
    error instanceof StripeAPIError ||
    error instanceof StripeRateLimitError ||
    (error instanceof StripeIdempotencyError && error.code === 'idempotency_key_in_use')
  )
    throw new PaymentsUnavailable(error);
  throw error;
}
