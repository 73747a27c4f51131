import fc, { within } from '../../../../tests/setup/properties.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../../../tests/setup/database.ts';
import { milesBetween, roundMiles } from '../../../../domain/places/distance.ts';
import { bedroomOptions } from '../../../../domain/options/bedrooms.ts';
import { alternativeColleges } from '../../../../domain/search/alternative-colleges.ts';
import { countFilterOptions } from '../../../../domain/search/filter-options.ts';
import { searchListings, type MatchableListing, type Place } from '../../../../domain/search/matching.ts';
import { BUDGET_STEP, relaxationCells, suggestRelaxations } from '../../../../domain/search/relaxation/relaxation.ts';
import type { HousingFilter } from '../../../../domain/search/search-query.ts';
import { createOrm } from '../../../orm.ts';
import { PlacesService } from '../../places/places.service.ts';
import { writeTestListings } from '../housing.fixture.ts';
import { HousingService } from '../housing.service.ts';
import { cellsStatement, fitsAroundStatement } from './relaxation-sql.ts';

const database = await createTestDatabase();
const orm = await createOrm(database.url);
const { pool } = database;
const places = new PlacesService({ em: orm.em, pool });
const newService = () =>
  new HousingService({ em: orm.em, pool, places, clock: { now: () => new Date() }, baseUrl: 'https://homes.example' });

const campus = { id: 1, lat: 39.9995, lon: -83.0128 };
/** Some are near enough to share listings, one is too far to be suggested. */
const colleges = [
  campus,
  { id: 2, lat: 40.03, lon: -83 },
  { id: 3, lat: 40.1, lon: -83.2 },
  { id: 4, lat: 40.3, lon: -83.4 },
  { id: 5, lat: 40.31, lon: -83.41 },
  { id: 6, lat: 39.4, lon: -82.6 },
  { id: 7, lat: 42.5, lon: -83 },
];
beforeAll(async () => {
  await pool.query(
    `insert into college (id, name, slug, subdomain, city, state, zip, lat, lon, enrollment)
     select id, 'College ' || id, 'college-' || id, 'c' || id, 'Town', 'OH', '43210', lat, lon, 1000
     from jsonb_to_recordset($1) as c(id integer, lat float8, lon float8)`,
    [JSON.stringify(colleges)],
  );
});
afterAll(async () => {
  await orm.close();
  await database.drop();
});

const code = fc.oneof(fc.constant(9), fc.constantFrom(...bedroomOptions.map(({ value }) => value)));
/** Rents and budgets are often the same round amount, to which a budget may be raised, too. */
const dollars = fc.oneof(
  fc.integer({ min: 12, max: 80 }).map((steps) => steps * BUDGET_STEP),
  fc.integer({ min: 300, max: 2500 }),
);
const halves = (most: number) => fc.integer({ min: 2, max: most * 2 }).map((half) => half / 2);
const homesOf = fc
  .array(
    fc.record({
      type: fc.constantFrom(84, 85),
      state: fc.constantFrom('OH', 'MI'),
      north: fc.double({ min: -0.9, max: 0.9, noNaN: true }),
      east: fc.double({ min: -0.9, max: 0.9, noNaN: true }),
      floorplans: fc.array(
        fc.record({
          bedrooms: code,
          bathrooms: halves(5.5),
          sq: fc.constant(800),
          rent: dollars,
        }),
        { minLength: 1, maxLength: 4 },
      ),
    }),
    { maxLength: 120, size: 'max' },
  )
  .map((homes): MatchableListing[] =>
    homes.map(({ north, east, ...home }, index) => ({
      ...home,
      id: index + 1,
      amenities: [],
      publishedAt: 0,
      // Most of them are near the campus.
      lat: campus.lat + north * (index % 3 === 0 ? 1 : 0.12),
      lon: campus.lon + east * (index % 3 === 0 ? 1 : 0.15),
    })),
  );
