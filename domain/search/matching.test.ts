import { describe, expect, it } from 'vitest';
import { facts } from './criteria.ts';
import { estimateMinutes, milesBetween, roundMiles } from '../places/distance.ts';
import {
  closestListings,
  countNotStated,
  countPetsNotStated,
  fittingCosts,
  searchListings,
  unmetCriteria,
  type MatchableListing,
} from './matching.ts';

const campus = { kind: 'point' as const, point: { lat: 40, lon: -83 } };
const home = (id: number, change: Partial<MatchableListing> = {}, miles = 1): MatchableListing => ({
  id,
  type: 85,
  state: 'OH',
  lat: 40 + miles / 69.09,
  lon: -83,
  amenities: [],
  publishedAt: id,
  floorplans: [{ bedrooms: 2, bathrooms: 1, sq: 800, rent: 1000 }],
  ...change,
});
const criteria = { bedrooms: 2, bathrooms: 1, maxBudget: 1200 };
const ids = (homes: MatchableListing[]) => homes.map(({ id }) => id);

describe('search', () => {
  it('requires one floorplan that meets all three criteria, not three that meet one each', () => {
    const split = home(1, {
      floorplans: [
        { bedrooms: 2, bathrooms: 1, sq: 1, rent: 1300 },
        { bedrooms: 1, bathrooms: 1, sq: 1, rent: 900 },
      ],
    });
    expect(searchListings([split], campus, criteria)).toEqual([]);
    expect(searchListings([split], campus, { bedrooms: 2 })).toEqual([split]);
  });

  it('includes the limits of each criterion, and nothing past them', () => {
    expect(
      ids(searchListings([home(1)], campus, { bedrooms: 2, bathrooms: 1, maxBudget: 1000, minRent: 1000 })),
    ).toEqual([1]);
    for (const past of [{ bedrooms: 3 }, { bedrooms: 1 }, { bathrooms: 1.5 }, { maxBudget: 999 }, { minRent: 1001 }])
      expect(ids(searchListings([home(1)], campus, past))).toEqual([]);
  });

  it('sorts featured first, then nearest, then lowest id', () => {
    const homes = [home(1, {}, 1), home(2, { type: 84 }, 5), home(3, { type: 84 }, 2), home(5, {}, 3), home(4, {}, 3)];
    expect(ids(searchListings(homes, campus, criteria))).toEqual([3, 2, 1, 4, 5]);
  });

  it("is limited to ten miles, and to a state's border", () => {
    const homes = [home(1, {}, 9.9), home(2, {}, 10.1), home(3, { state: 'MI' }, 1)];
    expect(ids(searchListings(homes, campus, {}))).toEqual([3, 1]);
    expect(ids(searchListings(homes, { kind: 'state', state: 'OH' }, {}))).toEqual([2, 1]);
  });
});

describe('the closest listings (K45)', () => {
  it("list the unmet criteria of each one's best floorplan, and by how much", () => {
    const dear = home(1, {
      floorplans: [
        { bedrooms: 3, bathrooms: 1, sq: 1, rent: 1500 },
        { bedrooms: 2, bathrooms: 1, sq: 1, rent: 1275 },
      ],
    });
    expect(unmetCriteria(dear, campus, criteria).unmet).toEqual([{ criterion: 'budget', by: 75 }]);
    expect(unmetCriteria(home(2, {}, 1), campus, { bedrooms: 4, bathrooms: 2.5 }).unmet).toEqual([
      { criterion: 'bedrooms', by: 2 },
      { criterion: 'bathrooms', by: 1.5 },
    ]);
    expect(unmetCriteria(home(3, {}, 12), campus, criteria).unmet[0]?.by).toBeCloseTo(2, 1);
  });

  it('are sorted by the smallest sum of ratios, then by distance', () => {
    const rent = (id: number, dollars: number, miles: number) =>
      home(id, { floorplans: [{ bedrooms: 2, bathrooms: 1, sq: 1, rent: dollars }] }, miles);
    const two = home(9, { floorplans: [{ bedrooms: 3, bathrooms: 1, sq: 1, rent: 1201 }] });
    expect(ids(closestListings([two, rent(1, 1500, 1), rent(2, 1300, 4), rent(3, 1300, 2)], campus, criteria))).toEqual(
      [3, 2, 1, 9],
    );
  });
});

