import type { Price } from '../stored-objects.ts';
import { cardDeclined, invalidRequest, StripeRequestError } from '../wire/errors.ts';
import type { Transaction } from '../transaction.ts';
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

export function recurringPrice(work: Transaction, id: string, param: string): Price {
  const price = work.need('price', id, param);
  if (!price.recurring)
    throw invalidRequest(
      `The price specified is set to \`type=one_time\` but this field only accepts prices with \`type=recurring\`.`,
      {
        param,
      },
    );
  if (!price.active)
    throw invalidRequest(`The price specified is inactive. This field only accepts active prices.`, { param });
  return price;
}

export function sameTerms(prices: readonly Price[], first: Price): void {
  const terms = ({ currency, recurring }: Price) => `${currency} ${recurring?.interval} ${recurring?.interval_count}`;
  if (prices.some((price) => terms(price) !== terms(first)))
    throw invalidRequest('The prices of a subscription must have the same currency and billing interval here.', {
      param: 'items',
    });
}
