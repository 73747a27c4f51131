import { brandCodes } from '../brands/brand.ts';
import fc from '../../tests/setup/properties.ts';
import { describe, expect, it } from 'vitest';
import { getBrand } from '../brands/brands.ts';
import { milesBetween } from '../places/distance.ts';
import { bedroomOptions } from '../options/bedrooms.ts';
import { locationTypes } from '../options/location-types.ts';
import { maskPhone, phoneDigits } from '../format/phone.ts';
import { parseSearch } from './search-errors.ts';
import { searchQuery } from './search-query.ts';

describe('search URLs', () => {
  const search = fc.record({
    locationType: fc.constantFrom(...locationTypes),
    locationId: fc.integer({ min: 1, max: 2_147_483_647 }),
    bedrooms: fc.option(fc.constantFrom(...bedroomOptions.map(({ value }) => value)), { nil: undefined }),
    bathrooms: fc.option(
      fc.integer({ min: 2, max: 11 }).map((half) => half / 2),
      { nil: undefined },
    ),
    maxBudget: fc.option(fc.integer({ min: 0, max: 1_000_000 }), { nil: undefined }),
    page: fc.integer({ min: 1, max: 100_000 }),
    site: fc.constantFrom(...brandCodes),
  });

  it('round-trip', () => {
    fc.assert(
      fc.property(search, (wanted) => {
        expect(parseSearch(Object.fromEntries(searchQuery(wanted)))).toEqual({ search: wanted });
      }),
    );
  });

  it('report invalid values by parameter name, and never throw', () => {
    expect(parseSearch({})).toEqual({ errors: { location_id: ['Choose where to search.'] } });
    const refused = parseSearch({
      location_type: 'moon',
      location_id: '1e9',
      bedrooms: '0',
      bathrooms: '1.3',
      budget: '-1',
      page: '0',
    });
    expect('errors' in refused && Object.keys(refused.errors).toSorted()).toEqual([
      'bathrooms',
      'bedrooms',
      'budget',
      'location_id',
      'location_type',
      'page',
    ]);
    expect(parseSearch({ location_id: ['1', '2'] })).toHaveProperty('errors.location_id');
    fc.assert(fc.property(fc.dictionary(fc.string(), fc.string()), (query) => typeof parseSearch(query) === 'object'));
  });
});

describe('phone numbers', () => {
  it('accept any notation with ten digits, or eleven starting with 1', () => {
    expect(['(614) 555-0143', '614.555.0143', '+1 614 555 0143'].map(phoneDigits)).toEqual(Array(3).fill('6145550143'));
    expect(['555-0143', '26145550143', ''].map(phoneDigits)).toEqual([undefined, undefined, undefined]);
  });

  it('are formatted while typed, and formatting again changes nothing', () => {
    expect(['', '6', '614', '6145', '6145550', '6145550143', '61455501439'].map(maskPhone)).toEqual([
      '',
      '(6',
      '(614',
      '(614) 5',
      '(614) 555-0',
      '(614) 555-0143',
      '(614) 555-0143',
    ]);
    expect(['0 0', '((+44 (0)20', '10012345678'].map(maskPhone)).toEqual(['00', '+44 (0)20', '001) 234-5678']);
    const typed = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'+(01 2-') }));
    fc.assert(fc.property(typed, (text) => maskPhone(maskPhone(text)) === maskPhone(text)));
  });
});

it('falls back to the default brand, and labels the button by brand [§9]', () => {
  expect(getBrand('nobody').code).toBe('default');
  expect(getBrand('default').matchesButton).toBe('Show Me My Matches →');
  expect(['csa', 'cr', 'liveherehousing'].map((site) => getBrand(site).matchesButton)).toEqual(
    Array(3).fill('Match Me With Properties'),
  );
});

it('measures miles: a degree of latitude is 69.1, and distance is symmetric', () => {
  expect(milesBetween({ lat: 40, lon: -83 }, { lat: 41, lon: -83 })).toBeCloseTo(69.09, 1);
  const point = fc.record({
    lat: fc.double({ min: -90, max: 90, noNaN: true }),
    lon: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  fc.assert(fc.property(point, point, (a, b) => Math.abs(milesBetween(a, b) - milesBetween(b, a)) < 1e-6));
});
