import fc, { within } from '../../../tests/setup/properties.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../../tests/setup/database.ts';
import { milesBetween, roundMiles } from '../../../domain/places/distance.ts';
import { bedroomOptions } from '../../../domain/options/bedrooms.ts';
import {
  closestListings,
  countNotStated,
  countPetsNotStated,
  unmetCriteria,
  searchListings,
  type MatchableListing,
  type Place,
} from '../../../domain/search/matching.ts';
import { laundryOptions } from '../../../domain/search/criteria.ts';
import type { Floorplan } from '../../../domain/search/floorplan.ts';
import { searchSorts } from '../../../domain/search/sort.ts';
import type { HousingFilter } from '../../../domain/search/search-query.ts';
import { createOrm } from '../../orm.ts';
import { Listing } from '../listings/listing.entity.ts';
import { PlacesService } from '../places/places.service.ts';
import type { CardFormat } from './cards/listing-cards.ts';
import { ClosestSearch } from './search/closest-search.ts';
import { searchStatement } from './search/search-sql.ts';
import { writeTestListings } from './housing.fixture.ts';
import { HousingService, type MatchPage } from './housing.service.ts';

const database = await createTestDatabase();
const orm = await createOrm(database.url);
const { pool } = database;
const places = new PlacesService({ em: orm.em, pool });
const now = new Date('2027-02-01T00:00:00Z');
const newService = () =>
  new HousingService({ em: orm.em, pool, places, clock: { now: () => now }, baseUrl: 'https://homes.example' });

const campus = { lat: 39.9995, lon: -83.0128 };
beforeAll(async () => {
  await pool.query(
    `insert into city (id, name, slug, state, lat, lon) values (43001, 'Columbus', 'columbus-oh', 'OH', $1, $2)`,
    [campus.lat, campus.lon],
  );
});
afterAll(async () => {
  await orm.close();
  await database.drop();
});

const city = { locationType: 'city', locationId: 43001 } as const;
const ohio = { locationType: 'state', locationId: 39 } as const;
const placeOf = (filter: Pick<HousingFilter, 'locationType'>): Place =>
  filter.locationType === 'state' ? { kind: 'state', state: 'OH' } : { kind: 'point', point: campus };
const ids = (page: MatchPage | null) => page?.data.map(({ listing }) => listing.id);

/** Studios, whose code is a number of bedrooms too, are as frequent as all other sizes together. */
const code = fc.oneof(fc.constant(9), fc.constantFrom(...bedroomOptions.map(({ value }) => value)));
/** Rents and limits are drawn from the same few amounts: equal ones meet. */
const dollars = fc.integer({ min: 5, max: 40 }).map((fifties) => fifties * 50);
const halves = (most: number) => fc.integer({ min: 2, max: most * 2 }).map((half) => half / 2);
const floorplan: fc.Arbitrary<Floorplan> = fc.record({
  bedrooms: code,
  bathrooms: halves(5.5),
  sq: fc.constant(800),
  rent: dollars,
  feesMonthly: fc.constantFrom(null, null, 0, 25),
  utilities: fc.constantFrom(null, 0, 80),
  leaseMonths: fc.constantFrom([], [12], [9, 12]),
  availableOn: fc.constantFrom(null, '2027-05-01', '2027-08-15'),
});
/** Most listings are near the campus, some as far as the widest ring. */
const spot = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.tuple(
      fc.double({ min: -0.2, max: 0.2, noNaN: true }),
      fc.double({ min: -0.25, max: 0.25, noNaN: true }),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.double({ min: -5, max: 5, noNaN: true }), fc.double({ min: -6, max: 6, noNaN: true })),
  },
);
const homesOf = (size: { minLength: number; maxLength: number }) =>
  fc
    .array(
      fc.record({
        type: fc.constantFrom(84, 85, 99),
        state: fc.constantFrom('OH', 'OH', 'MI'),
        spot,
        amenities: fc.subarray([2, 4, 11, 29, 33, 34, 37, 38, 39, 101, 102, 103]),
        publishedAt: fc.integer({ min: 1, max: 30 }).map((day) => Date.UTC(2027, 0, day)),
        stale: fc.boolean(),
        floorplans: fc.array(floorplan, { minLength: 1, maxLength: 4 }),
      }),
      { ...size, size: 'max' },
    )
    .map((homes): MatchableListing[] =>
      homes.map(({ spot: [north, east], ...home }, index) => ({
        ...home,
        id: index + 1,
        lat: campus.lat + north,
        lon: campus.lon + east,
      })),
    );
