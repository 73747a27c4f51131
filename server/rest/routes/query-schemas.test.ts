import fc from '../../../tests/setup/properties.ts';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { parseDirections } from '../../../domain/places/directions/directions.ts';
import { parseSearch } from '../../../domain/search/search-errors.ts';
import { directionsQuery, housingQuery } from './housing.ts';

/**
 * Two queries are parsed without zod, because the parsers run in the browser. These tests run the documented schema and
 * the parser on the same values and require equal results.
 */
const cases = [
  {
    name: 'searches',
    documented: housingQuery,
    errorsOf: (query: Record<string, string>) => {
      const read = parseSearch({ location_id: '1', ...query });
      return 'errors' in read ? Object.keys(read.errors) : [];
    },
  },
  {
    name: 'directions',
    documented: directionsQuery,
    errorsOf: (query: Record<string, string>) => {
      const here = { latitude_housing: '1', longitude_housing: '1', latitude_school: '1', longitude_school: '1' };
      const read = parseDirections({ ...here, ...query });
      return 'errors' in read ? Object.keys(read.errors) : [];
    },
  },
];

const EDGES = [-181, -180, -90.5, -90, -1, 0, 0.5, 1, 1.5, 5.5, 6, 8, 9, 10, 11, 12, 90, 91, 180, 1e5, 1e5 + 1, 1e6];
const LARGE = [1e6 + 1, 2 ** 31 - 1, 2 ** 31, 1e15 - 1, 1e15];
const numbers = fc.oneof(
  fc.constantFrom(...EDGES, ...LARGE),
  fc.integer({ min: -20, max: 1000 }),
  fc.integer({ min: -400, max: 400 }).map((half) => half / 2),
);
const words = fc.constantFrom(
  'college',
  'state',
  'city',
  '1',
  '2',
  '3',
  '4',
  'all',
  'walking',
  'cycling',
  'driving',
  '0',
  '1,2',
  '5,5',
  '2,',
  'unit',
  'any',
  'cost',
  '2027-08-15',
  '2027-02-30',
  'x',
);

describe.each(cases)('the documented query of $name', ({ documented, errorsOf }) => {
  it.each(Object.entries(documented.shape))('validates %s like its parser', (name, schema: z.ZodType) => {
    const isNumber = schema.safeParse(1).success;
    fc.assert(
      fc.property(isNumber ? numbers : words, (value) => {
        const query = { [name]: String(value) };
        expect([value, errorsOf(query).includes(name)]).toEqual([value, !schema.safeParse(value).success]);
      }),
      { numRuns: 400 },
    );
  });

  it('lists every parameter that is read', () => {
    const names: string[] = [];
    const spy = new Proxy({} as Record<string, string>, {
      get: (_target, name) => void names.push(String(name)),
    });
    if (documented === housingQuery) parseSearch(spy);
    else parseDirections(spy);
    expect(new Set(names)).toEqual(new Set(Object.keys(documented.shape)));
  });
});