const filters: fc.Arbitrary<HousingFilter> = fc
  .record({
    state: fc.boolean(),
    bedrooms: fc.option(code, { nil: undefined }),
    bathrooms: fc.option(halves(5.5), { nil: undefined }),
    maxBudget: fc.option(fc.oneof(dollars, fc.constant(0)), { nil: undefined }),
  })
  .map(({ state, ...criteria }) =>
    state
      ? { locationType: 'state', locationId: 39, ...criteria }
      : { locationType: 'college', locationId: 1, ...criteria },
  );

it('returns the same as the plain functions, over random listings and searches', { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(homesOf, fc.array(filters, { minLength: 24, maxLength: 24 }), async (homes, searches) => {
      await writeTestListings(pool, homes);
      const housing = newService();
      await housing.reindexAll();
      for (const filter of searches) {
        const inState = filter.locationType === 'state';
        const place: Place = inState ? { kind: 'state', state: 'OH' } : { kind: 'point', point: campus };
        const found = await housing.suggestions(filter);
        expect(found?.relaxations.map(({ budget, ...change }) => ({ ...change, maxBudget: budget }))).toEqual(
          suggestRelaxations(relaxationCells(homes, place, filter), filter).map((change) => ({
            maxBudget: undefined,
            ...change,
          })),
        );
        const here = searchListings(homes, place, filter).length;
        const there = inState
          ? undefined
          : alternativeColleges(colleges, campus)
              .map((point) => ({ point, total: searchListings(homes, { kind: 'point', point }, filter).length }))
              .find(({ total }) => total > here);
        expect(found?.alternativeCollege?.location.id).toBe(there?.point.id);
        expect(found?.alternativeCollege?.total).toBe(there?.total);
        expect(found?.alternativeCollege?.distance).toBe(there && roundMiles(milesBetween(campus, there.point)));
      }
    }),
    { numRuns: 6, endOnFailure: true, ...within(60_000) },
  );
});

it('counts the filter options as the plain function does', { timeout: 60_000 }, async () => {
  const homesWithTerms = fc
    .array(
      fc.record({
        amenities: fc.subarray([2, 4, 11, 33, 34, 37, 38, 39, 101, 102, 103]),
        utilities: fc.constantFrom(null, 0, 50),
        leaseMonths: fc.constantFrom([], [12], [9, 12]),
        bedrooms: fc.constantFrom(1, 2, 2),
        rent: fc.integer({ min: 5, max: 15 }).map((hundreds) => hundreds * 100),
        north: fc.double({ min: -0.1, max: 0.1, noNaN: true }),
      }),
      { minLength: 20, maxLength: 60, size: 'max' },
    )
    .map((homes) =>
      homes.map(({ amenities, north, ...plan }, index): MatchableListing => ({
        id: index + 1,
        type: 85,
        state: 'OH',
        lat: campus.lat + north,
        lon: campus.lon,
        amenities,
        publishedAt: 0,
        floorplans: [
          { ...plan, bathrooms: 1, sq: 800 },
          { bedrooms: 3, bathrooms: 1, sq: 900, rent: 1600 },
        ],
      })),
    );
  const criteria = fc.record(
    {
      bedrooms: fc.constantFrom(2, 3),
      maxBudget: fc.constantFrom(1000, 2000),
      minRent: fc.constant(600),
      pets: fc.constantFrom([1], [1, 2]),
      must: fc.constantFrom([2], [1, 4]),
      laundry: fc.constantFrom('unit' as const, 'any' as const),
      utilities: fc.constant(true as const),
      lease: fc.constant(9),
      maxWalk: fc.constant(15),
    },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(homesWithTerms, fc.array(criteria, { minLength: 8, maxLength: 8 }), async (homes, searches) => {
      await writeTestListings(pool, homes);
      const housing = newService();
      await housing.reindexAll();
      for (const criteria of searches) {
        const place: Place = { kind: 'point', point: campus };
        const counts = await housing.filterCounts({ locationType: 'college', locationId: 1, ...criteria });
        expect(counts).toEqual(countFilterOptions(homes, place, criteria));
        const { maxWalk: _, ...inState } = criteria;
        expect(await housing.filterCounts({ locationType: 'state', locationId: 39, ...inState })).toEqual(
          countFilterOptions(homes, { kind: 'state', state: 'OH' }, inState),
        );
      }
    }),
    { numRuns: 6, ...within(60_000) },
  );
});

