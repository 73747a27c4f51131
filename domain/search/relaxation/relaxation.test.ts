import fc from '../../../tests/setup/properties.ts';
import { describe, expect, it } from 'vitest';
import { milesBetween } from '../../places/distance.ts';
import { bedroomCount, bedroomOptions } from '../../options/bedrooms.ts';
import { alternativeColleges } from '../alternative-colleges.ts';
import { searchListings, type MatchableListing, type Place } from '../matching.ts';
import { alternativeCollegeLabel, relaxationLabel } from './relaxation-label.ts';
import { BUDGET_STEP, relaxationCells, suggestRelaxations } from './relaxation.ts';

const campus: Place = { kind: 'point', point: { lat: 40, lon: -83 } };
let ids = 0;
const home = (bedrooms: number, bathrooms: number, rent: number): MatchableListing => ({
  id: ++ids,
  type: 85,
  state: 'OH',
  lat: 40,
  lon: -83,
  amenities: [],
  publishedAt: 0,
  floorplans: [{ bedrooms, bathrooms, sq: 800, rent }],
});
const filter = { bedrooms: 2, bathrooms: 2, maxBudget: 1200 };
const relaxations = (homes: MatchableListing[], criteria = filter) =>
  suggestRelaxations(relaxationCells(homes, campus, criteria), criteria);

describe('the smallest relaxations', () => {
  it('change one criterion each, sorted by smallest ratio, each with its number of listings', () => {
    const homes = [
      home(2, 2, 1263),
      home(2, 2, 1275),
      home(2, 2, 1400),
      home(2, 1.5, 900),
      home(2, 1, 800),
      home(4, 2, 1100),
    ];
    expect(relaxations(homes)).toEqual([
      { maxBudget: 1275, total: 2 },
      { bathrooms: 1.5, total: 1 },
    ]);
  });

  it('change two criteria where one is not enough', () => {
    expect(relaxations([home(3, 2, 1300), home(2, 1, 1390)])).toEqual([
      { bedrooms: 3, maxBudget: 1300, total: 1 },
      { bathrooms: 1, maxBudget: 1400, total: 1 },
    ]);
  });

  it('include a studio instead of one bedroom, and exclude half as much rent again while another change works', () => {
    const one = { bedrooms: 1, bathrooms: 1, maxBudget: 800 };
    expect(relaxations([home(9, 1, 700), home(1, 1, 1500)], one)).toEqual([{ bedrooms: 9, total: 1 }]);
    expect(relaxations([home(1, 1, 1500)], one)).toEqual([{ maxBudget: 1500, total: 1 }]);
    // If no modest change works, two changes may be smaller than one.
    expect(relaxations([home(1, 1, 2000), home(9, 1, 1300)], one)).toEqual([
      { maxBudget: 2000, total: 1 },
      { bedrooms: 9, maxBudget: 1300, total: 1 },
    ]);
  });

  it('are modest up to half as much, or one room', () => {
    expect(relaxations([home(2, 2, 1800), home(3, 2, 1000)])).toEqual([
      { bedrooms: 3, total: 1 },
      { maxBudget: 1800, total: 1 },
    ]);
    expect(relaxations([home(2, 2, 1801), home(3, 2, 1000)])).toEqual([{ bedrooms: 3, total: 1 }]);
    expect(relaxations([home(4, 2, 1000), home(1, 2, 1000)])).toEqual([{ bedrooms: 1, total: 1 }]);
  });

  it('raise a budget past the homes that cost exactly as much', () =>
    expect(relaxations([home(2, 2, 1200), home(2, 2, 1260)])).toEqual([{ maxBudget: 1275, total: 2 }]));

  it('are at most four modest ones, else two', () => {
    const two = [home(3, 1.5, 1000), home(1, 1.5, 1000), home(3, 2, 1300), home(1, 2, 1300), home(2, 1.5, 1300)];
    expect(relaxations(two)).toHaveLength(4);
    const far = [home(2, 1, 3000), home(6, 1, 1000), home(7, 1, 2400)];
    expect(relaxations(far, { ...filter, bathrooms: 1 })).toEqual([
      { maxBudget: 3000, total: 1 },
      { bedrooms: 6, total: 1 },
    ]);
  });

  it('are empty where there are no listings, and where all of them match', () => {
    expect(relaxations([])).toEqual([]);
    expect(relaxations([home(2, 2, 1000)])).toEqual([]);
    expect(suggestRelaxations(relaxationCells([home(2, 2, 1000)], campus, {}), {})).toEqual([]);
  });
});

const roomsOf = (code: number | undefined) => bedroomCount(code ?? 1) ?? 0;

/** Often the same round amount, to which a budget may be raised, too. */
const dollars = fc.oneof(
  fc.integer({ min: 12, max: 80 }).map((steps) => steps * BUDGET_STEP),
  fc.integer({ min: 300, max: 2500 }),
);
const homes = fc.array(
  fc
    .array(
      fc.record({
        bedrooms: fc.constantFrom(...bedroomOptions.map(({ value }) => value)),
        bathrooms: fc.integer({ min: 2, max: 6 }).map((half) => half / 2),
        sq: fc.constant(800),
        rent: dollars,
      }),
      { minLength: 1, maxLength: 3 },
    )
    .map((floorplans): MatchableListing => ({ ...home(1, 1, 1), floorplans })),
  { maxLength: 25 },
);
const criteria = fc.record(
  {
    bedrooms: fc.constantFrom(...bedroomOptions.map(({ value }) => value)),
    bathrooms: fc.constantFrom<number[]>(1, 1.5, 2, 3),
    maxBudget: dollars,
  },
  { requiredKeys: [] },
);

