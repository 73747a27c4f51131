import zipPrefixes from './zip-prefixes.json' with { type: 'json' };
import type { StateCode } from './states.ts';

/** The first three digits of each state's zip codes, as ranges. */
const prefixes: Record<StateCode, string> = zipPrefixes;

/** Returns whether a zip code (five digits) can belong to this state. Uses its first three digits, so that new zip codes pass. */
export function isZipInState(zip: string, state: StateCode): boolean {
  const prefix = zip.slice(0, 3);
  return prefixes[state].split(' ').some((range) => {
    const [from = '', to = from] = range.split('-');
    return from <= prefix && prefix <= to;
  });
}
