import type { Point } from '../distance.ts';
import { isStateCode, stateByCode } from '../../options/states.ts';
import { zipCenter, type ZipDirectory } from './zip-geocoding.ts';
import { stateCenters } from './state-centers.ts';

/** What it is the middle of. */
export type LocationPrecision = 'zip' | 'city' | 'state';

/** About where an address is that cannot be found: where its pin begins, and what "use this address anyway" takes (K39). */
export interface ApproximateLocation extends Point {
  kind: LocationPrecision;
  /** The zip, or the name of the city or the state. */
  around: string;
}

/** So many colleges stand on its map, to find one's way by. */
export const COLLEGES_SHOWN = 6;

/** What is known of such an address. */
export interface AddressArea {
  city: string;
  state: string;
  zip: string;
}

/** The middle of its zip, else of its city, else of its state; null where not even that is known. */
export function approximateLocation(book: ZipDirectory, { city, state, zip }: AddressArea): ApproximateLocation | null {
  const code = state.toUpperCase();
  if (!isStateCode(code)) return null;
  const written = book.zip(zip);
  if (written?.state === code) return { lat: written.lat, lon: written.lon, kind: 'zip', around: written.zip };
  const zips = book.zipsOf(city, code);
  const middle = zipCenter(zips);
  if (middle) return { ...middle, kind: 'city', around: zips[0]?.city ?? city };
  const [lat, lon] = stateCenters[code];
  return { lat, lon, kind: 'state', around: stateByCode(code)?.name ?? code };
}