it('bring the stated number of listings, more than before, and no smaller change of the same criteria brings any', () => {
  fc.assert(
    fc.property(homes, criteria, (all, wanted) => {
      const count = (changed: typeof wanted) => searchListings(all, campus, changed).length;
      const now = count(wanted);
      for (const { total, ...change } of suggestRelaxations(relaxationCells(all, campus, wanted), wanted)) {
        expect(count({ ...wanted, ...change })).toBe(total);
        expect(total).toBeGreaterThan(now);
        if (Object.keys(change).length > 1) continue;
        if (change.maxBudget !== undefined)
          expect(count({ ...wanted, maxBudget: change.maxBudget - BUDGET_STEP })).toBeLessThanOrEqual(now);
        if (change.bathrooms !== undefined) expect(count({ ...wanted, bathrooms: change.bathrooms + 0.5 })).toBe(now);
        if (change.bedrooms !== undefined) {
          const [from, to] = [bedroomCount(wanted.bedrooms ?? 1) ?? 0, bedroomCount(change.bedrooms) ?? 0];
          const between = bedroomOptions.filter(({ value }) => {
            const rooms = bedroomCount(value) ?? 0;
            return rooms > Math.min(from, to) && rooms < Math.max(from, to);
          });
          for (const { value } of between) expect(count({ ...wanted, bedrooms: value })).toBeLessThanOrEqual(now);
        }
      }
    }),
  );
});

it('never include two of the same criteria, and are limited in number', () => {
  fc.assert(
    fc.property(homes, criteria, (all, wanted) => {
      const kinds = suggestRelaxations(relaxationCells(all, campus, wanted), wanted).map(({ total: _, ...change }) =>
        Object.entries(change)
          .map(
            ([name, value]) =>
              `${name}${name === 'bedrooms' ? Math.sign(roomsOf(value) - roomsOf(wanted.bedrooms)) : ''}`,
          )
          .join(),
      );
      expect(new Set(kinds).size).toBe(kinds.length);
      expect(kinds.length).toBeLessThanOrEqual(4);
    }),
  );
});

describe('relaxation labels', () => {
  it.each([
    [{ maxBudget: 1275 }, '$75 more a month'],
    [{ bedrooms: 3 }, '3 bedrooms instead of 2'],
    [{ bedrooms: 9 }, 'A studio instead of 2 bedrooms'],
    [{ bathrooms: 1 }, '1 bathroom instead of 2'],
    [{ bedrooms: 1, maxBudget: 1300 }, '1 bedroom instead of 2 and $100 more a month'],
    [
      { bedrooms: 1, bathrooms: 1.5, maxBudget: 1300 },
      '1 bedroom instead of 2, 1.5 bathrooms instead of 2 and $100 more a month',
    ],
  ])('%j', (change, words) => expect(relaxationLabel(change, filter)).toBe(words));

  it('state a change from a studio', () =>
    expect(relaxationLabel({ bedrooms: 1 }, { bedrooms: 9 })).toBe('1 bedroom instead of a studio'));

  it('state the distance of an alternative college', () => {
    expect(alternativeCollegeLabel('Ohio University', 64.2)).toBe('Near Ohio University, 64 miles away');
    expect(alternativeCollegeLabel('Capital University', 1)).toBe('Near Capital University, 1 mile away');
  });
});

it('returns up to twelve colleges from 5 to 60 miles away, 5 miles apart', () => {
  const from = { lat: 40, lon: -83 };
  const at = (...miles: number[]) => miles.map((far) => ({ lat: 40 + far / 69.0938, lon: -83, id: far }));
  const ids = (spots: ReturnType<typeof at>) => alternativeColleges(spots, from).map(({ id }) => id);
  expect(ids(at(60.1, 10, 59.9, 4.9, 10.2, 5.1))).toEqual([5.1, 10.2, 59.9]);
  const steps = Array.from({ length: 7 }, (_, step) => (step + 1) * 5.1);
  expect(ids(at(...steps, ...steps.map((far) => -far)))).toHaveLength(12);
});

it('returns a few colleges, nearest first, whose search areas do not overlap much', () => {
  const spot = fc.record({
    lat: fc.double({ min: 39, max: 41, noNaN: true }),
    lon: fc.double({ min: -84, max: -82, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(spot, { maxLength: 80 }), (spots) => {
      const from = { lat: 40, lon: -83 };
      const found = alternativeColleges(
        spots.map((point, id) => ({ ...point, id })),
        from,
      );
      const miles = found.map((college) => milesBetween(from, college));
      expect(miles).toEqual(miles.toSorted((a, b) => a - b));
      expect(found.length).toBeLessThanOrEqual(12);
      expect(miles.every((far) => far >= 5 && far <= 60)).toBe(true);
      const pairs = found.flatMap((a, index) => found.slice(index + 1).map((b) => milesBetween(a, b)));
      expect(pairs.every((apart) => apart >= 5)).toBe(true);
    }),
  );
});
