import type { FieldErrors } from '../field-errors.ts';

/** The same renter asking the same home within this time has pressed twice: it is one lead. */
export const DUPLICATE_LEAD_MS = 60_000;

/** Whether a program wrote this: it filled the field that people do not see. */
export const isHoneypotFilled = ({ website }: { website: string }): boolean => website.trim() !== '';

/** Nobody asks for a home that is not shown. */
export const listingUnavailable = (): FieldErrors => ({ housingId: ['This home is no longer available.'] });
