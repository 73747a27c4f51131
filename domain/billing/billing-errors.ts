import type { FieldErrors } from '../field-errors.ts';

/** What changing the card on file is refused with, in the words of server and mock alike. */

export const CARD_SETUP_NOT_FOUND: FieldErrors = { payment: ['That card could not be used. Enter it again.'] };
export const CARD_SETUP_INCOMPLETE: FieldErrors = {
  payment: ['Your bank did not confirm the card. Your old card stays. Try again, or use another card.'],
};
export const PAST_DUE_NOT_AUTHENTICATED: FieldErrors = {
  payment: ['Your bank did not confirm the payment. The new card is kept, and the payment is tried again.'],
};

/** The processor's id of what a browser confirms a card by, as far as its form goes. */
export const isSetupIntentId = (text: string): boolean => /^seti_\w{1,250}$/.test(text);
