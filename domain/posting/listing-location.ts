import { milesBetween, roundMiles, type Point } from '../places/distance.ts';
import type { ZipDirectory } from '../places/geocoding/zip-geocoding.ts';
import type { FieldErrors } from '../field-errors.ts';
import { isStateCode, stateByCode } from '../options/states.ts';
import { isZipInState } from '../options/zips.ts';
import type { Draft } from './drafts/draft.ts';

/** A listing's position: of the street address that was found, of its zip code or city alone, or where its pin is (K66). */
export type LocationCheck = 'exact' | 'approximate' | 'pin';

/** A listing's location; `verified` when the geocoder agrees with it (K39). `check` is null or absent where it is unknown. */
export interface ListingLocation extends Point {
  verified: boolean;
  check?: LocationCheck | null;
}

/** A fully validated draft: without a password, and with its location resolved. */
export type ValidatedDraft = Omit<Draft, 'account'> & { place: ListingLocation };

/** Miles outside the typed zip code beyond which a pin is rejected (K39). */
const OUTSIDE_MILES = 1;
/** Miles from the geocoded address beyond which coordinates belong to another address. */
const PIN_MILES = 50;
/** Miles within which a pin counts as the address itself. */
const SAME_MILES = 10;

const ADDRESS_NOT_FOUND: FieldErrors = {
  'location.coordinates': ["We can't find this address. Check the street, city and state."],
};

/** Returns the message for five digits that cannot be a zip code of this state; undefined for all other input. */
export const zipStateError = (zip: string, state: string): string | undefined =>
  /^\d{5}$/.test(zip) && isStateCode(state) && !isZipInState(zip, state)
    ? `This zip code isn't in ${stateByCode(state)?.name}.`
    : undefined;

/** The parts of a draft's address that decide its position. */
export type DraftPosition = Pick<Draft['location'], 'address' | 'zip' | 'coordinates'> &
  Partial<Pick<Draft['location'], 'pin'>>;

/** The position of the listing as published, which an edit of other parts keeps. */
export type PublishedPosition = Point & { zip: string; address: string; locationCheck?: LocationCheck | null };

type FoundPoint = Point & { exact: boolean };

const checkOf = ({ exact }: FoundPoint): LocationCheck => (exact ? 'exact' : 'approximate');

const foundLocation = (found: FoundPoint): ListingLocation => {
  const { lat, lon } = found;
  return { lat, lon, verified: true, check: checkOf(found) };
};

/** The number of neighbors whose distance bounds a zip code: 98.5% of 4,039 colleges are within a mile of their own. */
const BOUNDING_NEIGHBORS = 4;
/** Miles within which neighbors are searched, and the extent of a zip code with too few of them. */
const FARTHEST_MILES = 50;
/** Zip codes at one point are one place: a post office and what it serves. */
const SAME_POINT_MILES = 0.05;

/**
 * Returns an estimate of the miles from a point to a zip code, 0 inside of it; undefined for an unknown zip code. The
 * directory has points and no boundaries, so the zip code ends halfway to its neighbors, or at the distance of its
 * fourth neighbor, whichever is closer to the point (ADR 0071).
 */
function milesOutsideZip(book: ZipDirectory, zip: string, point: Point): number | undefined {
  const own = book.zip(zip);
  if (!own) return undefined;
  const miles = milesBetween(own, point);
  const neighbors = book
    .livedNear(own, FARTHEST_MILES)
    .map((place) => ({ place, apart: milesBetween(own, place) }))
    .filter(({ apart }) => apart > SAME_POINT_MILES && apart <= FARTHEST_MILES)
    .toSorted((a, b) => a.apart - b.apart);
  const extent = neighbors[BOUNDING_NEIGHBORS - 1]?.apart ?? FARTHEST_MILES;
  // the signed distance to the line halfway between two points, on the side of the neighbor
  const beyond = neighbors.map(({ place, apart }) => (miles ** 2 - milesBetween(place, point) ** 2) / (2 * apart));
  const outside = Math.max(miles - FARTHEST_MILES, ...beyond);
  return Math.max(0, Math.min(miles - extent, outside));
}

