import Stripe from 'stripe';
import { EnvError } from '../../env.ts';
import { PaymentsUnavailable } from './cards/card-declines.ts';

/** Rethrows an error of a call with the operator's own keys. @throws EnvError, one line, if the operator can fix it. */
export function rethrowConfigurationError(thrown: unknown): never {
  const error = thrown instanceof PaymentsUnavailable ? thrown.cause : thrown;
  const { StripeAuthenticationError, StripePermissionError, StripeConnectionError } = Stripe.errors;
  if (error instanceof StripeAuthenticationError)
    throw new EnvError('STRIPE_SECRET_KEY must be a valid key: Stripe rejects it.');
  if (error instanceof StripePermissionError)
    throw new EnvError(`STRIPE_SECRET_KEY must have every permission of docs/payments.md: ${error.message}`);
  if (error instanceof StripeConnectionError)
    throw new EnvError(
      `Stripe cannot be reached: ${error.detail instanceof Error ? error.detail.message : 'no answer'}.`,
    );
  throw error;
}
