import { MAX_SEARCH_TEXT } from '../../limits.ts';
import { states } from '../../options/states.ts';
import type { StreetAddress, ZipDirectory, ZipPlace } from '../geocoding/zip-geocoding.ts';
import { cityKey } from '../geocoding/zip-geocoding.ts';
import type { Point } from '../distance.ts';
import { normalizeName } from './normalize.ts';

/** The zip codes, and the listings, that are suggested for one text. */
export const MAX_SUGGESTED = 5;
const SHORTEST_NAME = 3;

/** Returns the beginning of a zip code that was typed; null for any other text. */
const typedZip = (text: string): string | null => (/^\s*\d{3,5}\s*$/.test(text) ? text.trim() : null);

/** Returns the text to find listings by: in lowercase with single spaces; null for a zip code and for less than three letters. */
export function typedListingName(text: string): string | null {
  const name = text.trim().replace(/\s+/g, ' ').toLowerCase().slice(0, 100);
  return name.length < SHORTEST_NAME || typedZip(name) !== null ? null : name;
}

/** Returns the zip codes that begin with what was typed, lowest first: one of each city, at most five. */
export function suggestedZips(zips: ZipDirectory, text: string): ZipPlace[] {
  const typed = typedZip(text);
  if (typed === null) return [];
  const found = new Map<string, ZipPlace>();
  for (const place of zips.startingWith(typed)) {
    const key = cityKey(place.city, place.state);
    if (!found.has(key)) found.set(key, place);
    if (found.size === MAX_SUGGESTED) break;
  }
  return [...found.values()];
}

/** Returns the parts of a text between its commas. */
const partsOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** The codes and names of states, the longest first: "West Virginia" also ends with "Virginia". */
const stateLabels = states
  .flatMap(({ code, name }) => [code, name].map((label) => ({ code, label: label.toLowerCase() })))
  .toSorted((a, b) => b.label.length - a.label.length);

/** Returns the state, by code or name, that a text ends with, and the text before it; null where there is none. */
function endingState(text: string): { before: string; state: string } | null {
  const typed = text.toLowerCase();
  for (const { label, code } of stateLabels)
    if (typed.endsWith(label) && /[\s,]/.test(typed.at(-label.length - 1) ?? ''))
      return { before: text.slice(0, -label.length), state: code };
  return null;
}

/** The most words of a city's name that are tried. */
const CITY_WORDS = 4;

/** Returns the street and the city of a text without a comma: the longest ending that is a city of that state. */
function splitCity(text: string, state: string, zips: ZipDirectory): [address: string, city: string] | null {
  const words = text.trim().split(/\s+/);
  for (let count = Math.min(CITY_WORDS, words.length - 2); count > 0; count--) {
    const city = words.slice(-count).join(' ');
    if (zips.zipsOf(city, state).length > 0) return [words.slice(0, -count).join(' '), city];
  }
  return null;
}

/**
 * Returns the address that a text states, such as '1739 N High St Columbus Ohio', with a known zip code or city; its
 * street is '' where the text is a zip code alone.
 */
export function typedAddress(typed: string, zips: ZipDirectory): StreetAddress | null {
  const text = typed.slice(0, MAX_SEARCH_TEXT);
  const parts = partsOf(text);
  const last = parts.at(-1) ?? '';
  const alone = zips.zip(/^\s*(\d{5})(?:-\d{4})?\s*$/.exec(text)?.[1] ?? '');
  if (alone) return { address: '', city: alone.city, state: alone.state, zip: alone.zip };
  if (!/^\d+\w*\s+\p{L}/u.test(text.trim())) return null;
  const [, before = '', zip = ''] = /^(.*?)\s*\b(\d{5})(?:-\d{4})?$/.exec(last) ?? [];
  const known = zips.zip(zip);
  if (known) {
    const address = parts.length > 1 ? (parts[0] ?? '') : before;
    return /\p{L}/u.test(address) ? { address, city: known.city, state: known.state, zip } : null;
  }
  const ending = endingState(parts.join(', '));
  if (!ending) return null;
  const { state } = ending;
  const [street = '', ...more] = partsOf(ending.before);
  const [address = '', city = ''] = more.length > 0 ? [street, more.at(-1)] : (splitCity(street, state, zips) ?? []);
  // As the city is written, not as it was typed.
  return city === '' ? null : { address, city: zips.zipsOf(city, state)[0]?.city ?? city, state };
}

/** `exact`: false if only its zip code or city could be located. */
type LocatedPoint = Point & { exact: boolean };

/** Returns where a typed address is, and how it is shown; a zip code alone is at its own center. */
export async function locateTyped(
  address: StreetAddress,
  zips: ZipDirectory,
  locate: (address: StreetAddress) => Promise<LocatedPoint | null>,
): Promise<(LocatedPoint & { label: string }) | null> {
  const { address: street, city, state, zip = '' } = address;
  const center = street === '' ? zips.zip(zip) : undefined;
  const point = center ? { lat: center.lat, lon: center.lon, exact: true } : await locate(address);
  return point && { lat: point.lat, lon: point.lon, exact: point.exact, label: `${street || zip}, ${city}, ${state}` };
}

/** Returns the one result that a text means: the only one, else the only one, or one with listings, of that name. */
export function clearWinner<Found extends { name: string; listingsCount?: number | undefined }>(
  text: string,
  found: readonly Found[],
): Found | undefined {
  if (found.length === 1) return found[0];
  const typed = normalizeName(text);
  const exact = found.filter(({ name }) => normalizeName(name) === typed);
  const listed = exact.filter(({ listingsCount }) => listingsCount !== 0);
  return listed.length === 1 ? listed[0] : exact.length === 1 ? exact[0] : undefined;
}
