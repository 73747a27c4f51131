import { MAX_PLACE_ID } from '../../../../domain/limits.ts';
import { cityName } from '../../../../domain/places/city-name.ts';
import { isStateCode } from '../../../../domain/options/states.ts';
import type { CollegeFacts } from '../../../../domain/places/college-facts.ts';

/** The columns used from HD (institutional directory). */
export const DIRECTORY_COLUMNS = [
  'UNITID',
  'INSTNM',
  'IALIAS',
  'CITY',
  'STABBR',
  'ZIP',
  'WEBADDR',
  'SECTOR',
  'ICLEVEL',
  'CYACTIVE',
  'LONGITUD',
  'LATITUDE',
] as const;
/** The columns used from SFA (student financial aid): SCUGRAD counts the undergraduates. */
export const ENROLMENT_COLUMNS = ['UNITID', 'SCUGRAD'] as const;

/** Approximate undergraduates of a college by its INSTSIZE class (1 under 1,000 … 5 from 20,000). */
const sizeGuesses: Record<string, number> = { 1: 500, 2: 2500, 3: 7000, 4: 14_000, 5: 25_000 };

const LONGEST_NAME = 200;

/** Returns a positive integer, or undefined. */
export function wholeNumber(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,10}$/.test(text) && Number(text) <= MAX_PLACE_ID ? Number(text) : undefined;
}

/**
 * Returns the separate nicknames of IALIAS, which each college formats differently: separated by bars, else
 * semicolons, else commas, slashes or wide gaps. Text between bars is also kept whole, since a comma may belong
 * to a name.
 */
export function splitNicknames(alias: string): string[] {
  const whole = alias.split('|');
  const separator = alias.includes('|') || alias.includes(';') ? /;/ : /,\s|\s{2,}|\s\/\s|(?<=\p{L}{3})\/(?=\p{L}{3})/u;
  const nicknames = [...whole.flatMap((part) => part.split(separator)), ...whole]
    .map((nickname) => nickname.trim().replace(/^[,;\s]+|[,;\s]+$/g, ''))
    .filter((nickname) => nickname.length > 1 && nickname.length <= LONGEST_NAME);
  return [...new Set(nicknames)];
}

/** Returns whether a position is outside any plausible range of the 50 states and DC. */
const isOutsideUnitedStates = (lat: number, lon: number) => !(lat > 18 && lat < 72 && lon > -180 && lon < -66);

/** Returns why a row is not accepted as a college; undefined when it is. */
function rejectionReason(row: Record<string, string>): string | undefined {
  const state = row['STABBR'] ?? '';
  if (!wholeNumber(row['UNITID'])) return 'its UNITID is no number';
  if (!row['INSTNM'] || row['INSTNM'].length > LONGEST_NAME) return 'it has no usable name';
  if (row['CYACTIVE'] !== '1') return 'not active';
  if (row['SECTOR'] === '0') return 'an administrative unit';
  if (row['ICLEVEL'] !== '1' && row['ICLEVEL'] !== '2') return 'neither a two-year nor a four-year college';
  if (!isStateCode(state)) return 'outside the 50 states and DC';
  if (!row['CITY']) return 'it has no city';
  if (!/^\d{5}(?:-?\d{4})?$/.test(row['ZIP'] ?? '')) return 'its zip is not five digits';
  if (isOutsideUnitedStates(Number.parseFloat(row['LATITUDE'] ?? ''), Number.parseFloat(row['LONGITUD'] ?? '')))
    return 'it has no position';
  return undefined;
}

/** Returns the full URL of a web host in any spelling; '' when there is none. */
function website(address: string): string {
  const host = address
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/\/+$/, '');
  return /^[^\s/]+\.[^\s]+$/.test(host) ? `https://${host}` : '';
}

/** Parses a row of the directory as a college, or returns why it is rejected. */
export function readCollege(row: Record<string, string>, enrollment: number): CollegeFacts | { refused: string } {
  const refused = rejectionReason(row);
  if (refused) return { refused };
  return {
    id: Number(row['UNITID']),
    name: (row['INSTNM'] ?? '').replace(/\s+/g, ' '),
    nicknames: splitNicknames(row['IALIAS'] ?? ''),
    city: cityName(row['CITY'] ?? ''),
    state: row['STABBR'] ?? '',
    zip: (row['ZIP'] ?? '').slice(0, 5),
    lat: Number.parseFloat(row['LATITUDE'] ?? ''),
    lon: Number.parseFloat(row['LONGITUD'] ?? ''),
    website: website(row['WEBADDR'] ?? ''),
    enrollment,
    sizeGuess: sizeGuesses[row['INSTSIZE'] ?? ''] ?? 0,
  };
}
