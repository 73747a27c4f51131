import { describe, expect, it } from 'vitest';
import { closestListings, unmetCriteria, searchListings, type MatchableListing, type Place } from './matching.ts';

const campus: Place = { kind: 'point', point: { lat: 40, lon: -83 } };
const home = (id: number, change: Partial<MatchableListing> = {}, miles = 1): MatchableListing => ({
  id,
  type: 85,
  state: 'OH',
  lat: 40 + miles / 69.09,
  lon: -83,
  publishedAt: id,
  floorplans: [{ bedrooms: 2, bathrooms: 1, sq: 800, rent: 1000 }],
  ...change,
});
const asked = { bedrooms: 2, bathrooms: 1, maxBudget: 1200 };
const ids = (homes: MatchableListing[]) => homes.map(({ id }) => id);

describe('search', () => {
  it('requires one floorplan that meets all three criteria, not three that meet one each', () => {
    const split = home(1, {
      floorplans: [
        { bedrooms: 2, bathrooms: 1, sq: 1, rent: 1300 },
        { bedrooms: 1, bathrooms: 1, sq: 1, rent: 900 },
      ],
    });
    expect(searchListings([split], campus, asked)).toEqual([]);
    expect(searchListings([split], campus, { bedrooms: 2 })).toEqual([split]);
  });

  it('sorts featured first, then nearest, then lowest id', () => {
    const homes = [home(1, {}, 1), home(2, { type: 84 }, 5), home(3, { type: 84 }, 2), home(5, {}, 3), home(4, {}, 3)];
    expect(ids(searchListings(homes, campus, asked))).toEqual([3, 2, 1, 4, 5]);
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
    expect(unmetCriteria(dear, campus, asked).unmet).toEqual([{ criterion: 'budget', by: 75 }]);
    expect(unmetCriteria(home(2, {}, 1), campus, { bedrooms: 4, bathrooms: 2.5 }).unmet).toEqual([
      { criterion: 'bedrooms', by: 2 },
      { criterion: 'bathrooms', by: 1.5 },
    ]);
    expect(unmetCriteria(home(3, {}, 12), campus, asked).unmet[0]?.by).toBeCloseTo(2, 1);
  });

  it('are sorted by fewest unmet, then by smallest ratio, then by distance', () => {
    const rent = (id: number, dollars: number, miles: number) =>
      home(id, { floorplans: [{ bedrooms: 2, bathrooms: 1, sq: 1, rent: dollars }] }, miles);
    const two = home(9, { floorplans: [{ bedrooms: 3, bathrooms: 1, sq: 1, rent: 1201 }] });
    expect(ids(closestListings([two, rent(1, 1500, 1), rent(2, 1300, 4), rent(3, 1300, 2)], campus, asked))).toEqual([
      3, 2, 1, 9,
    ]);
  });
});
