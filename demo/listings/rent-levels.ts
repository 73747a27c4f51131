import rentLevels from './rent-levels.json' with { type: 'json' };
import type { StateCode } from '../../domain/options/states.ts';

/**
 * Approximate rent of a one-bedroom near a campus by state, in dollars a month, and the factor of college towns that
 * are more or less expensive than the rest of their state.
 */
const { states, towns }: { states: Record<StateCode, number>; towns: Record<string, number> } = rentLevels;

/** Rent relative to a one-bedroom, by the actual number of bedrooms: sharing is cheaper per person. */
const byBedrooms = [0.88, 1, 1.24, 1.58, 1.96, 2.36, 2.78, 3.2, 3.6, 4, 4.4];

/** Returns the usual rent for a number of bedrooms (0 = studio) in a town, in dollars a month. */
export function usualRent(city: string, state: string, bedrooms: number): number {
  const level = states[state as StateCode] ?? 1000;
  return level * (towns[`${city}, ${state}`] ?? 1) * (byBedrooms[bedrooms] ?? bedrooms * 0.45);
}
