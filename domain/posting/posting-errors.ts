import { formatUtcDate } from '../format/dates.ts';
import type { FieldErrors } from '../field-errors.ts';

/** Errors of publishing, changing and paying for a listing, shared by server and mock. */

export const UNKNOWN_STEP: FieldErrors = { step: ['There is no such step.'] };
export const TYPE_NOT_OFFERED = 'This kind of property cannot be posted at the moment.';
export const IMAGE_NOT_FOUND: FieldErrors = { images: ['One of the pictures is no longer here. Add it again.'] };
export const CARD_REQUIRED = 'Enter a card.';
export const LOG_IN_TO_EDIT: FieldErrors = { auth: ['Log in to change your listing.'] };
/** The error for a draft without an account to create, sent by a page that assumes its landlord is logged in. */
export const LOG_IN_TO_POST: FieldErrors = { auth: ['Log in to go on. Nothing was lost.'] };
export const EDIT_CONFLICT = 'This listing has changed since you opened it.';

export const IDEMPOTENCY_KEY_TOO_LONG: FieldErrors = { notification: ['The idempotency key is too long.'] };
export const IDEMPOTENCY_KEY_REUSED = 'This idempotency key was used with another listing.';
export const ALREADY_PUBLISHED: FieldErrors = {
  notification: ['This listing has been published already. Find it under your listings.'],
};
export const EMAIL_IN_USE: FieldErrors = {
  email: ['A listing is being paid for with this e-mail right now. Try again in a few minutes.'],
};
export const NOT_AUTHENTICATED: FieldErrors = {
  payment: ['Your bank did not confirm the payment. Nothing was charged.'],
};
export const PAYMENT_BEING_RECORDED: FieldErrors = {
  payment: [
    'Your bank has confirmed, and the payment is being booked. Try again in a minute: you are not charged twice.',
  ],
};
export const PAYMENT_REFUNDED: FieldErrors = {
  email: ['This e-mail already has an account. Log in. Nothing is charged.'],
};
export const LISTING_REMOVED: FieldErrors = {
  notification: ['This listing has been removed from the site. Nothing is charged.'],
};

export const NOTHING_TO_CANCEL: FieldErrors = {
  notification: ['There is nothing to cancel: this listing costs nothing.'],
};
/** The subscription was ended by the operator or the processor, but the paid period is not over. */
export const paidUntil = (day: Date): FieldErrors => ({
  notification: [
    `This listing is paid until ${formatUtcDate(day, 'day')}. You can list it again from that day.`,
  ],
});
export const NO_CARD_ON_FILE: FieldErrors = {
  payment: ['There is no card to charge. Post the listing again with a card.'],
};

/** Returns whether the text has the form of a Stripe PaymentMethod ID. */
export const isPaymentMethodId = (text: string): boolean => /^[A-Za-z0-9_]{3,255}$/.test(text);
/** Maximum length of an idempotency key; a longer one is rejected. */
export const IDEMPOTENCY_KEY_MAX_LENGTH = 255;
