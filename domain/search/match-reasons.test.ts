import fc from '../../tests/setup/properties.ts';
import { describe, expect, test } from 'vitest';
import { bedroomOptions } from '../options/bedrooms.ts';
import { NO_PETS } from '../options/pets.ts';
import { floorplanFits } from './matching.ts';
import { bestFloorplan, matchReasons, type RenterPreferences } from './match-reasons.ts';
import { formatDuration, formatMiles, travelTimes, travelTimesLabel } from '../places/directions/travel-times.ts';
import { mentionedFeatures, mentionsPets } from '../listings/description-mentions.ts';
import { unmetCriterionLabel } from './labels/unmet-criteria-label.ts';

const plan = { bedrooms: 2, bathrooms: 1, sq: 850, rent: 1150 };
const nothing: RenterPreferences = { pets: [NO_PETS], features: [] };
const texts = (amenities: number[], more: Partial<RenterPreferences>) =>
  matchReasons({ floorplans: [plan], amenities }, { ...nothing, ...more }).map(({ kind, text }) => `${kind}: ${text}`);

const plans = fc.array(
  fc.record({
    bedrooms: fc.constantFrom(...bedroomOptions.map(({ value }) => value)),
    bathrooms: fc.integer({ min: 2, max: 11 }).map((halves) => halves / 2),
    sq: fc.constant(800),
    rent: fc.integer({ min: 300, max: 3000 }),
  }),
  { minLength: 1, maxLength: 6 },
);
const criteria = fc.record({
  bedrooms: fc.option(fc.constantFrom(...bedroomOptions.map(({ value }) => value)), { nil: undefined }),
  bathrooms: fc.option(fc.constantFrom(1, 1.5, 2, 3), { nil: undefined }),
  maxBudget: fc.option(fc.integer({ min: 300, max: 3000 }), { nil: undefined }),
});

describe('the floorplan of a card', () => {
  test('is the cheapest that fits, whenever one fits', () => {
    fc.assert(
      fc.property(plans, criteria, (floorplans, wish) => {
        const fitting = floorplans.filter((floorplan) => floorplanFits(floorplan, wish));
        const best = bestFloorplan(floorplans, wish);
        expect(floorplans).toContain(best);
        if (fitting.length > 0) expect(best?.rent).toBe(Math.min(...fitting.map(({ rent }) => rent)));
      }),
    );
  });

  test('has the fewest unmet criteria when none fits', () => {
    const near = { ...plan, rent: 1300 };
    const far = { ...plan, rent: 1900 };
    expect(bestFloorplan([far, near], { maxBudget: 1200 })).toBe(near);
  });
});

