import Stripe from 'stripe';
import type { FieldErrors } from '../../../../domain/field-errors.ts';
import { declineMessage, PAYMENT_METHOD_UNUSABLE } from '../../../../domain/billing/card-declines.ts';

/** The processor was unreachable or did not respond in time: the result is unknown. */
export class PaymentsUnavailable extends Error {
  constructor(cause: unknown) {
    super('The payment service did not respond.', { cause });
  }
}

/** Codes that require authentication; such a charge can be retried with the cardholder. */
const authenticationCodes = new Set([
  'authentication_required',
  'subscription_payment_intent_requires_action',
  'invoice_payment_intent_requires_action',
]);

/** Returns whether a code of the processor requires authentication by the cardholder. */
export const requiresAuthentication = (code: string): boolean => authenticationCodes.has(code);

export const isAuthenticationRequired = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError &&
  (requiresAuthentication(error.code ?? '') || requiresAuthentication(error.decline_code ?? ''));

/**
 * Returns a card decline in plain language, keyed by the field names of section 5 [§5] [§8]; undefined for other
 * errors. The processor's own message is never passed on, since it could help a thief.
 */
export const declineErrors = (error: unknown): FieldErrors | undefined =>
  error instanceof Stripe.errors.StripeCardError ? declineMessage(error.code, error.decline_code) : undefined;

/** Returns the errors of a payment method that does not exist or belongs to another customer: the card must be reentered. */
export const paymentMethodErrors = (error: unknown): FieldErrors | undefined =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code !== 'idempotency_error'
    ? PAYMENT_METHOD_UNUSABLE
    : undefined;

/** Returns whether the processor did not answer: a lost connection, a timeout, or a failure of its own. */
export function isUnavailable(error: unknown): boolean {
  const { StripeConnectionError, StripeAPIError, StripeRateLimitError, StripeIdempotencyError } = Stripe.errors;
  return (
    error instanceof PaymentsUnavailable ||
    error instanceof StripeConnectionError ||
    error instanceof StripeAPIError ||
    error instanceof StripeRateLimitError ||
    (error instanceof StripeIdempotencyError && error.code === 'idempotency_key_in_use')
  );
}

/** Rethrows the error; a lost connection, a timeout or a failure of the processor becomes `PaymentsUnavailable`. */
export function rethrowUnavailable(error: unknown): never {
  if (isUnavailable(error)) throw new PaymentsUnavailable(error);
  throw error;
}

/** Returns the errors of a declined card. @throws any other error */
export function declinedCard(error: unknown): { errors: FieldErrors } {
  const errors = declineErrors(error);
  return errors ? { errors } : rethrowUnavailable(error);
}

/** Returns what the processor answers to a call. @throws PaymentsUnavailable when it does not answer. */
export const answerOf = <Answer>(call: Promise<Answer>): Promise<Answer> => call.catch(rethrowUnavailable);