it('each relaxation leads to its stated number of listings', async () => {
  const [homes] = fc.sample(homesOf, { numRuns: 1, seed: 11 });
  await writeTestListings(pool, homes ?? []);
  const housing = newService();
  await housing.reindexAll();
  const filter: HousingFilter = { locationType: 'college', locationId: 1, bedrooms: 2, bathrooms: 3, maxBudget: 500 };
  const ways = await housing.suggestions(filter);
  expect(ways?.relaxations.length).toBeGreaterThan(0);
  for (const { total, bedrooms = filter.bedrooms, bathrooms = filter.bathrooms, budget } of ways?.relaxations ?? []) {
    const page = await housing.search({ ...filter, bedrooms, bathrooms, maxBudget: budget ?? filter.maxBudget }, 1);
    expect(page?.meta.total).toBe(total);
  }
});

it('includes a new listing at once, and returns nothing for an unknown place', async () => {
  await writeTestListings(pool, []);
  const housing = newService();
  await housing.reindexAll();
  const filter: HousingFilter = { locationType: 'college', locationId: 1, bedrooms: 2, maxBudget: 1000 };
  expect(await housing.suggestions(filter)).toEqual({ relaxations: [], alternativeCollege: null });
  const floorplans = [{ bedrooms: 2, bathrooms: 1, sq: 700, rent: 1190 }];
  await writeTestListings(pool, [{ ...campus, type: 85, state: 'OH', amenities: [], publishedAt: 0, floorplans }]);
  await housing.reindexAll();
  expect((await housing.suggestions(filter))?.relaxations).toEqual([{ budget: 1200, total: 1 }]);
  expect(await housing.suggestions({ locationType: 'college', locationId: 99 })).toBeNull();
});

it('reads only the offer index', async () => {
  const homes = Array.from({ length: 3000 }, (_, index): MatchableListing => ({
    id: index + 1,
    type: 85,
    state: 'OH',
    lat: campus.lat + (((index * Math.SQRT2) % 1) - 0.5) * 10,
    lon: campus.lon + (((index * Math.sqrt(3)) % 1) - 0.5) * 10,
    amenities: [],
    publishedAt: 0,
    floorplans: [{ bedrooms: 1 + (index % 11), bathrooms: 2, sq: 700, rent: 900 }],
  }));
  await writeTestListings(pool, homes);
  await newService().reindexAll();
  const criteria = { bedrooms: 2, bathrooms: 2, maxBudget: 800 };
  for (const { text, values } of [
    cellsStatement({ ...campus, state: 'OH' }, criteria),
    fitsAroundStatement(colleges, criteria),
  ]) {
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('offer_near');
    expect(plan).not.toContain('Seq Scan');
  }
});

it('limits its database load under many concurrent, different queries', async () => {
  const floorplans = [{ bedrooms: 2, bathrooms: 1, sq: 800, rent: 1300 }];
  await writeTestListings(pool, [{ ...campus, type: 84, state: 'OH', floorplans, amenities: [], publishedAt: 0 }]);
  const housing = newService();
  await housing.reindexAll();
  let asking = 0;
  let most = 0;
  const query = pool.query.bind(pool) as (...args: unknown[]) => Promise<unknown>;
  const ask = (budget: number) => housing.suggestions({ locationType: 'state', locationId: 39, maxBudget: budget });
  await ask(999);
  const spy = vi.spyOn(pool, 'query').mockImplementation(((...args: unknown[]) => {
    most = Math.max(most, ++asking);
    return query(...args).finally(() => asking--);
  }) as never);
  const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => ask(1000 + n)));
  spy.mockRestore();
  expect(most).toBeLessThanOrEqual(2);
  const found = answers.map((ways) => ways?.relaxations.length);
  expect(found.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 1));
  expect(found.at(-1)).toBe(0);
  // Results of rejected requests are not cached.
  expect((await ask(1039))?.relaxations).toHaveLength(1);
});
