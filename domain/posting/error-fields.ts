/** The error keys of a listing [§5], in the specification's order. */
export const postingErrorKeys = [
  'name',
  'contact.firstName',
  'contact.lastName',
  'contact.email',
  'contact.phone',
  'email',
  'password',
  'password_confirmation',
  'location.address',
  'location.city',
  'location.state',
  'location.zip',
  'location.coordinates',
  'floorplans',
  'description',
  'images',
  'virtualTour',
  'type',
  'payment.address',
  'payment.zip',
  'payment.cardNumber',
  'payment.securityCode',
  'payment.expirationMonth',
  'payment.expirationYear',
  'amenities',
  'notification',
  'payment',
  'auth',
] as const;
export type PostingErrorKey = (typeof postingErrorKeys)[number];

/** Errors that are announced to screen readers besides appearing at their field, or that have no field [§5] [§8]. */
export const announcedErrorKeys: readonly PostingErrorKey[] = [
  'notification',
  'type',
  'images',
  'location.coordinates',
];

/** The error keys that indicate a session mismatch; contact.email is not one of them (K30). */
export const accountErrorKeys: readonly PostingErrorKey[] = ['email', 'password', 'password_confirmation'];
