import { bedroomCount } from '../options/bedrooms.ts';

/** What homes of one size cost at a place. */
export interface BedroomRents {
  /** A bedroom code: 9 is a studio. */
  bedrooms: number;
  /** How many homes have that size; one with several sizes counts for each. */
  homes: number;
  /** The lowest rent, in dollars a month for the whole home. */
  rentFrom: number;
  /** What half of them ask at most: the lower of the two in the middle. */
  rentMedian: number;
}

type Renting = { floorplans: readonly { bedrooms: number; rent: number }[] };

/** Smallest first, by the real count of bedrooms. */
export const sortByBedrooms = <Sized extends { bedrooms: number }>(sizes: readonly Sized[]): Sized[] =>
  sizes.toSorted((a, b) => (bedroomCount(a.bedrooms) ?? 0) - (bedroomCount(b.bedrooms) ?? 0));

/**
 * What the homes of a place cost by size, a home with its cheapest floorplan of each size. The server's statement is
 * compared with this.
 */
export function rentsByBedrooms(homes: readonly Renting[]): BedroomRents[] {
  const rents = new Map<number, number[]>();
  for (const { floorplans } of homes)
    for (const bedrooms of new Set(floorplans.map((plan) => plan.bedrooms))) {
      const lowest = Math.min(...floorplans.filter((plan) => plan.bedrooms === bedrooms).map(({ rent }) => rent));
      rents.set(bedrooms, [...(rents.get(bedrooms) ?? []), lowest]);
    }
  return sortByBedrooms(
    [...rents].map(([bedrooms, each]) => {
      const sorted = each.toSorted((a, b) => a - b);
      const middle = sorted[Math.ceil(sorted.length / 2) - 1] ?? 0;
      return { bedrooms, homes: sorted.length, rentFrom: sorted[0] ?? 0, rentMedian: middle };
    }),
  );
}

/** The lowest rent of all sizes; null where there is nothing. */
export const lowestRent = (rents: readonly BedroomRents[]): number | null =>
  rents.length === 0 ? null : Math.min(...rents.map(({ rentFrom }) => rentFrom));
