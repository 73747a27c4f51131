import { formatUtcDate, type Moment } from '../format/dates.ts';
import type { LocationCheck } from '../posting/listing-location.ts';

const locationChecks: Record<LocationCheck, string> = {
  exact: 'Address matched exactly: a map service found this street address',
  approximate: 'Location is approximate: only the zip code or city was found, not the street address',
  pin: 'Location set by the landlord: the pin on the map was moved, and nobody checked it',
};

interface CheckedListing {
  emailConfirmedAt?: Moment | null;
  phoneConfirmedAt?: Moment | null;
  locationCheck?: LocationCheck | null;
}

/** Returns what was checked about a listing, each with the check and its date, as renters read it (K66). */
export function listingChecks({ emailConfirmedAt, phoneConfirmedAt, locationCheck }: CheckedListing): string[] {
  const confirmed = (what: string, at: Moment | null | undefined, how: string) =>
    at ? [`${what} confirmed ${formatUtcDate(at, 'long')}: the landlord ${how}`] : [];
  return [
    ...confirmed('Email', emailConfirmedAt, 'used a link we sent to it'),
    ...confirmed('Phone', phoneConfirmedAt, 'entered a code from our call to it'),
    ...(locationCheck ? [locationChecks[locationCheck]] : []),
  ];
}
