import type { FieldErrors } from '../field-errors.ts';

export const CARD_SETUP_NOT_FOUND: FieldErrors = { payment: ["That card couldn't be used. Enter it again."] };
export const CARD_SETUP_INCOMPLETE: FieldErrors = {
  payment: ["Your bank didn't confirm the card. We kept your old card. Try again, or use another card."],
};
export const PAST_DUE_NOT_AUTHENTICATED: FieldErrors = {
  payment: ["Your bank didn't confirm the payment. Your new card is saved, and we'll try the payment again."],
};

/** Returns whether the text has the form of a Stripe SetupIntent ID. */
export const isSetupIntentId = (text: string): boolean => /^seti_\w{1,250}$/.test(text);
