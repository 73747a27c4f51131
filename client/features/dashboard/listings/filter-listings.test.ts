import { expect, test } from 'vitest';
import { exampleMyListing } from '../../../shared/examples/example-my-listing.fixture.ts';
import { countByStanding, filterFromQuery, noListingFilter, filterListings, withFilter } from './filter-listings.ts';

const now = new Date('2026-09-15T12:00:00Z');
const { listing } = exampleMyListing;
const named = (id: string, name: string, more: Partial<typeof exampleMyListing> = {}, city = 'Columbus') => ({
  ...exampleMyListing,
  id,
  listing: { ...listing, id, name, city },
  ...more,
});
const all = [
  named('1', 'Neil House', { nextChargeAt: '2026-10-01T00:00:00Z', leadsCount: 2 }),
  named('2', 'Ångström Court', { nextChargeAt: null, canceled: true, leadsCount: 9 }, 'Ann Arbor'),
  named('3', 'Elm Lofts', { nextChargeAt: null, pastDue: true, leadsCount: 5 }),
  named('4', 'Oak Lofts', { nextChargeAt: null, hidden: true, rented: true, leadsCount: 0 }),
];
const ids = (wanted: Partial<typeof noListingFilter>) =>
  filterListings(all, { ...noListingFilter, ...wanted }, now).map(({ id }) => id);

test('sorts listings that need attention first, then the newest', () => {
  expect(ids({})).toEqual(['3', '4', '2', '1']);
});

test('matches word prefixes of the name and the address, ignoring accents', () => {
  expect(ids({ words: 'lof' })).toEqual(['3', '4']);
  expect(ids({ words: 'angstrom' })).toEqual(['2']);
  expect(ids({ words: 'ann arb' })).toEqual(['2']);
  expect(ids({ words: 'neil ohio' })).toEqual([]);
  expect(ids({ words: ' NEIL  ho' })).toEqual(['1']);
});

test('sorts by the chosen order, listings without a next charge last', () => {
  expect(ids({ order: 'name' })).toEqual(['2', '3', '1', '4']);
  expect(ids({ order: 'charge' })).toEqual(['1', '4', '3', '2']);
  expect(ids({ order: 'leads' })).toEqual(['2', '3', '1', '4']);
});

test('filters by standing, and offers only standings that occur', () => {
  expect(ids({ standing: 'rented' })).toEqual(['4']);
  expect(countByStanding(all.slice(0, 3), now)).toEqual([
    { standing: 'attention', count: 1 },
    { standing: 'listed', count: 1 },
    { standing: 'ending', count: 1 },
  ]);
});

test('keeps the filter and the page in the address, and ignores what is not one of its own', () => {
  const wanted = { words: 'elm & oak', standing: 'listed', order: 'name' } as const;
  const path = withFilter('/advertising-home?brand=x#listings', wanted, 3);
  const address = new URL(path, 'http://here');
  expect(address.hash).toBe('#listings');
  expect(filterFromQuery(address.search)).toEqual({ wanted, page: 3 });
  expect(withFilter(path, noListingFilter, 1)).toBe('/advertising-home?brand=x#listings');
  expect(filterFromQuery('?status=sold&sort=up&page=-2')).toEqual({ wanted: noListingFilter, page: 1 });
});