const refuse = (message: string): { errors: FieldErrors } => ({ errors: { 'location.coordinates': [message] } });

/**
 * Returns the listing's location (K39), the one rule for the address lookup, the draft, publishing and editing. A pin
 * decides everything; without one, the position found for the address in its typed zip code. Coordinates without a pin
 * are an earlier lookup's: they are used only where the address cannot be found.
 */
export function resolveLocation(
  { address, zip, coordinates, pin = false }: DraftPosition,
  found: FoundPoint | null,
  book: ZipDirectory,
  published?: PublishedPosition,
): ListingLocation | { errors: FieldErrors } {
  if (!coordinates) {
    if (!found) return refuse("We couldn't find this address. Check it, or set the pin on the map.");
    return foundLocation(found);
  }
  const { lat, lon } = coordinates;
  const at = {
    lat,
    lon,
    verified: found !== null && milesBetween(coordinates, found) <= SAME_MILES,
    // Sent back as it was found: the landlord did not move it.
    check: found?.lat === lat && found.lon === lon ? checkOf(found) : ('pin' as const),
  };
  if (published?.lat === lat && published.lon === lon && published.zip === zip) {
    if (at.check !== 'pin') return at;
    // Another street address at the same position was not looked for there.
    return { ...at, check: published.address === address.trim() ? (published.locationCheck ?? null) : null };
  }
  const far = found !== null && milesBetween(coordinates, found) > PIN_MILES;
  if (found && !pin && !far) return foundLocation(found);
  const outside = milesOutsideZip(book, zip, coordinates);
  if (far && (!pin || outside === undefined)) return refuse('The pin is far from this address. Set it again.');
  if (outside === undefined || outside <= OUTSIDE_MILES) return at;
  // Farther away the estimate says little, and a mock that knows fewer zip codes would give another number.
  const away = outside > PIN_MILES ? `more than ${PIN_MILES}` : `about ${roundMiles(outside)}`;
  return refuse(`The pin is ${away} miles outside zip ${zip}. Move the pin, or correct the zip code.`);
}

/** A position found for an address, with its zip code; `exact` unless only the city or the zip code was found. */
export type FoundAddress = Point & { zip: string; exact: boolean };

/** The optional parts of an address lookup: the typed zip code, and the pin (K39). */
export interface LookupHints {
  zip?: string | null | undefined;
  pin?: Point | null | undefined;
}

const isOnEarth = ({ lat, lon }: Point): boolean => Math.abs(lat) <= 90 && Math.abs(lon) <= 180;

/** Returns the position that the listing would have, by the same rule, and its zip code: typed, found, or the nearest. */
export function lookupResult(
  state: string,
  { zip, pin }: LookupHints,
  found: FoundAddress | null,
  book: ZipDirectory,
): FoundAddress | { errors: FieldErrors } {
  const typed = zip ?? '';
  const zipError = typed === '' || /^\d{5}$/.test(typed) ? zipStateError(typed, state) : 'Enter a five-digit zip code.';
  if (zipError) return { errors: { 'location.zip': [zipError] } };
  if (!pin) return found ?? { errors: ADDRESS_NOT_FOUND };
  if (!isOnEarth(pin)) return refuse("This isn't a position on the map.");
  const place = resolveLocation({ address: '', zip: typed, coordinates: pin, pin: true }, found, book);
  if ('errors' in place) return place;
  return { lat: pin.lat, lon: pin.lon, zip: typed || found?.zip || nearestZip(book, pin), exact: true };
}

const nearestZip = (book: ZipDirectory, pin: Point): string =>
  book
    .livedNear(pin, PIN_MILES)
    .toSorted((a, b) => milesBetween(a, pin) - milesBetween(b, pin))
    .at(0)?.zip ?? '';
