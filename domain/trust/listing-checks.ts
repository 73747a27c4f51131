import { formatUtcDate, type Moment } from '../format/dates.ts';

/** Returns what was checked about a listing, each with the check and its date, as renters read it (K66). */
export const listingChecks = ({ emailConfirmedAt }: { emailConfirmedAt?: Moment | null }): string[] =>
  emailConfirmedAt
    ? [`Email confirmed ${formatUtcDate(emailConfirmedAt, 'long')}: the landlord used a link we sent to it`]
    : [];
