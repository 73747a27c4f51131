import { expect, test } from 'vitest';
import { cities } from './data/cities.ts';
import { locate } from './geocoder.ts';

test("finds an address in each of the mock's cities (scripts/write-mock-zips.ts)", async () => {
  const found = await Promise.all(cities.map(({ name, state }) => locate({ address: '1 Main St', city: name, state })));
  expect(cities.filter((_, index) => !found[index])).toEqual([]);
});
