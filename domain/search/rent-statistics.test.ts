import { expect, it } from 'vitest';
import {
  isRentQuestionable,
  lowestRent,
  medianPerBedroom,
  rentsByBedrooms,
  sortByBedrooms,
} from './rent-statistics.ts';
import { similarCriteria } from './similar-listings.ts';

const home = (...plans: [bedrooms: number, rent: number][]) => ({
  floorplans: plans.map(([bedrooms, rent]) => ({ bedrooms, bathrooms: 1, sq: 500, rent })),
});

it('counts a listing once per size, with its cheapest floorplan; sorts sizes by rooms, not by code', () => {
  const homes = [home([10, 4000], [9, 700], [9, 650]), home([1, 900]), home([1, 1100]), home([1, 1000], [9, 800])];
  expect(rentsByBedrooms(homes)).toEqual([
    { bedrooms: 9, listingsCount: 2, rentFrom: 650, rentMedian: 650 },
    { bedrooms: 1, listingsCount: 3, rentFrom: 900, rentMedian: 1000 },
    { bedrooms: 10, listingsCount: 1, rentFrom: 4000, rentMedian: 4000 },
  ]);
  expect(lowestRent(rentsByBedrooms(homes))).toBe(650);
});

it('returns no rents where there are no listings', () => {
  expect(rentsByBedrooms([])).toEqual([]);
  expect(lowestRent([])).toBeNull();
  expect(sortByBedrooms([])).toEqual([]);
});

it('searches similar listings by the size of the cheapest floorplan, for at most a quarter more', () => {
  expect(similarCriteria(home([2, 1500], [9, 801]).floorplans)).toEqual({ bedrooms: 9, maxBudget: 1001 });
  expect(similarCriteria([])).toEqual({});
});

it('asks about a rent below 40 % of the median per bedroom (K68)', () => {
  const rents = [
    { bedrooms: 9, listingsCount: 2, rentMedian: 1000 },
    { bedrooms: 2, listingsCount: 5, rentMedian: 1600 },
    { bedrooms: 4, listingsCount: 2, rentMedian: 2400 },
  ];
  expect(medianPerBedroom(rents)).toBe(800);
  expect(medianPerBedroom([])).toBeNull();
  expect([isRentQuestionable(639, 2, 800), isRentQuestionable(640, 2, 800)]).toEqual([true, false]);
});
