import { CARD_SETUP_INCOMPLETE } from '../../../domain/billing/billing-errors.ts';
import { NOT_AUTHENTICATED } from '../../../domain/posting/posting-errors.ts';
import { CARD_EXPIRED } from '../../../domain/billing/payment-fields.ts';
import type { FieldErrors } from '../../../domain/field-errors.ts';

/** The fields of the processor's error objects that are used. */
export interface CardProblem {
  type?: string | undefined;
  code?: string | undefined;
  decline_code?: string | undefined;
}

const byCode: Record<string, [field: string, message: string]> = {
  incorrect_number: ['payment.cardNumber', 'Check the card number.'],
  invalid_number: ['payment.cardNumber', 'Check the card number.'],
  incomplete_number: ['payment.cardNumber', 'The card number is incomplete.'],
  incorrect_cvc: ['payment.securityCode', 'Check the security code.'],
  invalid_cvc: ['payment.securityCode', 'Check the security code.'],
  incomplete_cvc: ['payment.securityCode', 'The security code is incomplete.'],
  expired_card: ['payment.expirationMonth', CARD_EXPIRED],
  invalid_expiry_month: ['payment.expirationMonth', 'Check the expiration month.'],
  invalid_expiry_year: ['payment.expirationYear', 'Check the expiration year.'],
  incomplete_expiry: ['payment.expirationMonth', 'Enter the expiration date.'],
  invalid_expiry_month_past: ['payment.expirationMonth', CARD_EXPIRED],
  invalid_expiry_year_past: ['payment.expirationYear', CARD_EXPIRED],
};

const refusals: Record<string, FieldErrors> = {
  payment_intent_authentication_failure: NOT_AUTHENTICATED,
  setup_intent_authentication_failure: CARD_SETUP_INCOMPLETE,
};

/** Maps a processor's error to our messages by field (section 5): its own could reveal why a card was declined. */
export function cardFieldErrors({ type, code, decline_code }: CardProblem): FieldErrors {
  const known = byCode[code ?? ''];
  if (known) return { [known[0]]: [known[1]] };
  const refusal = refusals[code ?? ''];
  if (refusal) return refusal;
  if (decline_code === 'insufficient_funds') return { payment: ['Insufficient funds. Try another card.'] };
  if (code === 'processing_error') return { payment: ["We couldn't process the card. Try again in a moment."] };
  if (type === 'card_error' || type === 'validation_error') return { payment: ['Card declined. Try another card.'] };
  return { payment: ["The payment service didn't respond correctly. You weren't charged. Try again."] };
}
