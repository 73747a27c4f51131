import { cardByLabel, cardByTestId } from '../cards.ts';
import { NO_BILLING, paymentMethodObject, type BillingDetails, type CardOnFile } from '../shapes/payment-method.ts';
import type { PaymentMethod } from '../stored-objects.ts';
import { cardDeclined, invalidRequest, resourceMissing } from '../wire/errors.ts';
import type { Transaction } from '../transaction.ts';

const TEST_CARD_YEARS = 4;

export function savePaymentMethod(work: Transaction, card: CardOnFile, billing: BillingDetails): PaymentMethod {
  const method = paymentMethodObject(work.now, card, billing);
  work.store.put('payment_method', method);
  work.store.hide(method.id, { card: card.card.label });
  return method;
}

/** Returns a payment method; a test id (`pm_card_visa`) creates a new one. @throws StripeRequestError 404 */
export function findPaymentMethod(work: Transaction, id: string, param = 'payment_method'): PaymentMethod {
  const card = cardByTestId(id);
  if (!card) return work.need('payment_method', id, param);
  const expYear = new Date(work.now * 1000).getUTCFullYear() + TEST_CARD_YEARS;
  return savePaymentMethod(work, { card, expMonth: 12, expYear }, NO_BILLING);
}

/** Attaches a card to a customer. A card that declines is rejected here. @throws StripeRequestError 402, 400 */
export function attachPaymentMethod(work: Transaction, method: PaymentMethod, customer: string): PaymentMethod {
  if (method.customer === customer) return method;
  if (method.customer !== null)
    throw invalidRequest('The payment method you provided has already been attached to a customer.', {
      code: 'payment_method_unexpected_state',
    });
  const hidden = work.store.hidden(method.id);
  if (hidden.detached)
    throw invalidRequest(
      'This PaymentMethod was previously used without being attached to a Customer or was detached from a Customer, and may not be used again.',
    );
  const { decline } = cardByLabel(hidden.card);
  if (decline) throw cardDeclined(decline);
  const attached = {
    ...method,
    customer,
    ...(method.card && { card: { ...method.card, checks: passed(method.card.checks) } }),
  };
  return work.save('payment_method', attached, 'payment_method.attached');
}

type Checks = NonNullable<PaymentMethod['card']>['checks'];

function passed(checks: Checks): Checks {
  if (!checks) return null;
  const pass = (check: string | null) => (check === 'unchecked' ? 'pass' : check);
  return {
    address_line1_check: pass(checks.address_line1_check),
    address_postal_code_check: pass(checks.address_postal_code_check),
    cvc_check: pass(checks.cvc_check),
  };
}

/** Returns a card of the customer, or a test card attached to them now. @throws StripeRequestError 404, 402 */
export function findCustomerPaymentMethod(
  work: Transaction,
  id: string,
  customer: string,
  param: string,
): PaymentMethod {
  const method = findPaymentMethod(work, id, param);
  if (method.id !== id) return attachPaymentMethod(work, method, customer);
  if (method.customer === customer) return method;
  throw resourceMissing('PaymentMethod', id, param);
}
