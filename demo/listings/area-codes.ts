import areaCodes from './area-codes.json' with { type: 'json' };
import type { StateCode } from '../../domain/options/states.ts';

/** The telephone area codes of each state, and those of large college towns, so that a number looks local. */
const { states, towns }: { states: Record<StateCode, string>; towns: Record<string, string> } = areaCodes;

/** Returns the area code of a town; for a small one an area code of its state, always the same. */
export function areaCodeOf(city: string, state: string): string {
  const codes = (states[state as StateCode] ?? '800').split(' ');
  const index = [...city].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % codes.length;
  return towns[`${city}, ${state}`] ?? codes[index] ?? '800';
}
