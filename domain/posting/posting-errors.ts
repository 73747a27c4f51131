import { formatUtcDate } from '../format/dates.ts';
import type { FieldErrors } from '../field-errors.ts';
import { ACCOUNT_CONTACT_LINKS_A_DAY, CONTACT_LINKS_A_DAY } from '../limits.ts';

// The annotations let a bundle leave out the messages that it does not use.
/* @__NO_SIDE_EFFECTS__ */
const fieldError = (field: string, message: string): FieldErrors => ({ [field]: [message] });
/* @__NO_SIDE_EFFECTS__ */
const notice = (message: string): FieldErrors => fieldError('notification', message);

export const UNKNOWN_STEP = fieldError('step', 'Step not found.');
export const TYPE_NOT_OFFERED = "This property type can't be posted right now.";
export const IMAGE_NOT_FOUND = fieldError('images', 'One of the images is gone. Add it again.');
export const CARD_REQUIRED = 'Enter a card.';
export const LOG_IN_TO_EDIT = fieldError('auth', 'Log in to change your listing.');
/** The error for a draft without an account to create, sent by a page that assumes its landlord is logged in. */
export const LOG_IN_TO_POST = fieldError('auth', 'Log in to continue. Nothing was lost.');
export const EDIT_CONFLICT = 'This listing has changed since you opened it.';

export const IDEMPOTENCY_KEY_TOO_LONG = notice('The idempotency key is too long.');
export const IDEMPOTENCY_KEY_REUSED = 'This idempotency key was used with another listing.';
export const ALREADY_PUBLISHED = notice('This listing has already been published. Find it in your listings.');
/** The draft was deleted or has expired. */
/** A repeat without the password of the account that the first call created. */
export const PUBLISHED_BEFORE: FieldErrors = {
  auth: ['Your last payment went through. Log in to see your listing.'],
};
export const DRAFT_GONE = notice('This draft no longer exists.');
/** Another price was shown than the one that would be charged. */
export const PRICE_CHANGED = notice(
  "This listing's price has changed. Nothing was charged. Check the new price and pay again.",
);
export const EMAIL_IN_USE = fieldError(
  'email',
  'A payment for a listing with this email is in progress. Try again in a few minutes.',
);
export const NOT_AUTHENTICATED = fieldError('payment', "Your bank didn't confirm the payment. You weren't charged.");
export const PAYMENT_BEING_RECORDED = fieldError(
  'payment',
  "Your bank has confirmed, and we're recording the payment. Try again in a minute. You won't be charged twice.",
);
export const PAYMENT_REFUNDED = fieldError('email', "This email already has an account. Log in. You weren't charged.");
export const LISTING_REMOVED = notice("This listing was removed from the site. You weren't charged.");

/** The error for a card with which several texts were sent for review today (K66). */
export const REVIEWS_OF_CARD_USED = fieldError(
  'payment',
  'Texts were sent for review with this card already today. Change the text, or try again tomorrow.',
);

/** The outcome of a review that ended without a listing (K66). */
export const REVIEW_WITHDRAWN = notice("This listing was withdrawn from review. You weren't charged.");
export const REVIEW_DECLINED = notice("We reviewed this listing and can't publish its text. You weren't charged.");

/** An edit in review is published without a charge, so it keeps the property type. */
export const TYPE_CHANGE_IN_REVIEW = fieldError(
  'type',
  'Change the property type in an edit of its own. A text in review is published without a charge.',
);

export const NOTHING_TO_CANCEL = notice("There's nothing to cancel: this listing is free.");
/** A listing that has ended can be neither marked as rented nor shown again. */
export const LISTING_ENDED = notice('This listing has ended. List it again to show it to renters.');
/** The emailed link that confirms a listing, or its token, does not work (K65). */
export const CONFIRM_LINK_EXPIRED = fieldError('token', 'This link has expired or was already used.');
/** The contact email has had its links for today. */
export const CONTACT_LINKS_SENT = fieldError(
  'contact.email',
  `We've sent ${CONTACT_LINKS_A_DAY} links to this address in 24 hours. Check its spam folder, or try again tomorrow.`,
);
/** The account has had its links for today. */
export const ACCOUNT_CONTACT_LINKS_SENT = fieldError(
  'contact.email',
  `We've sent ${ACCOUNT_CONTACT_LINKS_A_DAY} links for your listings in 24 hours. Try again tomorrow.`,
);
export const HIDDEN_BY_STAFF = notice(
  'We hid this listing from renters. Reply to our email about it to have it shown again.',
);
/** The subscription was ended by the operator or the processor, but the paid period is not over. */
export const paidUntil = (day: Date): FieldErrors =>
  notice(`This listing is paid until ${formatUtcDate(day, 'day')}. You can list it again from that day.`);
export const NO_CARD_ON_FILE = fieldError(
  'payment',
  "There's no card to charge. Add one on your dashboard, then try again.",
);

/** Stands for the stored card in place of a PaymentMethod ID. */
export const CARD_ON_FILE = 'on_file';

/** Returns whether the text has the form of a Stripe PaymentMethod ID. */
export const isPaymentMethodId = (text: string): boolean => /^[A-Za-z0-9_]{3,255}$/.test(text);
export const IDEMPOTENCY_KEY_MAX_LENGTH = 255;
