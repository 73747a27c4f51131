import type { FieldErrors } from '../field-errors.ts';

/** The words for what the payment processor refuses, keyed as section 5 names the fields [§5] [§8]. */

export const CARD_DECLINED = 'The card was declined. Try another card.';

/** For a call that charges nothing; one that may have charged says so itself. */
export const PROCESSOR_UNREACHABLE: FieldErrors = {
  payment: ['The payment service did not answer. Try again in a moment.'],
};

/** A payment method that does not exist, or that belongs to somebody else: the card has to be entered again. */
export const PAYMENT_METHOD_UNUSABLE: FieldErrors = { payment: ['That card could not be used. Enter it again.'] };

const wrongNumber = { 'payment.cardNumber': ['That card number is not right. Check its digits.'] };
const wrongCode = { 'payment.securityCode': ['That security code is not right. Check it, or try another card.'] };

/** The refusals that a landlord can do something about. Lost, stolen and fraudulent are not told apart: all are "declined". */
const declineMessages: Record<string, FieldErrors> = {
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

/** A card's refusal in plain words, by the codes of Stripe's error object. */
export const declineMessage = (code: string | undefined, declineCode: string | undefined): FieldErrors =>
  declineMessages[declineCode ?? ''] ?? declineMessages[code ?? ''] ?? { payment: [CARD_DECLINED] };
