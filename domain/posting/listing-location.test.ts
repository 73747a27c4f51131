import { expect, it } from 'vitest';
import type { ZipDirectory } from '../places/geocoding/zip-geocoding.ts';
import { resolveLocation, type LocationCheck } from './listing-location.ts';

const zips: ZipDirectory = {
  zip: () => undefined,
  startingWith: () => [],
  zipsOf: () => [],
  livedNear: () => [],
};
const found = { lat: 39.99, lon: -83, zip: '43210', exact: true };
const moved = { lat: 39.995, lon: -83.001 };
const typed = { address: '94 Chittenden Ave', zip: '43210', coordinates: null };
const pinned = { ...typed, coordinates: moved, pin: true };
const published = { ...moved, address: '94 Chittenden Ave', zip: '43210', locationCheck: 'exact' as const };

it.each<[string, LocationCheck | null, Parameters<typeof resolveLocation>[0], typeof found | null, typeof published?]>([
  ['a street address that was found', 'exact', typed, found],
  ['an address of which only the city was found', 'approximate', typed, { ...found, exact: false }],
  ['an address found before the map was shown', 'exact', { ...typed, coordinates: found, pin: true }, found],
  ['a moved pin', 'pin', pinned, found],
  ['a pin for an address that cannot be found', 'pin', pinned, null],
  ['an edit of something else while the map service is away', 'exact', pinned, { ...found, exact: false }, published],
  ['an edit of a pin', 'pin', { ...pinned, coordinates: { lat: 39.991, lon: -83 } }, found, published],
  ['another address at the same position', null, { ...pinned, address: '1 Other St' }, found, published],
])('states what the position of a listing is: %s', (_what, check, position, place, before) => {
  expect(resolveLocation(position, place, zips, before)).toMatchObject({ check });
});
