import type { FieldErrors } from '../field-errors.ts';
import { CARD_EXPIRED } from './payment-fields.ts';

/** Messages for the payment processor's errors, keyed by the field names of section 5 [§5] [§8]. */

export const CARD_DECLINED = 'Card declined. Try another card.';

/** For calls that charge nothing; a call that may have charged has its own message. */
export const PROCESSOR_UNREACHABLE: FieldErrors = {
  payment: ["The payment service didn't respond. Try again in a moment."],
};

/** The error for a payment method that does not exist or belongs to someone else: the card has to be entered again. */
export const PAYMENT_METHOD_UNUSABLE: FieldErrors = { payment: ["That card couldn't be used. Enter it again."] };

const INSUFFICIENT_FUNDS = 'Insufficient funds. Try another card.';

/** Returns whether a `payment` message is the card's own fault, so that it belongs at the card's field too. */
export const isCardRefusal = (message: string | undefined): boolean =>
  message === CARD_DECLINED || message === INSUFFICIENT_FUNDS;

const wrongNumber = { 'payment.cardNumber': ['Check the card number.'] };
const wrongCode = { 'payment.securityCode': ['Check the security code, or try another card.'] };

/** The decline codes that a landlord can act on. Lost, stolen and fraudulent cards are not distinguished: all are "declined". */
const declineMessages: Record<string, FieldErrors> = {
  incorrect_number: wrongNumber,
  invalid_number: wrongNumber,
  incorrect_cvc: wrongCode,
  invalid_cvc: wrongCode,
  invalid_expiry_month: { 'payment.expirationMonth': ['Choose the expiration month.'] },
  invalid_expiry_year: { 'payment.expirationYear': ['Choose the expiration year.'] },
  expired_card: { 'payment.expirationMonth': [CARD_EXPIRED] },
  insufficient_funds: { payment: [INSUFFICIENT_FUNDS] },
  processing_error: {
    payment: ["We couldn't charge the card right now. You weren't charged. Try again in a moment."],
  },
};

/** Returns the message for a declined card, by the codes of Stripe's error object. */
export const declineMessage = (code: string | undefined, declineCode: string | undefined): FieldErrors =>
  declineMessages[declineCode ?? ''] ?? declineMessages[code ?? ''] ?? { payment: [CARD_DECLINED] };
