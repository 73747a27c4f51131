import fc from '../../tests/setup/properties.ts';
import { describe, expect, it } from 'vitest';
import {
  amenities,
  CATS_OK,
  choosableAmenities,
  DOGS_OK,
  NO_PETS_ALLOWED,
  hasPetConflict,
  isAmenity,
  toggleAmenity,
} from './amenities.ts';
import { bathroomOptions } from './bathrooms.ts';
import { bedroomCode, bedroomCount, bedroomOptions, bedroomsLabel, occupants, sizesShort } from './bedrooms.ts';
import { cardExpired, expiryMonths, expiryYears } from './card-expiry.ts';
import { featureOptions } from './features.ts';
import { parseLocationType } from './location-types.ts';
import { NO_PETS, petOptions, togglePet } from './pets.ts';
import { isPostable, propertyTypeLabel } from './property-types.ts';
import { states } from './states.ts';

describe('bedrooms (K17)', () => {
  it('converts every option from code to count and back', () => {
    for (const { value } of bedroomOptions) expect(bedroomCode(bedroomCount(value) as number)).toBe(value);
  });

  it('lists eleven options, studio first, ordered by actual count', () => {
    expect(bedroomOptions.map(({ value }) => value)).toEqual([9, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11]);
    expect(bedroomOptions.map(({ label }) => label)).toEqual([
      'Studio',
      '1 Bedroom',
      ...[2, 3, 4, 5, 6, 7, 8, 9, 10].map((count) => `${count} Bedrooms`),
    ]);
  });

  it('never labels a studio as nine bedrooms, and rejects unknown codes', () => {
    expect(bedroomsLabel(9)).toBe('Studio');
    expect(bedroomsLabel(10)).toBe('9 Bedrooms');
    fc.assert(fc.property(fc.integer(), (code) => (bedroomCount(code) === undefined) === (code < 1 || code > 11)));
  });

  it('divides the rent of a studio by one', () => {
    expect([9, 1, 4].map(occupants)).toEqual([1, 1, 4]);
  });
});

it('offers bathrooms from 1 to 5.5 in half steps', () => {
  expect(bathroomOptions).toHaveLength(10);
  expect(bathroomOptions[0]).toEqual({ value: 1, label: '1 Bathroom' });
  expect(bathroomOptions.at(-1)).toEqual({ value: 5.5, label: '5.5 Bathrooms' });
});

it('labels the sizes of a listing by count, never by code', () => {
  expect(sizesShort([3, 9, 10, 1])).toBe('Studio to 9 bed');
  expect(sizesShort([2, 2])).toBe('2 bed');
  expect(sizesShort([])).toBe('');
});

describe('pets', () => {
  it('never combines pets allowed and no pets, whatever is clicked (K18)', () => {
    const ids = fc.array(fc.constantFrom(...choosableAmenities.map(({ id }) => id)));
    fc.assert(
      fc.property(ids, (clicks) => {
        const chosen = clicks.reduce<number[]>(toggleAmenity, []);
        expect(hasPetConflict(chosen)).toBe(false);
        expect(new Set(chosen).size).toBe(chosen.length);
      }),
    );
    expect(toggleAmenity([DOGS_OK, CATS_OK], NO_PETS_ALLOWED)).toEqual([NO_PETS_ALLOWED]);
    expect(toggleAmenity([NO_PETS_ALLOWED], CATS_OK)).toEqual([CATS_OK]);
  });

  it('selects either "No Pets" or pets, never both, never neither', () => {
    const ids = fc.array(fc.constantFrom(...petOptions.map(({ id }) => id)));
    fc.assert(
      fc.property(ids, (clicks) => {
        const chosen = clicks.reduce<number[]>(togglePet, [NO_PETS]);
        expect(chosen.length).toBeGreaterThan(0);
        expect(chosen.includes(NO_PETS) && chosen.length > 1).toBe(false);
      }),
    );
  });
});

it('has the catalogs of the specification', () => {
  expect(amenities.map(({ id }) => id)).toEqual([29, 33, 34, 2, 4, 26, 11, 37, 38, 39, 101, 102, 103, 104, 105]);
  expect(isAmenity(104)).toBe(false);
  expect(featureOptions.map(({ label }) => label)).toEqual([
    'On-Site Laundry',
    'Air Conditioning',
    'Parking',
    'Patio / Balcony',
    'Pool',
    'Gym',
  ]);
  expect(featureOptions.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(states).toHaveLength(51);
  expect(new Set(states.map(({ fips }) => fips)).size).toBe(51);
});

it('allows publishing only apartments and houses; other types are labeled as homes (K14)', () => {
  expect([84, 85, 86, null, '84'].map(isPostable)).toEqual([true, true, false, false, false]);
  expect(propertyTypeLabel(99)).toBe('Home');
});

it('parses location types by name and number, college when absent', () => {
  expect(['college', 1, '2', 'city', undefined, '', 'planet', 4].map((value) => parseLocationType(value))).toEqual([
    'college',
    'college',
    'state',
    'city',
    'college',
    'college',
    undefined,
    undefined,
  ]);
});

it('offers this year and the next nine, also across New Year, and detects an expired card', () => {
  expect(expiryYears(new Date(2026, 11, 31, 23, 59))).toEqual([
    2026, 2027, 2028, 2029, 2030, 2031, 2032, 2033, 2034, 2035,
  ]);
  expect(expiryYears(new Date(2027, 0, 1))[0]).toBe(2027);
  expect(expiryMonths).toHaveLength(12);
  expect(cardExpired(11, 2026, new Date(2026, 10, 30, 23, 59))).toBe(false);
  expect(cardExpired(11, 2026, new Date(2026, 11, 1))).toBe(true);
  expect(cardExpired(12, 2025, new Date(2026, 0, 1))).toBe(true);
});
