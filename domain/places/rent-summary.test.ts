import { expect, it } from 'vitest';
import { nearbyCities } from './nearby-cities.ts';
import { cityPageTexts, collegePageTexts, statePageTexts } from './place-page-texts.ts';
import { rentPerPerson, rentSummary } from './rent-summary.ts';

const rents = [
  { bedrooms: 9, listingsCount: 3, rentFrom: 650, rentMedian: 700 },
  { bedrooms: 2, listingsCount: 9, rentFrom: 1001, rentMedian: 1151 },
];

it('states the rent for the listing and per person who shares it; a studio is for one', () => {
  expect(rentPerPerson(1151, 2)).toBe(576);
  expect(rentPerPerson(700, 9)).toBe(700);
  expect(rentSummary(rents, 'near Ohio State')).toBe(
    'The most common size near Ohio State is two bedrooms: half of these homes cost $1,151 a month or less, which is $576 for each of two people. The cheapest way to live here: sharing two bedrooms starts at $501 a month each.',
  );
  expect(rentSummary(rents.slice(0, 1), 'in Ohio')).toBe(
    'The most common size in Ohio is a studio: half of these homes cost $700 a month or less. The cheapest way to live here: a studio starts at $650 a month.',
  );
  expect(rentSummary([], 'in Alaska')).toBe('');
});

it('describes the current listings on a page, and nothing where there are none', () => {
  const college = { name: 'Ohio State University-Main Campus', nicknames: ['OSU'], city: 'Columbus', state: 'OH' };
  expect(collegePageTexts(college, { listingsCount: 1412, rents }).description).toBe(
    '1,412 apartments and houses for students within ten miles of Ohio State University in Columbus, OH, from $650 a month. Tell us what you need and contact landlords directly.',
  );
  expect(cityPageTexts({ name: 'Athens', state: 'OH' }, { listingsCount: 1, rents: rents.slice(1) }).description).toBe(
    '1 home for students in and around Athens, OH, from $1,001 a month: rents, sizes and travel times to campus.',
  );
  expect(statePageTexts({ name: 'Alaska', code: 'AK' }, { listingsCount: 0, rents: [] }).description).toBe(
    'Apartments and houses for students near the colleges of Alaska. Choose a college or city and see what fits.',
  );
});

it('lists the largest nearby cities first, and none farther than 25 miles', () => {
  const at = (id: number, lat: number, weight: number) => ({ id, lat, lon: -83, weight });
  const cities = [at(1, 40, 2), at(2, 40.1, 9), at(3, 40.2, 9), at(4, 41, 99)];
  expect(nearbyCities(cities, { lat: 40, lon: -83 }).map(({ id }) => id)).toEqual([2, 3, 1]);
});
