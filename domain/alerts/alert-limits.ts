import { MAX_ALERT_PLACES } from '../limits.ts';
import type { FieldErrors } from '../field-errors.ts';

export const tooManyPlacesError = (): FieldErrors => ({
  email: [
    `This address already has alerts for ${MAX_ALERT_PLACES} places. Unsubscribe from one first: the link is in its emails.`,
  ],
});

export const unknownPlaceError = (field: 'schoolId' | 'searchFilter'): FieldErrors => ({
  [field]: ["We couldn't find that place."],
});

/** Returns a masked address, such as 'a•••@college.edu', that its owner can recognize but others cannot reconstruct. */
export function maskSubscriberEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at <= 0 ? '•••' : `${email.slice(0, 1)}•••${email.slice(at)}`;
}
