import stateCenters from './state-centers.json' with { type: 'json' };
import type { Point } from '../distance.ts';
import { isStateCode, stateByCode } from '../../options/states.ts';
import { zipCenter, type ZipDirectory } from './zip-geocoding.ts';

export type AreaType = 'zip' | 'city' | 'state';

/** Where the pin of an address that cannot be found begins, and where "use this address anyway" puts it (K39). */
export interface ApproximateLocation extends Point {
  type: AreaType;
  /** The zip code, or the name of the city or the state. */
  area: string;
}

/** Colleges shown on its map for orientation. */
export const COLLEGES_SHOWN = 6;

/** The known area of such an address. */
export type AddressArea = Record<'city' | 'state' | 'zip', string>;

/** Returns the center of the address's zip code, else of its city, else of its state; null where none is known. */
export function approximateLocation(book: ZipDirectory, { city, state, zip }: AddressArea): ApproximateLocation | null {
  const code = state.toUpperCase();
  if (!isStateCode(code)) return null;
  const written = book.zip(zip);
  if (written?.state === code) return { lat: written.lat, lon: written.lon, type: 'zip', area: written.zip };
  const zips = book.zipsOf(city, code);
  const middle = zipCenter(zips);
  if (middle) return { ...middle, type: 'city', area: zips[0]?.city ?? city };
  return { ...stateCenters[code], type: 'state', area: stateByCode(code)?.name ?? code };
}