describe('why a listing fits', () => {
  test('states how far under, on or over the budget it is', () => {
    expect(texts([], { maxBudget: 1200 })).toEqual(['fits: $50 under your budget']);
    expect(texts([], { maxBudget: 1150 })).toEqual(['fits: Exactly your budget']);
    expect(texts([], { maxBudget: 1000 })).toEqual(['misses: $150 over your budget']);
  });

  test('pets: allowed, excluded, or unknown where nothing is said about pets; nothing without pets (K20)', () => {
    expect(texts([37], { pets: [1, 2] })).toEqual(['fits: Dogs are welcome', 'misses: No cats']);
    expect(texts([38], { pets: [1] })).toEqual(['misses: No dogs']);
    expect(texts([], { pets: [1] })).toEqual(['unknown: Ask first: dogs']);
    expect(texts([37, 38], { pets: [1, 2] })).toEqual(['fits: Dogs and cats are welcome']);
    expect(texts([39], { pets: [2] })).toEqual(['misses: No pets allowed']);
    expect(texts([39], {})).toEqual([]);
  });

  test('treats On-Site Laundry, feature 0, as a real preference (K19) and features that the amenities do not confirm as unknown (K20)', () => {
    expect(texts([34], { features: [0] })).toEqual(['fits: Laundry in the building']);
    expect(texts([], { features: [0, 2] })).toEqual(['unknown: Not stated: on-site laundry, parking']);
    expect(texts([4, 2], { features: [4, 5] })).toEqual(['fits: Pool', 'fits: Gym']);
  });

  test('combines many preferences on one line, so that cards keep the same height', () => {
    expect(texts([33, 4, 2, 37], { pets: [1, 2], features: [0, 1, 2, 3, 4, 5] })).toEqual([
      'fits: Dogs are welcome',
      'fits: Washer and dryer in the unit, pool and gym',
      'misses: No cats',
      'unknown: Not stated: air conditioning, parking, patio / balcony',
    ]);
  });

  test('says what is mentioned in the description and not among the amenities', () => {
    const description = 'Off-street parking, washer & dryer. Pets are not a problem.';
    const home = { mentionedFeatures: mentionedFeatures(description), mentionsPets: mentionsPets(description) };
    const preferences = { ...nothing, pets: [1], features: [0, 2, 4] };
    expect(matchReasons({ floorplans: [plan], amenities: [], ...home }, preferences)).toEqual([
      { kind: 'unknown', text: 'Pets: mentioned in the description' },
      { kind: 'unknown', text: 'On-site laundry and parking: mentioned in the description' },
      { kind: 'unknown', text: 'Not stated: pool' },
    ]);
    expect(matchReasons({ floorplans: [plan], amenities: [34, 37, 102], ...home }, preferences)).not.toContainEqual(
      expect.objectContaining({ text: expect.stringContaining('mentioned') }),
    );
  });

  test('lists more bathrooms than requested as a reason', () => {
    expect(texts([], { bathrooms: 1 })).toEqual([]);
    expect(
      matchReasons({ floorplans: [{ ...plan, bathrooms: 2.5 }], amenities: [] }, { ...nothing, bathrooms: 1 }),
    ).toEqual([{ kind: 'fits', text: '1.5 extra bathrooms' }]);
  });

  test('adds amenities up to three lines, without duplicates', () => {
    expect(texts([34, 4, 11, 26], { maxBudget: 1200, features: [0] })).toEqual([
      'fits: $50 under your budget',
      'fits: Laundry in the building',
      'fits: Furnished',
    ]);
  });
});

test('labels of unmet criteria', () => {
  expect(unmetCriterionLabel({ criterion: 'bedrooms', by: 1 })).toBe('1 fewer bedroom than you asked for');
  expect(unmetCriterionLabel({ criterion: 'bedrooms', by: -2 })).toBe('2 extra bedrooms');
  expect(unmetCriterionLabel({ criterion: 'bathrooms', by: 0.5 })).toBe('Half a bathroom short');
  expect(unmetCriterionLabel({ criterion: 'bathrooms', by: 1.5 })).toBe('1.5 bathrooms short');
  expect(unmetCriterionLabel({ criterion: 'budget', by: 1250 })).toBe('$1,250 over your budget');
  expect(unmetCriterionLabel({ criterion: 'distance', by: 2.34 })).toBe('12.3 miles away');
});

test('lists only reasonable travel modes to campus: no walk of an hour', () => {
  const ways = (miles: number) => travelTimes(miles).map(({ mode, minutes }) => `${mode} ${formatDuration(minutes)}`);
  expect(ways(0.4)).toEqual(['walking 10 min', 'cycling 3 min', 'driving 1 min']);
  expect(ways(3)).toEqual(['cycling 25 min', 'driving 11 min']);
  expect(ways(47)).toEqual(['driving 1 hr 23 min']);
  expect(formatDuration(120)).toBe('2 hr');
});

test('shows the travel mode to campus: on foot while reasonable, then by bike, then by car', () => {
  expect(travelTimesLabel(0.3)).toBe('about 8 min walk');
  expect(travelTimesLabel(2)).toBe('about 16 min bike');
  expect(travelTimesLabel(8)).toBe('about 25 min drive');
  expect(travelTimesLabel(47)).toBe('about 1 hr 23 min drive');
  expect(formatMiles(1)).toBe('1 mile');
  expect(formatMiles(0.4)).toBe('0.4 miles');
});
