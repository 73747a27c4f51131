import type { FieldErrors } from '../field-errors.ts';

/** What changing the card on file is refused with, in the words of server and mock alike. */

export const NO_SUCH_SETUP: FieldErrors = { payment: ['That card could not be used. Enter it again.'] };
export const SETUP_UNFINISHED: FieldErrors = {
  payment: ['Your bank did not confirm the card. Your old card stays. Try again, or use another card.'],
};
export const OWED_NOT_CONFIRMED: FieldErrors = {
  payment: ['Your bank did not confirm the payment. The new card is kept, and the payment is tried again.'],
};

/** The processor's id of what a browser confirms a card by, as far as its form goes. */
export const isSetup = (text: string): boolean => /^seti_\w{1,250}$/.test(text);
