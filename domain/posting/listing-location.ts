import { milesBetween, type Point } from '../places/distance.ts';
import type { FieldErrors } from '../field-errors.ts';
import type { Draft } from './drafts/draft.ts';

/** Where a listing is; `verified` when the geocoder agrees with it (K39). */
export interface ListingLocation extends Point {
  verified: boolean;
}

/** A draft that nothing stands against any more: no password in it, and its place settled. */
export type ValidatedDraft = Omit<Draft, 'account'> & { place: ListingLocation };

/** A pin farther than this from where the address is found belongs to another place (K39). */
const PIN_MILES = 50;
/** A pin this near to it is the address itself. */
const SAME_MILES = 10;

/** What a look-up of an address that cannot be found answers. */
export const ADDRESS_NOT_FOUND: FieldErrors = {
  'location.coordinates': ['We cannot find this address. Check the street, city and state.'],
};

/**
 * Where the listing will stand. Coordinates that came with the draft (a pin, or the look-up of before) are taken where the
 * address cannot be found or is near; without any, the address must be found (K39).
 */
export function resolveLocation(
  pin: Point | null | undefined,
  found: Point | null,
): ListingLocation | { errors: FieldErrors } {
  if (!pin) {
    if (!found) return refuse('We could not find this address. Check it, or set the pin on the map.');
    return { lat: found.lat, lon: found.lon, verified: true };
  }
  if (!found) return { ...pin, verified: false };
  const miles = milesBetween(pin, found);
  if (miles > PIN_MILES) return refuse('The pin is far away from this address. Set it again.');
  return { ...pin, verified: miles <= SAME_MILES };
}

function refuse(message: string): { errors: FieldErrors } {
  return { errors: { 'location.coordinates': [message] } };
}
