import type { FieldErrors } from '../field-errors.ts';

/** Period in milliseconds within which a second request by the same renter for the same listing is a duplicate submission. */
export const DUPLICATE_LEAD_MS = 60_000;

/** Returns whether the honeypot is filled in, which means that a bot sent the form. */
export const isHoneypotFilled = ({ website }: { website: string }): boolean => website.trim() !== '';

/** Returns the error for a contact request about a listing that is not shown. */
export const listingUnavailable = (): FieldErrors => ({ housingId: ['This home is no longer available.'] });
