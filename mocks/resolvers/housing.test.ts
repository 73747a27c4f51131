import { describe, expect, test } from 'vitest';
import { ask, BASE_URL, callerOf, heldWorld } from '../world/world.fixture.ts';

const { world } = heldWorld();
const visitor = callerOf(world);

interface Home {
  id: string;
  name: string;
  slug: string;
  type: number;
  distance: number | null;
  takesRequests: boolean;
  floorplans: { bedrooms: number; bathrooms: number; rent: number }[];
}
interface Page {
  data: { listing: Home; unmet: { criterion: string; by: number }[] }[];
  meta: { page: number; total: number; lastPage: number };
  location: { displayName: string; url: string };
}
const search = (kind: 'searchHousing' | 'closestHousing', filter: object, page = 1) =>
  ask<Record<string, Page | null>>(
    visitor,
    `query ($filter: HousingFilterInput!, $page: Int! = 1) { ${kind}(filter: $filter, page: $page) {
      data { listing { id name slug type distance takesRequests floorplans { bedrooms bathrooms rent } }
        unmet { criterion by } }
      meta { page total lastPage } location { displayName url } } }`,
    { filter, page },
  );
const pageOf = async (...args: Parameters<typeof search>) => {
  const { data, refused } = await search(...args);
  expect(refused).toBeUndefined();
  return data[args[0]] as Page;
};
const OSU = '204796';

describe('a search', () => {
  test('returns pages of twenty: apartments first, then the nearest, all matching', async () => {
    const first = await pageOf('searchHousing', { locationId: OSU, bedrooms: 2, budget: 1500 });
    const all = [...first.data];
    for (let page = 2; page <= first.meta.lastPage; page++)
      all.push(...(await pageOf('searchHousing', { locationId: OSU, bedrooms: 2, budget: 1500 }, page)).data);
    expect(all).toHaveLength(first.meta.total);
    const key = ({ listing }: Page['data'][number]) => (listing.type === 84 ? 0 : 1000) + (listing.distance ?? 0);
    expect(all.map(key)).toEqual(all.map(key).toSorted((a, b) => a - b));
    for (const { listing, unmet } of all) {
      expect(listing.floorplans.some(({ bedrooms, rent }) => bedrooms === 2 && rent <= 1500)).toBe(true);
      expect(unmet).toEqual([]);
    }
    expect(first.location).toMatchObject({
      displayName: 'Ohio State University',
      url: `${BASE_URL}/college/ohio-state-university-main-campus`,
    });
    expect((await pageOf('searchHousing', { locationId: OSU }, 50)).data).toEqual([]);
  });

  test('returns the newest first in a state, without distances', async () => {
    const { data } = await pageOf('searchHousing', { locationType: 'state', locationId: '39' });
    expect(data).toHaveLength(20);
    expect(data.every(({ listing }) => listing.distance === null)).toBe(true);
  });

  test('leaves out listings that are hidden, expired, removed, or at their monthly limit', async () => {
    const found = await pageOf('searchHousing', { locationId: OSU });
    const all = [...found.data];
    for (let page = 2; page <= found.meta.lastPage; page++)
      all.push(...(await pageOf('searchHousing', { locationId: OSU }, page)).data);
    const names = all.map(({ listing }) => listing.name);
    expect(names).toContain('High Street Lofts');
    for (const gone of ['Clintonville Cottage', 'Summit Corner House', 'Woodruff House'])
      expect(names).not.toContain(gone);
  });

  test('returns nothing where there are no listings or none match, and null for an unknown place', async () => {
    expect((await pageOf('searchHousing', { locationId: '240727' })).meta).toMatchObject({ total: 0, lastPage: 1 });
    expect((await pageOf('searchHousing', { locationId: OSU, budget: 100 })).data).toEqual([]);
    expect((await search('searchHousing', { locationId: '1' })).data['searchHousing']).toBeNull();
  });

  test('rejects invalid values by name', async () => {
    const refused = async (filter: object, page?: number) => (await search('searchHousing', filter, page)).refused;
    expect(await refused({ locationId: OSU }, 0)).toEqual([
      { code: 'BAD_USER_INPUT', message: 'page: Pages are numbered from 1.' },
    ]);
    expect(await refused({ locationId: 'x', bedrooms: 12 })).toEqual([
      {
        code: 'BAD_USER_INPUT',
        message: 'location_id: This must be the id of a place. bedrooms: This must be a bedroom code from 1 to 11.',
      },
    ]);
  });
});

