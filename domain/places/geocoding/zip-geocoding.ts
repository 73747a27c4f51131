import { milesBetween, type Point } from '../distance.ts';
import { normalizeName } from '../search/normalize.ts';

/** Placing an address by the points of zips alone: right to the neighbourhood, never exact, the same every time. */

export interface ZipPlace extends Point {
  zip: string;
  /** People live there: the census counts it. Post office boxes and single firms have zips too. */
  lived: boolean;
  city: string;
  state: string;
}

/** What is known of zips. */
export interface ZipDirectory {
  zip(zip: string): ZipPlace | undefined;
  /** The zips of a city by its name in any writing ("St. Louis"), lowest first; empty when it is not known. */
  zipsOf(city: string, state: string): readonly ZipPlace[];
}

/** A street address in the United States. The zip, when it is known, says which part of the city. */
export interface StreetAddress {
  address: string;
  city: string;
  /** Two-letter code. */
  state: string;
  zip?: string;
}

/** A house stands at most this far from the point of its zip or city, so that homes of one city do not stack. */
const SCATTER_KM = 1.1;
const KM_PER_DEGREE = 111.2;

/** By what a book finds a city: "St. Louis" and "Saint Louis" are one. */
export const cityKey = (city: string, state: string): string =>
  `${normalizeName(city).replace(/\bst\b/g, 'saint')}|${state.toUpperCase()}`;

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Those that people live in, where there are any. */
function livedIn(zips: readonly ZipPlace[]): readonly ZipPlace[] {
  const lived = zips.filter((place) => place.lived);
  return lived.length > 0 ? lived : zips;
}

/** The middle of a city's zips; undefined when it has none. */
export function zipCenter(zips: readonly ZipPlace[]): Point | undefined {
  const counted = livedIn(zips);
  if (counted.length === 0) return undefined;
  return { lat: median(counted.map(({ lat }) => lat)), lon: median(counted.map(({ lon }) => lon)) };
}

/** The zip as written when it is one of that state, else the one nearest the middle of the city; undefined for no such city. */
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

/** What decides where in its zip an address stands: the first eight bytes of the SHA-256 of this text. */
export const scatterSeed = (address: string, zip: string): string => `${normalizeName(address)}|${zip}`;

/** Where in its zip an address stands, by the hash of its text. */
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
