import { milesBetween, type Point } from '../distance.ts';
import { normalizeName } from '../search/normalize.ts';

/** Geocodes an address by zip code centroids alone: accurate to the neighborhood, never exact, deterministic. */

export interface ZipPlace extends Point {
  zip: string;
  /** Whether it is residential by the census. Post office boxes and single companies have zip codes too. */
  lived: boolean;
  city: string;
  state: string;
}

export interface ZipDirectory {
  zip(zip: string): ZipPlace | undefined;
  /** Returns the zip codes that begin with these digits, lowest first. */
  startingWith(text: string): readonly ZipPlace[];
  /** Returns the zip codes of a city by its name in any spelling ("St. Louis"), lowest first; empty when it is unknown. */
  zipsOf(city: string, state: string): readonly ZipPlace[];
  /** Returns the residential zip codes within about this many miles of a point, in any order, and perhaps some beyond. */
  livedNear(point: Point, miles: number): readonly ZipPlace[];
}

/** A street address in the United States. The zip code, when known, determines the part of the city. */
export interface StreetAddress {
  address: string;
  city: string;
  /** Two-letter code. */
  state: string;
  zip?: string;
}

/** Maximum kilometers of an address from the point of its zip code or city, so that listings do not overlap. */
const SCATTER_KM = 1.1;
const KM_PER_DEGREE = 111.2;

/** Returns the lookup key of a city: "St. Louis" and "Saint Louis" are equal. */
export const cityKey = (city: string, state: string): string =>
  `${normalizeName(city).replace(/\bst\b/g, 'saint')}|${state.toUpperCase()}`;

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Returns the residential zip codes, or all when none is residential. */
function livedIn(zips: readonly ZipPlace[]): readonly ZipPlace[] {
  const lived = zips.filter((place) => place.lived);
  return lived.length > 0 ? lived : zips;
}

/** Returns the center of a city's zip codes; undefined when it has none. */
export function zipCenter(zips: readonly ZipPlace[]): Point | undefined {
  const counted = livedIn(zips);
  if (counted.length === 0) return undefined;
  return { lat: median(counted.map(({ lat }) => lat)), lon: median(counted.map(({ lon }) => lon)) };
}

/** Returns the given zip code if it is of that state, else the nearest to the city's center, if the city is known. */
export function zipOfAddress(
  book: ZipDirectory,
  { address, city, state, zip = '' }: StreetAddress,
): ZipPlace | undefined {
  if (normalizeName(address) === '') return undefined;
  const written = book.zip(zip);
  if (written?.state === state.toUpperCase()) return written;
  const zips = book.zipsOf(city, state);
  const middle = zipCenter(zips);
  if (!middle) return undefined;
  return livedIn(zips).toSorted((a, b) => milesBetween(a, middle) - milesBetween(b, middle))[0];
}

const MILES_PER_DEGREE = 69;

/** Returns the residential places in the square of this many miles around a point. */
export function livedInSquare(places: Iterable<ZipPlace>, { lat, lon }: Point, miles: number): ZipPlace[] {
  const north = miles / MILES_PER_DEGREE;
  const east = north / Math.max(0.1, Math.cos((lat * Math.PI) / 180));
  const isNear = (place: Point) => Math.abs(place.lat - lat) <= north && Math.abs(place.lon - lon) <= east;
  return [...places].filter((place) => place.lived && isNear(place));
}

/** Returns the text whose hash (the first eight bytes of SHA-256) determines an address's position in its zip code. */
export const scatterSeed = (address: string, zip: string): string => `${normalizeName(address)}|${zip}`;

/** Returns the position of an address in its zip code, by the hash of its text. */
export function scatterPoint(place: Point, hash: DataView): Point {
  const [turn, far] = [hash.getUint32(0) / 2 ** 32, hash.getUint32(4) / 2 ** 32];
  const km = SCATTER_KM * Math.sqrt(far);
  const north = km * Math.cos(turn * 2 * Math.PI);
  const east = km * Math.sin(turn * 2 * Math.PI);
  return {
    lat: place.lat + north / KM_PER_DEGREE,
    lon: place.lon + east / (KM_PER_DEGREE * Math.cos((place.lat * Math.PI) / 180)),
  };
}
