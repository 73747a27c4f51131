import { cardDeclined, invalidRequest, StripeRequestError } from '../wire/errors.ts';
import type { CollectResult } from './collect-invoice.ts';

/** Returns the 400 error for a missing card. */
export function missingPaymentMethod(): StripeRequestError {
  return invalidRequest(
    'This customer has no attached payment source or default payment method. Please consider adding a default payment method. For more information, visit https://stripe.com/docs/billing/subscriptions/payment-methods-setting#payment-method-priority.',
    { code: 'resource_missing' },
  );
}

/** Throws, with `error_if_incomplete`, when a payment did not succeed, which rolls back the transaction. */
export function assertPaid(wanted: string | undefined, collected: CollectResult): void {
  if (wanted !== 'error_if_incomplete') return;
  if (collected.result === 'declined') throw cardDeclined(collected.decline);
  if (collected.result === 'requires_action') {
    throw new StripeRequestError(402, {
      type: 'card_error',
      code: 'subscription_payment_intent_requires_action',
      message:
        'Payment for this subscription requires additional user action before it can be completed successfully. Payment can be completed using the PaymentIntent associated with subscription.latest_invoice. For more details see: https://stripe.com/docs/billing/subscriptions/overview#requires-action',
    });
  }
}
