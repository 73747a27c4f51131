import Stripe from 'stripe';
import type { FieldErrors } from '../../../../domain/field-errors.ts';
import { declineMessage, PAYMENT_METHOD_UNUSABLE } from '../../../../domain/billing/card-declines.ts';

/** The processor could not be reached or did not answer in time: what it did is not known. */
export class PaymentsUnavailable extends Error {
  constructor(cause: unknown) {
    super('The payment service did not answer.', { cause });
  }
}

/** What must be authenticated first; a charge that answers this can be made again with the cardholder's help. */
const authenticationCodes = new Set([
  'authentication_required',
  'subscription_payment_intent_requires_action',
  'invoice_payment_intent_requires_action',
]);

/** Whether a code of the processor's says that the card's owner must confirm. */
export const requiresAuthentication = (code: string): boolean => authenticationCodes.has(code);

export const isAuthenticationRequired = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError &&
  (requiresAuthentication(error.code ?? '') || requiresAuthentication(error.decline_code ?? ''));

/**
 * A card's refusal in plain words, keyed as section 5 names the fields [§5] [§8]; undefined when the error is no refusal of
 * a card. The processor's own message is never passed on: it may name what a thief should not learn.
 */
export function declineErrors(error: unknown): FieldErrors | undefined {
  if (!(error instanceof Stripe.errors.StripeCardError)) return undefined;
  return declineMessage(error.code, error.decline_code);
}

/** A payment method that does not exist, or that belongs to somebody else: the card has to be entered again. */
export function paymentMethodErrors(error: unknown): FieldErrors | undefined {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError) || error.code === 'idempotency_error')
    return undefined;
  return PAYMENT_METHOD_UNUSABLE;
}

/** Throws on: a lost connection, a time-out, a processor in trouble become `PaymentsUnavailable`. */
export function rethrowUnavailable(error: unknown): never {
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
