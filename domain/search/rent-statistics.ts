import { bedroomCount, occupants } from '../options/bedrooms.ts';

/** Rents of the listings of one size at a place. */
export interface BedroomRents {
  /** A bedroom code: 9 is a studio. */
  bedrooms: number;
  /** Number of listings with that size; one with several sizes counts for each. */
  listingsCount: number;
  /** The lowest rent, in dollars a month for the whole listing. */
  rentFrom: number;
  /** The median rent: the lower of the two middle values. */
  rentMedian: number;
}

type Renting = { floorplans: readonly { bedrooms: number; rent: number }[] };

/** Sorts by the actual number of bedrooms, smallest first. */
export const sortByBedrooms = <Sized extends { bedrooms: number }>(sizes: readonly Sized[]): Sized[] =>
  sizes.toSorted((a, b) => (bedroomCount(a.bedrooms) ?? 0) - (bedroomCount(b.bedrooms) ?? 0));

/** Returns the rents by size, of each listing's cheapest floorplan of a size; tests compare the server's statement. */
export function rentsByBedrooms(listings: readonly Renting[]): BedroomRents[] {
  const rents = new Map<number, number[]>();
  for (const { floorplans } of listings)
    for (const bedrooms of new Set(floorplans.map((plan) => plan.bedrooms))) {
      const lowest = Math.min(...floorplans.filter((plan) => plan.bedrooms === bedrooms).map(({ rent }) => rent));
      rents.set(bedrooms, [...(rents.get(bedrooms) ?? []), lowest]);
    }
  return sortByBedrooms(
    [...rents].map(([bedrooms, each]) => {
      const sorted = each.toSorted((a, b) => a - b);
      const middle = sorted[Math.ceil(sorted.length / 2) - 1] ?? 0;
      return { bedrooms, listingsCount: sorted.length, rentFrom: sorted[0] ?? 0, rentMedian: middle };
    }),
  );
}

/** Returns the lowest rent of all sizes; null for an empty list. */
export const lowestRent = (rents: readonly BedroomRents[]): number | null =>
  rents.length === 0 ? null : Math.min(...rents.map(({ rentFrom }) => rentFrom));

/** Returns the median rent per bedroom over all listings of a place, in dollars a month; null without listings. */
export function medianPerBedroom(
  rents: readonly Pick<BedroomRents, 'bedrooms' | 'listingsCount' | 'rentMedian'>[],
): number | null {
  const sizes = rents
    .map(({ bedrooms, listingsCount, rentMedian }) => ({
      listingsCount,
      each: Math.round(rentMedian / occupants(bedrooms)),
    }))
    .toSorted((a, b) => a.each - b.each);
  const half = sizes.reduce((sum, { listingsCount }) => sum + listingsCount, 0) / 2;
  let counted = 0;
  for (const { listingsCount, each } of sizes) {
    counted += listingsCount;
    if (counted >= half) return each;
  }
  return null;
}

/** The part of the median per bedroom below which a rent is asked about once more (K68). */
const QUESTIONABLE_SHARE = 0.4;

/** Returns whether a whole home's rent is so far below the median that it may be the rent of one bed (K68). */
export const isRentQuestionable = (rent: number, beds: number, medianEach: number): boolean =>
  rent / beds < QUESTIONABLE_SHARE * medianEach;
