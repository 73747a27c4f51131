import type { FieldErrors } from '../field-errors.ts';

/** One address is told of so many places at once: what a stranger can have sent to it ends somewhere. */
export const MAX_ALERT_PLACES = 10;

export const tooManyPlacesError = (): FieldErrors => ({
  email: [
    `This address gets new homes for ${MAX_ALERT_PLACES} places already. Stop one of them first: the link is in its mails.`,
  ],
});

export const unknownPlaceError = (field: 'schoolId' | 'searchFilter'): FieldErrors => ({
  [field]: ['We do not know that place.'],
});

/** 'a•••@college.edu': enough to know one's own address again, too little to learn somebody else's. */
export function maskSubscriberEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at <= 0 ? '•••' : `${email.slice(0, 1)}•••${email.slice(at)}`;
}
