import { occupants } from '../../domain/options/bedrooms.ts';
import type { Floorplan } from '../../domain/search/floorplan.ts';
import { SeededRandom } from '../seeded-random.ts';

/** Returns some of these amenities, each by its share of all listings. */
export const sampleAmenities = (random: SeededRandom, { ids, shares }: Record<'ids' | 'shares', number[]>): number[] =>
  ids.filter((_, index) => random.chance(shares[index] ?? 0));

/** Returns amenities that renters ask about (K20), the same for the same key; half of the listings state each. */
export const demoAmenities = (key: string): number[] =>
  sampleAmenities(new SeededRandom(`amenities ${key}`), { ids: [101, 102, 103, 105], shares: [0.6, 0.6, 0.4, 0.2] });

/** Returns the floorplans with costs, lease lengths and a date (K64), the same for the same key; one in seven states nothing. */
export function withDemoTerms(key: string, floorplans: readonly Floorplan[], now: Date): Floorplan[] {
  const random = new SeededRandom(`terms ${key}`);
  if (random.chance(0.15)) return [...floorplans];
  const included = random.chance(0.35);
  const fees = random.pick([0, 0, 25, 35, 50]);
  const leaseMonths = random.pick([[12], [12], [9, 12], [10, 12], [6, 12]]);
  const months = random.whole(0, 9);
  const availableOn = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1))
    .toISOString()
    .slice(0, 10);
  return floorplans.map((plan) => ({
    ...plan,
    feesMonthly: fees,
    utilities: included ? 0 : 40 + 30 * occupants(plan.bedrooms),
    deposit: plan.rent,
    oneTime: random.pick([0, 50, 75]),
    leaseMonths,
    availableOn,
  }));
}