const further = fc.oneof(
  fc.record({ minRent: dollars }),
  fc.record({ pets: fc.constantFrom([1], [2], [1, 2]) }),
  fc.record({ must: fc.subarray([0, 1, 2, 3, 4, 5], { minLength: 1, maxLength: 2 }) }),
  fc.record({ laundry: fc.constantFrom(...laundryOptions) }),
  fc.record({ furnished: fc.constant(true as const) }),
  fc.record({ utilities: fc.constant(true as const) }),
  fc.record({ lease: fc.constantFrom(9, 12) }),
  fc.record({ availableBy: fc.constantFrom('2027-05-01', '2027-07-01') }),
  fc.record({ maxWalk: fc.constantFrom(10, 20, 60) }),
);
/** Of few criteria each, so that most of them find listings whose order matters. */
const filters: fc.Arbitrary<HousingFilter> = fc
  .record({
    place: fc.constantFrom(city, city, ohio),
    bedrooms: fc.option(code, { nil: undefined, freq: 2 }),
    bathrooms: fc.option(halves(5.5), { nil: undefined, freq: 2 }),
    maxBudget: fc.option(fc.oneof(dollars, fc.integer({ min: 0, max: 2200 })), { nil: undefined, freq: 2 }),
    terms: fc.array(further, { maxLength: 2 }),
    sort: fc.constantFrom(undefined, ...searchSorts),
  })
  .map(({ place, terms, ...criteria }) => {
    const filter = terms.reduce<HousingFilter>((all, term) => ({ ...all, ...term }), { ...place, ...criteria });
    if (filter.locationType !== 'state') return filter;
    return { ...filter, maxWalk: undefined, sort: filter.sort === 'walk' ? undefined : filter.sort };
  });

const json: CardFormat = { name: 'json', toJson: (listing) => JSON.stringify(listing) };

async function allPages(ask: (page: number) => Promise<MatchPage | null>): Promise<MatchPage['data']> {
  const found: MatchPage['data'] = [];
  for (let page = 1; ; page++) {
    const answer = await ask(page);
    if (!answer) throw new Error('There is such a place.');
    found.push(...answer.data);
    if (page > answer.meta.lastPage) {
      expect(answer.data).toEqual([]);
      expect(answer.meta.total).toBe(found.length);
      return found;
    }
  }
}

