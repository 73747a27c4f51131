import { milesBetween, type Point } from '../places/distance.ts';
import type { FieldErrors } from '../field-errors.ts';
import type { Draft } from './drafts/draft.ts';

/** A listing's location; `verified` when the geocoder agrees with it (K39). */
export interface ListingLocation extends Point {
  verified: boolean;
}

/** A fully validated draft: without a password, and with its location resolved. */
export type ValidatedDraft = Omit<Draft, 'account'> & { place: ListingLocation };

/** Miles from the geocoded address beyond which a pin counts as a different place (K39). */
const PIN_MILES = 50;
/** Miles within which a pin counts as the address itself. */
const SAME_MILES = 10;

/** The error of an address lookup without a result. */
export const ADDRESS_NOT_FOUND: FieldErrors = {
  'location.coordinates': ["We can't find this address. Check the street, city and state."],
};

/**
 * Returns the listing's location. Coordinates of the draft (a pin, or an earlier lookup) are used when the address
 * cannot be found or is near them; without coordinates, the address must be found (K39).
 */
export function resolveLocation(
  pin: Point | null | undefined,
  found: Point | null,
): ListingLocation | { errors: FieldErrors } {
  if (!pin) {
    if (!found) return refuse("We couldn't find this address. Check it, or set the pin on the map.");
    return { lat: found.lat, lon: found.lon, verified: true };
  }
  if (!found) return { ...pin, verified: false };
  const miles = milesBetween(pin, found);
  if (miles > PIN_MILES) return refuse('The pin is far from this address. Set it again.');
  return { ...pin, verified: miles <= SAME_MILES };
}

function refuse(message: string): { errors: FieldErrors } {
  return { errors: { 'location.coordinates': [message] } };
}