describe('the closest listings', () => {
  test('name their mismatches, fewest first', async () => {
    const { data, meta } = await pageOf('closestHousing', { locationId: OSU, budget: 300 });
    expect(meta.total).toBeGreaterThan(20);
    expect(data[0]?.unmet).toEqual([{ criterion: 'budget', by: expect.any(Number) }]);
    const over = data.map(({ unmet }) => unmet[0]?.by ?? 0);
    expect(over).toEqual(over.toSorted((a, b) => a - b));
  });

  test('reach 270 miles and no farther', async () => {
    const far = await pageOf('closestHousing', { locationId: '240727' });
    expect(far.data[0]?.unmet[0]?.criterion).toBe('distance');
    expect((await pageOf('closestHousing', { locationId: '102614' })).data).toEqual([]);
  });
});

describe('the suggestions', () => {
  const suggestions = async (filter: object) =>
    (
      await ask<{ suggestions: unknown }>(
        visitor,
        `query ($filter: HousingFilterInput!) { suggestions(filter: $filter) {
          relaxations { bedrooms bathrooms budget total } alternativeCollege { location { displayName } distance total } } }`,
        { filter },
      )
    ).data.suggestions;

  test('are the smallest changes of a search, each with its number of listings', async () => {
    const filter = { locationId: OSU, bedrooms: 3, bathrooms: 2, budget: 1300 };
    expect(await suggestions(filter)).toEqual({
      relaxations: [
        { bedrooms: null, bathrooms: null, budget: 1325, total: 2 },
        { bedrooms: 2, bathrooms: null, budget: null, total: 1 },
        { bedrooms: null, bathrooms: 1, budget: null, total: 4 },
      ],
      alternativeCollege: null,
    });
    expect((await pageOf('searchHousing', { ...filter, budget: 1325 })).meta.total).toBe(2);
  });

  test('include the nearest college with more listings; none for a state or an unknown place', async () => {
    expect(await suggestions({ locationId: '147767' })).toEqual({
      relaxations: [],
      alternativeCollege: { location: { displayName: 'DePaul University' }, distance: 12.2, total: 8 },
    });
    expect(await suggestions({ locationType: 'state', locationId: '39' })).toEqual({
      relaxations: [],
      alternativeCollege: null,
    });
    expect(await suggestions({ locationId: '1' })).toBeNull();
  });
});

describe('a listing', () => {
  const homeBy = async (name: string) => {
    const slug = world.db.listings.find((row) => row.name === name)?.slug;
    const source = `query ($slug: String!) { listing(slug: $slug) { name url phone takesRequests rentFrom distance
      amenities { label } nearbySchools { displayName distance } page { title description } } }`;
    return (await ask<{ listing: unknown }>(visitor, source, { slug })).data.listing;
  };

  test('has all that its page shows', async () => {
    expect(await homeBy('High Street Lofts')).toMatchObject({
      phone: '(614) 555-0171',
      takesRequests: true,
      rentFrom: 895,
      distance: null,
      nearbySchools: [{ displayName: 'Ohio State University', distance: 0.2 }, {}],
      page: {
        title: 'High Street Lofts, Columbus, OH',
        description: expect.stringContaining('Studio, 1 Bedroom, 2 Bedrooms, from $895 a month'),
      },
    });
  });

  test('is returned at its monthly limit without taking requests, and is null when hidden, expired or removed', async () => {
    expect(await homeBy('Woodruff House')).toMatchObject({ takesRequests: false });
    for (const gone of ['Clintonville Cottage', 'Summit Corner House', 'Gone House', 'nobody’s'])
      expect(await homeBy(gone).catch(() => null)).toBeFalsy();
  });
});
