import { cardByLabel, cardByTestId, type TestCard } from '../cards.ts';
import { NO_BILLING, paymentMethodObject, type BillingDetails, type CardOnFile } from '../shapes/payment-method.ts';
import type { PaymentMethod } from '../stored-objects.ts';
import { cardDeclined, invalidRequest, resourceMissing } from '../wire/errors.ts';
import type { Transaction } from '../transaction.ts';

const TEST_CARD_YEARS = 4;

/** Returns the card of a token: one of Stripe's test tokens, or an unused one created before. */
export function cardOfToken(work: Transaction, id: string): CardOnFile {
  const test = cardByTestId(id);
  if (test) return onFile(work, test);
  const token = work.need('token', id, 'card[token]');
  if (token.used || !token.card)
    throw invalidRequest(`You cannot use a Stripe token more than once: ${id}.`, {
      code: 'token_already_used',
      param: 'card[token]',
    });
  work.store.put('token', { ...token, used: true });
  const { exp_month, exp_year, cvc_check } = token.card;
  return {
    card: cardByLabel(work.hidden(id).card),
    expMonth: exp_month,
    expYear: exp_year,
    hasCvc: cvc_check !== null,
  };
}

function onFile(work: Transaction, card: TestCard): CardOnFile {
  return {
    card,
    expMonth: 12,
    expYear: new Date(work.productNow * 1000).getUTCFullYear() + TEST_CARD_YEARS,
    hasCvc: true,
  };
}

export function savePaymentMethod(
  work: Transaction,
  card: CardOnFile,
  billing: BillingDetails,
  metadata: Record<string, string>,
): PaymentMethod {
  const method = paymentMethodObject(work.productNow, card, billing, metadata);
  work.store.put('payment_method', method);
  work.store.hide(method.id, { card: card.card.label });
  return method;
}

/**
 * Returns the payment method of an id. One of Stripe's test ids (`pm_card_visa`) creates a new one. @throws
 * StripeRequestError 404
 */
export function findPaymentMethod(work: Transaction, id: string, param = 'payment_method'): PaymentMethod {
  const test = id.startsWith('pm_card_') ? cardByTestId(id) : undefined;
  if (test) return savePaymentMethod(work, onFile(work, test), NO_BILLING, {});
  return work.need('payment_method', id, param);
}

/** Attaches a card to a customer. A card that declines is rejected here. @throws StripeRequestError 402, 400 */
export function attachPaymentMethod(work: Transaction, method: PaymentMethod, customer: string): PaymentMethod {
  if (method.customer === customer) return method;
  if (method.customer !== null)
    throw invalidRequest('The payment method you provided has already been attached to a customer.', {
      code: 'payment_method_unexpected_state',
    });
  assertAttached(work, method);
  const { decline } = cardByLabel(work.hidden(method.id).card);
  if (decline) throw cardDeclined(decline);
  const attached = {
    ...method,
    customer,
    ...(method.card && { card: { ...method.card, checks: passed(method.card.checks) } }),
  };
  work.store.put('payment_method', attached);
  work.emit('payment_method.attached', attached);
  return attached;
}

/** Rejects a card that was detached from its customer. @throws StripeRequestError 400 */
export function assertAttached(work: Transaction, method: PaymentMethod): void {
  if (!work.hidden(method.id).detached) return;
  throw invalidRequest(
    'This PaymentMethod was previously used without being attached to a Customer or was detached from a Customer, and may not be used again.',
  );
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