describe('the reach of the closest listings (K45)', () => {
  it('is 30 miles for those sorted by what they miss, before others by their distance', () => {
    const dear = [{ bedrooms: 2, bathrooms: 1, sq: 1, rent: 9000 }];
    const homes = [
      home(1, { floorplans: dear }, 12),
      home(2, {}, 29.9),
      home(3, { floorplans: dear }, 30.1),
      home(4, {}, 30.2),
    ];
    expect(ids(closestListings(homes, campus, criteria))).toEqual([2, 1, 3, 4]);
  });

  it('is 100 miles for those that fill up the first 20', () => {
    const near = Array.from({ length: 18 }, (_, index) => home(index + 1));
    const far = [
      home(31, {}, 99.9),
      home(32, {}, 100.1),
      home(33, {}, 40),
      home(34, { stale: true }, 31),
      home(35, {}, 50),
    ];
    const shown = (count: number) =>
      ids(closestListings([...near.slice(0, count), ...far], campus, criteria)).slice(count);
    expect(shown(18)).toEqual([33, 35]);
    expect(shown(16)).toEqual([33, 35, 31, 34]);
    expect(shown(15)).toEqual([33, 35, 31, 34]);
  });
});

describe('pets and must-haves (K20)', () => {
  it('stores each fact in a bit of its own', () => {
    expect(new Set(facts.map(({ bit }) => bit)).size).toBe(facts.length);
  });

  const silent = home(1, {}, 1);
  const dogs = home(2, { amenities: [37] }, 2);
  const cats = home(3, { amenities: [38] }, 3);
  const none = home(4, { amenities: [39] }, 4);
  const both = home(5, { amenities: [37, 38] }, 5);
  const all = [silent, dogs, cats, none, both];

  it('excludes listings that do not allow a pet; silent ones come after those that allow it', () => {
    expect(ids(searchListings(all, campus, { pets: [1] }))).toEqual([2, 5, 1]);
    expect(ids(searchListings(all, campus, { pets: [2] }))).toEqual([3, 5, 1]);
    expect(ids(searchListings(all, campus, { pets: [1, 2] }))).toEqual([5, 1]);
    expect([{ pets: [1] }, { pets: [1, 2] }, {}].map((filter) => countPetsNotStated(all, campus, filter))).toEqual([
      1,
      1,
      null,
    ]);
    expect(ids(closestListings(all, campus, { pets: [1], bedrooms: 8 }))).toEqual([1, 2, 5]);
  });

  it('requires features only where they are a must, and counts the listings that do not state them', () => {
    const parking = home(6, { amenities: [102] }, 6);
    expect(ids(searchListings([silent, parking], campus, { must: [2] }))).toEqual([6]);
    expect(countNotStated([silent, parking], campus, { must: [2] })).toBe(1);
    expect(countNotStated([silent, parking], campus, { pets: [1] })).toBeNull();
    expect(unmetCriteria(silent, campus, { must: [2] }).unmet).toEqual([{ criterion: 'feature', by: 2 }]);
  });
});

describe('terms of floorplans (K64)', () => {
  const plan = { bedrooms: 2, bathrooms: 1, sq: 800, rent: 1000 };
  const stated = home(1, {
    floorplans: [{ ...plan, feesMonthly: 100, utilities: 0, leaseMonths: [9, 12], availableOn: '2027-08-01' }],
  });
  const unstated = home(2, { floorplans: [plan] }, 2);
  const other = home(3, { floorplans: [{ ...plan, utilities: 90, leaseMonths: [12], availableOn: '2027-09-01' }] }, 3);

  it.each([{ utilities: true }, { lease: 9 }, { availableBy: '2027-08-01' }] as const)(
    '%o finds only what states it, and counts what says nothing',
    (criteria) => {
      expect(ids(searchListings([stated, unstated, other], campus, criteria))).toEqual([1]);
      expect(countNotStated([stated, unstated, other], campus, criteria)).toBe(1);
    },
  );

  it('sorts by the cost per person of the floorplans that fit, fees included', () => {
    const four = home(4, { floorplans: [{ ...plan, bedrooms: 4, rent: 1801 }, plan] }, 4);
    const homes = [stated, unstated, four];
    expect(ids(searchListings(homes, campus, {}, 'cost'))).toEqual([4, 2, 1]);
    expect(ids(searchListings(homes, campus, { bedrooms: 2 }, 'cost'))).toEqual([2, 4, 1]);
    expect(fittingCosts(four.floorplans, {})).toEqual({ total: 1000, perPerson: 451 });
    expect(fittingCosts(stated.floorplans, { bedrooms: 2 })).toEqual({ total: 1100, perPerson: 550 });
    // A studio has one occupant, although its code is 9.
    expect(fittingCosts([{ ...plan, bedrooms: 9 }], {})).toEqual({ total: 1000, perPerson: 1000 });
  });

  it('finds by walking minutes what is shown as at most as many', () => {
    const at = (miles: number) => home(1, {}, miles);
    for (const minutes of [5, 10, 15, 20, 30])
      for (let tenths = 1; tenths < 20; tenths++) {
        const near = at(tenths / 10);
        const shown = estimateMinutes(roundMiles(milesBetween(near, campus.point)), 'walking');
        expect([minutes, tenths, searchListings([near], campus, { maxWalk: minutes }).length]).toEqual([
          minutes,
          tenths,
          Number(shown <= minutes),
        ]);
      }
  });
});
