import { occupants } from '../../domain/options/bedrooms.ts';
import type { Floorplan } from '../../domain/search/floorplan.ts';
import { SeededRandom } from '../seeded-random.ts';

/** Returns amenities that renters ask about (K20), the same for the same key; half of the listings state each. */
export function demoAmenities(key: string): number[] {
  const random = new SeededRandom(`amenities ${key}`);
  return (
    [
      [101, 0.6],
      [102, 0.6],
      [103, 0.4],
      [105, 0.2],
    ] as const
  )
    .filter(([, share]) => random.chance(share))
    .map(([id]) => id);
}

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