describe('compared with the rules as plain functions', () => {
  it(
    'returns every page of a search and of a closest search as domain/search/matching does',
    { timeout: 120_000 },
    async () => {
      // Keeps its cards from one run to the next, as a process does whose listings another one changes.
      const lasting = newService();
      const manyFilters = fc.array(filters, { minLength: 8, maxLength: 8 });
      await fc.assert(
        fc.asyncProperty(homesOf({ minLength: 0, maxLength: 90 }), manyFilters, async (homes, searches) => {
          await writeTestListings(pool, homes);
          const housing = newService();
          await lasting.reindexAll();
          for (const filter of searches) {
            const place = placeOf(filter);
            const found = await allPages((page) => housing.search(filter, page));
            expect(found.map(({ listing }) => listing.id)).toEqual(
              searchListings(homes, place, filter, filter.sort).map(({ id }) => id),
            );
            const first = await housing.search(filter, 1);
            const cards = await lasting.searchCards(filter, 1, json);
            expect(cards?.cards).toEqual(first?.data.map(({ listing }) => JSON.stringify(listing)));
            expect(cards?.meta).toEqual(first?.meta);
            expect(first?.notStated).toBe(countNotStated(homes, place, filter));
            expect(first?.petsNotStated).toBe(countPetsNotStated(homes, place, filter));
            const expected = closestListings(homes, place, filter);
            const near = await allPages((page) => housing.closest(filter, page));
            expect(near.map(({ listing }) => listing.id)).toEqual(expected.map(({ id }) => id));
            expect(near.map(({ unmet }) => unmet.map(({ criterion }) => criterion))).toEqual(
              expected.map((home) => unmetCriteria(home, place, filter).unmet.map(({ criterion }) => criterion)),
            );
          }
        }),
        { numRuns: 25, ...within(120_000) },
      );
    },
  );

  it('scores a bounded number of the closest listings', async () => {
    const [homes] = fc.sample(homesOf({ minLength: 2300, maxLength: 2300 }), { numRuns: 1, seed: 7 });
    if (!homes) throw new Error('A sample was asked for.');
    await writeTestListings(pool, homes);
    const housing = newService();
    await housing.reindexAll();
    const filter: HousingFilter = { ...city, bedrooms: 11, bathrooms: 5.5, maxBudget: 100 };
    const near = await allPages((page) => housing.closest(filter, page));
    expect(near.map(({ listing }) => listing.id)).toEqual(
      closestListings(homes, placeOf(filter), filter).map(({ id }) => id),
    );
    expect(near).toHaveLength(Math.min(2000, homes.filter((home) => milesBetween(home, campus) <= 30).length));
    // Where 2,000 were near enough, fewer are now.
    await pool.query('delete from listing where id % 4 = 0');
    const left = homes.filter(({ id }) => id % 4 !== 0);
    const cheaper = { ...filter, maxBudget: 90 };
    const closest = await allPages((page) => housing.closest(cheaper, page));
    expect(closest.map(({ listing }) => listing.id)).toEqual(
      closestListings(left, placeOf(cheaper), cheaper).map(({ id }) => id),
    );
  });

  it('scores the offers that other processes write', async () => {
    const [homes] = fc.sample(homesOf({ minLength: 60, maxLength: 60 }), { numRuns: 1, seed: 11 });
    if (!homes) throw new Error('A sample was asked for.');
    await writeTestListings(pool, homes);
    const other = newService();
    await other.reindexAll();
    const change = (id: number, data: Partial<Listing>) =>
      orm.em.fork().transactional(async (em) => {
        em.assign(await em.findOneOrFail(Listing, { id }), data);
        await other.reindex(em, [id]);
      });
    const criteria = { bedrooms: 2, maxBudget: 700, lease: 12 };
    const here = new ClosestSearch(pool);
    const expectFound = async (listings: readonly MatchableListing[]) => {
      const { rows } = await here.find({ ...campus, state: 'OH' }, criteria, 1);
      const expected = closestListings(listings, placeOf(city), criteria).slice(0, 20);
      expect(rows.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
      return expected[0]?.id ?? 0;
    };
    const hidden = await expectFound(homes);
    await change(hidden, { rentedAt: now });
    const moved = await expectFound(homes.filter(({ id }) => id !== hidden));
    await change(moved, { lat: campus.lat + 0.3 });
    const elsewhere = homes.map((home) => (home.id === moved ? { ...home, lat: campus.lat + 0.3 } : home));
    await expectFound(elsewhere.filter(({ id }) => id !== hidden));
    await change(hidden, { rentedAt: null });
    const deleted = await expectFound(elsewhere);
    await pool.query('delete from listing where id = $1', [deleted]);
    await expectFound(elsewhere.filter(({ id }) => id !== deleted));
  });
});

const plain = (id: number, change: Partial<MatchableListing> = {}): MatchableListing => ({
  id,
  type: 85,
  state: 'OH',
  ...campus,
  amenities: [],
  publishedAt: Date.UTC(2027, 0, 1),
  floorplans: [{ bedrooms: 2, bathrooms: 1, sq: 800, rent: 1000 }],
  ...change,
});

it('sorts by the cost of one person, who has a studio alone', async () => {
  const homes = [
    { bedrooms: 9, rent: 900 },
    { bedrooms: 2, rent: 1700 },
    { bedrooms: 11, rent: 9500 },
  ].map((size, index) => plain(index + 1, { floorplans: [{ ...size, bathrooms: 1, sq: 800 }] }));
  await writeTestListings(pool, homes);
  const housing = newService();
  await housing.reindexAll();
  expect(ids(await housing.search({ ...city, sort: 'cost' }, 1))).toEqual([2, 1, 3]);
});

it('finds listings at ten miles in every direction, and none farther', async () => {
  const homes = Array.from({ length: 360 }, (_, index): MatchableListing => {
    const direction = ((index % 180) * Math.PI) / 90;
    const wanted = index < 180 ? 10 - 1e-6 : 10 + 1e-6;
    let [low, high] = [0, 1];
    const at = (reach: number) => ({
      lat: campus.lat + reach * Math.cos(direction),
      lon: campus.lon + reach * Math.sin(direction),
    });
    for (let step = 0; step < 60; step++) {
      const middle = (low + high) / 2;
      if (milesBetween(at(middle), campus) < wanted) low = middle;
      else high = middle;
    }
    return plain(index + 1, at(low));
  });
  await writeTestListings(pool, homes);
  const housing = newService();
  await housing.reindexAll();
  const found = await allPages((page) => housing.search(city, page));
  expect(found.map(({ listing }) => listing.id).toSorted((a, b) => a - b)).toEqual(
    homes.slice(0, 180).map(({ id }) => id),
  );
});

describe('a searchable listing', () => {
  const housing = newService();
  const change = async (id: number, data: Partial<Listing>) =>
    orm.em.fork().transactional(async (em) => {
      em.assign(await em.findOneOrFail(Listing, { id }), data);
      await housing.reindex(em, [id]);
    });
  beforeAll(async () => {
    await writeTestListings(pool, [plain(1), plain(2), plain(3)]);
    await housing.reindexAll();
  });

  it('is active, visible and below its cap; a change takes effect as soon as it commits', async () => {
    expect(ids(await housing.search(city, 1))).toEqual([1, 2, 3]);
    await change(1, { status: 13 });
    expect(ids(await housing.search(city, 1))).toEqual([2, 3]);
    await change(2, { rentedAt: now });
    expect(ids(await housing.search(city, 1))).toEqual([3]);
    await change(3, { cappedUntil: new Date('2027-02-14T00:00:00Z') });
    expect(ids(await housing.search(city, 1))).toEqual([]);
    await change(3, { cappedUntil: null });
    await change(1, { status: 1 });
    expect(ids(await housing.search(city, 1))).toEqual([1, 3]);
  });

  it('is in no cached answer as it was before a change', async () => {
    // What is cached stays so until it is cleared.
    const spies = [vi.spyOn(performance, 'now'), vi.spyOn(Date, 'now')].map((spy) => spy.mockReturnValue(Date.now()));
    const answers = (service: HousingService) => {
      const wanted = { ...city, maxBudget: 900 };
      return Promise.all([
        service.search(city, 1),
        service.searchCards(city, 1, json),
        service.closest(wanted, 1),
        service.suggestions(wanted),
        service.filterCounts(city),
        service.listingsCount(campus),
        service.offer(campus),
      ]);
    };
    await change(2, { rentedAt: null });
    for (let turn = 0; turn < 3; turn++) await answers(housing);
    const before = await answers(housing);
    const { version } = housing;
    await change(2, { rentedAt: now });
    const after = await answers(housing);
    for (const spy of spies) spy.mockRestore();
    expect(after).toEqual(await answers(newService()));
    for (const [index, answer] of after.entries()) expect(answer).not.toEqual(before[index]);
    expect(housing.version).toBeGreaterThan(version);
  });

  it('is not affected by a transaction that is rolled back', async () => {
    const before = ids(await housing.search(city, 1));
    const undone = orm.em.fork().transactional(async (em) => {
      em.assign(await em.findOneOrFail(Listing, { id: 1 }), { status: -1 });
      await housing.reindex(em, [1]);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(ids(await newService().search(city, 1))).toEqual(before);
  });

  it('stays consistent with several concurrent writers', async () => {
    await Promise.all(Array.from({ length: 8 }, (_, index) => change(1, { name: `Home ${index}` })));
    const { rows } = await pool.query('select bedrooms from offer where listing_id = 1 order by bedrooms');
    expect(rows).toEqual([{ bedrooms: 0 }, { bedrooms: 2 }]);
  });

  it('is reindexed only inside a transaction', async () => {
    await expect(housing.reindex(orm.em.fork(), [1])).rejects.toThrow('in the transaction');
  });
});

describe('a listing', () => {
  const housing = newService();
  beforeAll(async () => {
    const floorplans = [
      { bedrooms: 9, bathrooms: 1, sq: 400, rent: 700 },
      {
        bedrooms: 3,
        bathrooms: 1.5,
        sq: 900,
        rent: 1300,
        feesMonthly: 24,
        utilities: 0,
        deposit: 1300,
        oneTime: 50,
        leaseMonths: [9, 12],
        availableOn: '2027-08-15',
      },
    ];
    await writeTestListings(pool, [plain(1, { type: 84, floorplans }), plain(2)]);
    await pool.query(
      `update listing set vanity_phone = '6145550123', amenities = '{4,29}', description = 'Plain text',
       description_text = $1 where id = 1`,
      ["Plain\ntext's"],
    );
    await pool.query(`update listing set capped_until = '2027-03-01', status = 1 where id = 2`);
    await housing.reindexAll();
  });

  it('is returned with all fields that renters may see, floorplans in order', async () => {
    expect(await housing.listing('home-1')).toEqual({
      id: 1,
      slug: 'home-1',
      url: 'https://homes.example/home/home-1',
      name: 'Home 1',
      type: 84,
      featured: true,
      address: '1 High St',
      city: 'Columbus',
      state: 'OH',
      zip: '43210',
      ...campus,
      distance: null,
      phone: '(614) 555-0123',
      description: 'Plain text',
      descriptionText: "Plain\ntext's",
      confirmedAt: null,
      notConfirmedSince: null,
      emailConfirmedAt: null,
      phoneConfirmedAt: null,
      locationCheck: null,
      replyHours: null,
      beingCheckedUntil: null,
      virtualTour: null,
      amenities: [
        { id: 29, label: 'Dishwasher' },
        { id: 4, label: 'Pool' },
      ],
      floorplans: [
        {
          bedrooms: 9,
          bathrooms: 1,
          sq: 400,
          rent: 700,
          feesMonthly: null,
          utilities: null,
          deposit: null,
          oneTime: null,
          leaseMonths: [],
          availableOn: null,
          perPerson: 700,
        },
        {
          bedrooms: 3,
          bathrooms: 1.5,
          sq: 900,
          rent: 1300,
          feesMonthly: 24,
          utilities: 0,
          deposit: 1300,
          oneTime: 50,
          leaseMonths: [9, 12],
          availableOn: '2027-08-15',
          // $441.33: rounded up.
          perPerson: 442,
        },
      ],
      totalFrom: 700,
      perPersonFrom: 442,
      rentFrom: 700,
      rentTo: 1300,
      images: [],
      demo: false,
      takesRequests: true,
    });
  });

  it('keeps its page at the monthly cap, without taking requests (K23), and loses it with its status', async () => {
    expect((await housing.listing('home-2'))?.takesRequests).toBe(false);
    await pool.query('update listing set status = 13 where id = 2');
    expect(await housing.listing('home-2')).toBeNull();
    expect((await housing.listings([2, 1, 99, 2 ** 60])).get(2)?.takesRequests).toBe(false);
  });

  it('is part of a shortlist as long as it is visible, in the requested order', async () => {
    const shown = async () => (await housing.listedIds([99, 2, 1, 2 ** 60])).map(({ id, slug }) => [id, slug]);
    await pool.query('update listing set status = 1 where id = 2');
    expect(await shown()).toEqual([
      [2, 'home-2'],
      [1, 'home-1'],
    ]);
    await pool.query('update listing set rented_at = now() where id = 1');
    expect(await shown()).toEqual([[2, 'home-2']]);
    await pool.query('update listing set status = 13, rented_at = null where id = 2');
    await pool.query('update listing set rented_at = null where id = 1');
    expect(await shown()).toEqual([[1, 'home-1']]);
    expect(await housing.listedIds([])).toEqual([]);
  });

  it('is not found by an invalid slug or id, which causes no error', async () => {
    for (const slug of ['', '\0', 'x'.repeat(100_000), "'; drop table offer", '../etc']) {
      expect(await housing.listing(slug)).toBeNull();
    }
    for (const locationId of [0, -1, 2 ** 31, 2 ** 60, Number.NaN, 0.5]) {
      expect(await housing.search({ locationType: 'college', locationId }, 1)).toBeNull();
    }
    const odd: HousingFilter = { ...city, bedrooms: 2 ** 40, bathrooms: 1e300, maxBudget: -1e300 };
    expect((await housing.search(odd, 1))?.meta.total).toBe(0);
    expect((await housing.closest(odd, 2 ** 31 - 1))?.data).toEqual([]);
    expect((await housing.closest(odd, 1))?.data).toHaveLength(1);
    expect((await housing.search({ ...city, maxBudget: 1e300 }, -5))?.meta).toEqual({
      page: 1,
      perPage: 20,
      total: 1,
      lastPage: 1,
    });
  });
});

it('has its distance from the search location with one decimal, and none in a state', async () => {
  const home = plain(1, { lat: campus.lat + 0.0512 });
  await writeTestListings(pool, [home]);
  const housing = newService();
  await housing.reindexAll();
  const [inCity, inState] = [await housing.search(city, 1), await housing.search(ohio, 1)];
  expect(inCity?.data[0]?.listing.distance).toBe(roundMiles(milesBetween(home, campus)));
  expect(inState?.data[0]?.listing.distance).toBeNull();
  expect(inCity?.location).toMatchObject({ type: 'city', id: 43001, slug: 'columbus-oh', ...campus });
});

describe('listing counts', () => {
  const housing = newService();
  beforeAll(async () => {
    const far = { lat: campus.lat + 1, lon: campus.lon };
    await pool.query(
      `insert into college (id, name, slug, subdomain, city, state, zip, lat, lon, enrollment) values
         (1, 'Big University', 'big', 'big', 'Columbus', 'OH', '43210', $1, $2, 60000),
         (2, 'Small College', 'small', 'small', 'Marion', 'OH', '43301', $3, $4, 90000),
         (3, 'University Without', 'without', 'without', 'Nowhere', 'OH', '43302', 0, 0, 70000),
         (183026, 'Online University', 'online', 'online', 'Marion', 'OH', '43301', $3, $4, 95000)`,
      [far.lat, far.lon, campus.lat, campus.lon],
    );
    const floorplans = [1, 2, 3].map((bedrooms) => ({ bedrooms, bathrooms: 1, sq: 1, rent: 900 }));
    await writeTestListings(pool, [plain(1, { floorplans }), plain(2), plain(3, far)]);
    await housing.reindexAll();
  });

  it('include a listing once, around a point and in a state, for many places at a time', async () => {
    const filters = [
      campus,
      { state: 'OH' },
      { lat: campus.lat + 1, lon: campus.lon },
      { state: 'MI' },
      { lat: 0, lon: 0 },
    ];
    expect(await Promise.all(filters.map((place) => housing.listingsCount(place)))).toEqual([2, 3, 1, 0, 0]);
  });

  it('rank universities with listings first, largest on top, online ones after the campuses', async () => {
    expect(await housing.popularSchools(12)).toEqual([1, 183026, 2]);
    expect(await housing.popularSchools(1)).toEqual([1]);
  });
});

it('use the index, without reading whole tables', async () => {
  const spread = (index: number, step: number, width: number) => (((index * step) % 1) - 0.5) * width;
  const homes = Array.from({ length: 4000 }, (_, index) =>
    plain(index + 1, {
      lat: campus.lat + spread(index, Math.SQRT2, 10),
      lon: campus.lon + spread(index, Math.sqrt(3), 10),
      state: index % 20 === 0 ? 'OH' : 'MI',
      floorplans: [{ bedrooms: 1 + (index % 11), bathrooms: 1, sq: 700, rent: 900 }],
    }),
  );
  await writeTestListings(pool, homes);
  await newService().reindexAll();
  const criteria = { bedrooms: 2, bathrooms: 1, maxBudget: 1200 };
  const statements = [
    { index: 'offer_near', ...searchStatement({ ...campus, state: 'OH' }, criteria, 1) },
    { index: 'offer_state', ...searchStatement({ lat: null, lon: null, state: 'OH' }, criteria, 1) },
  ];
  for (const { index, text, values } of statements) {
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain(index);
    expect(plan).not.toContain('Seq Scan on offer');
    expect(plan).not.toContain('Seq Scan on listing');
  }
});
