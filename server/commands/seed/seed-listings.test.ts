import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { milesBetween } from '../../../domain/places/distance.ts';
import { hasPetConflict } from '../../../domain/options/amenities.ts';
import { bedroomCount } from '../../../domain/options/bedrooms.ts';
import { cleanDescription } from '../../../domain/posting/description-text.ts';
import { stepErrors } from '../../../domain/posting/validation-rules.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/setup/database.ts';
import { seedCommand, seedListings } from './seed-listings.ts';
import { Gazetteer } from '../../modules/places/gazetteer.ts';
import { loadPlaces } from '../../modules/places/import/load-places.ts';
import { starterColleges } from '../../modules/places/starter/starter-colleges.ts';
import { demoListing } from '../../../demo/listings/demo-listing.ts';
import { DEMO_LANDLORD, demoLandlordDrafts } from '../../../demo/listings/demo-landlord.ts';
import { demoImageNames } from '../../../demo/listings/demo-images.ts';
import { ACTIVE_PER_COLLEGE, plots } from '../../../demo/listings/seed-plan.ts';

const now = new Date('2026-11-21T12:00:00Z');
const gazetteer = new Gazetteer();
let database: TestDatabase;
const dependencies = () => ({ pool: database.pool, gazetteer, clock: { now: () => now } });

beforeAll(async () => {
  database = await createTestDatabase();
  await loadPlaces(database.pool, gazetteer);
});

afterAll(() => database.drop());

const rows = async <Row extends object>(sql: string) => (await database.pool.query<Row>(sql)).rows;

const TRIAL = { stripe: null, dataDir: '/nowhere' };

describe('the demo listings in the database', () => {
  test('are 2,000; a second run adds none; a larger set begins with the same ones', async () => {
    expect(await seedListings(dependencies(), { listings: 2000 })).toBe(2000);
    const sql = 'select draft_id, name, lat, lon, status, images from listing order by id limit 2000';
    const before = await rows(sql);
    // The floorplans are in no order within a profile.
    const offers =
      'select listing_id, bedrooms, strip, lat, lon, rents, facts, length(profile) from offer order by 1, 2';
    const written = await rows(offers);
    // As a seed that was killed before it had written the offers of its last listings.
    await rows('delete from offer where listing_id in (select id from listing order by id offset 1500)');
    expect(await seedListings(dependencies(), { listings: 2000 })).toBe(0);
    expect(await rows(offers)).toEqual(written);
    const lines: string[] = [];
    expect(
      await seedCommand(['--listings', '2500'], {
        ...dependencies(),
        env: TRIAL,
        print: (line) => lines.push(line),
      }),
    ).toBe(0);
    expect(lines.at(-1)).toMatch(/^Added 500 demo listings/);
    expect(await rows(sql)).toEqual(before);
    expect(await rows('select count(*)::int from listing')).toEqual([{ count: 2500 }]);
  });

  test('are not added to a database with real payments', async () => {
    const lines: string[] = [];
    const print = (line: string) => lines.push(line);
    const live = { ...TRIAL, stripe: { secretKey: '', webhookSecrets: [], publishableKey: '', apiUrl: null } };
    expect(await seedCommand(['--listings', '2600'], { ...dependencies(), env: live, print })).toBe(1);
    await rows(`insert into subscription (listing_id, account_id, subscription, customer, status, price, anchor, period_start, period_end)
      select id, account_id, 'sub_of_another', 'cus_of_another', 'active', 49, now(), now(), now() from listing order by id limit 1`);
    expect(await seedCommand(['--listings', '2600'], { ...dependencies(), env: TRIAL, print })).toBe(1);
    await rows('delete from subscription');
    expect(lines).toEqual([expect.stringContaining('Nothing was added'), expect.stringContaining('Nothing was added')]);
    expect(await rows('select count(*)::int from listing')).toEqual([{ count: 2500 }]);
  });

  test('include at least five active ones within ten miles of every starter college', async () => {
    const homes = await rows<{ lat: number; lon: number }>(
      'select l.lat, l.lon from offer o join listing l on l.id = o.listing_id where o.bedrooms = 0 order by l.id',
    );
    const short = starterColleges.filter(
      (college) => homes.filter((home) => milesBetween(college, home) <= 10).length < ACTIVE_PER_COLLEGE,
    );
    expect(short.map(({ name }) => name)).toEqual([]);
  });

  test('have every status; only active, visible ones are searchable', async () => {
    const found = await rows<{ status: number; hidden: boolean; searchable: boolean; count: number }>(
      'select status, hidden_at is not null as hidden, exists (select from offer where listing_id = l.id) as searchable, count(*)::int from listing l group by 1, 2, 3 order by 1, 2',
    );
    expect(found.map(({ status, hidden, searchable }) => [status, hidden, searchable])).toEqual([
      [-1, false, false],
      [1, false, true],
      [1, true, false],
      [13, false, false],
    ]);
  });

  test('are all marked as demo, without a subscription or a future expiry, owned by accounts that cannot log in', async () => {
    const [found] = await rows(
      `select bool_and(demo) as demo, bool_or(l.status = 1 and l.expires_at is not null) as expiring,
         bool_or(s.listing_id is not null) as subscribed, bool_or(secret.account_id is not null) as entered
       from listing l left join subscription s on s.listing_id = l.id left join account_secret secret on secret.account_id = l.account_id`,
    );
    expect(found).toEqual({ demo: true, expiring: false, subscribed: false, entered: false });
  });

  test('use each reserved vanity number at most once, and leave some free in every area code', async () => {
    const [found] = await rows(
      `select count(*) filter (where vanity_phone !~ '^[2-9]\\d\\d55501[0-5]\\d$')::int as odd, count(vanity_phone) > 1000 as many,
         (select count(*)::int from listing_contact c where exists (select from listing where vanity_phone = c.phone)) as leaked
       from listing`,
    );
    expect(found).toEqual({ odd: 0, many: true, leaked: 0 });
  });

  test('have only images that can be served', async () => {
    const [found] = await rows(
      `select count(*)::int as missing from listing, jsonb_array_elements(images) pair
       where not exists (select from image where '/pictures/' || id || '-large.jpg' = pair->>'large')`,
    );
    expect(found).toEqual({ missing: 0 });
    expect(await rows('select count(*)::int from image')).toEqual([{ count: demoImageNames.size }]);
    const files = [...demoImageNames.values()].map((name) => `${name}.webp`);
    expect((await readdir('demo/images')).toSorted()).toEqual(files.toSorted());
  });

  test("have zips in the listing's state", async () => {
    const homes = await rows<{ zip: string; state: string }>('select distinct zip, state from listing');
    expect(homes.filter(({ zip, state }) => gazetteer.zip(zip)?.state !== state)).toEqual([]);
  });

  test.each([[['--listings', '-5']], [['--listings', 'many']], [['--other']], [['--listings', '99999999']]])(
    'prints the usage for %j',
    async (args) => {
      const lines: string[] = [];
      expect(await seedCommand(args, { ...dependencies(), env: TRIAL, print: (line) => lines.push(line) })).toBe(1);
      expect(lines).toHaveLength(1);
    },
  );
});

describe('a demo listing', () => {
  const homes = [...plots(starterColleges, 3000)].map((plot, index) => ({ plot, home: demoListing(index, plot) }));

  test('is the same every time, and a longer list begins with a shorter one', () => {
    const again = [...plots(starterColleges, 500)].map((plot, index) => demoListing(index, plot));
    expect(again).toEqual(homes.slice(0, 500).map(({ home }) => home));
  });

  test('is 0.3 to 4 miles from its college, mostly near', () => {
    const miles = homes.map(({ plot, home }) => milesBetween(plot.college, home)).toSorted((a, b) => a - b);
    expect(miles[0]).toBeGreaterThan(0.25);
    expect(miles.at(-1)).toBeLessThan(4);
    expect(miles[1500]).toBeLessThan(2);
  });

  test('contains only allowed text', () => {
    for (const { home } of homes) {
      expect(cleanDescription(home.description)).toBe(home.description);
      expect(hasPetConflict(home.amenities)).toBe(false);
      expect(new Set(home.amenities).size).toBe(home.amenities.length);
      expect(home.images.length).toBeGreaterThanOrEqual(4);
    }
  });

  test('has sizes, bathrooms and rents typical of the market', () => {
    const plans = homes.flatMap(({ home }) => home.floorplans);
    const counts = new Set(plans.map(({ bedrooms }) => bedroomCount(bedrooms)));
    expect([0, 1, 2, 3, 4, 5, 6].every((count) => counts.has(count))).toBe(true);
    for (const { bedrooms, bathrooms, sq, rent } of plans) {
      const count = bedroomCount(bedrooms) ?? -1;
      expect(bathrooms).toBeLessThanOrEqual(Math.max(1.5, count + 0.5));
      expect(bathrooms * 2).toBe(Math.round(bathrooms * 2));
      expect(sq).toBeGreaterThan(300 + 200 * count);
      expect(rent).toBeGreaterThanOrEqual(350);
      expect(rent / Math.max(1, count)).toBeLessThan(4500);
    }
    const rentIn = (state: string) => {
      const rents = homes
        .filter(({ home }) => home.state === state)
        .flatMap(({ home }) => home.floorplans.filter(({ bedrooms }) => bedrooms === 2).map(({ rent }) => rent))
        .toSorted((a, b) => a - b);
      return rents[rents.length >> 1] ?? 0;
    };
    expect(rentIn('OH')).toBeGreaterThan(900);
    expect(rentIn('OH')).toBeLessThan(1500);
    expect(rentIn('CA')).toBeGreaterThan(rentIn('OH') * 1.3);
  });
});

test("passes every publishing rule, for the demo landlord's dozen", () => {
  const drafts = demoLandlordDrafts();
  expect(drafts).toHaveLength(12);
  for (const { draft } of drafts) {
    expect(stepErrors('complete-step', draft, true), draft.name).toEqual({});
    expect(stepErrors('property-type-step', draft, true), draft.name).toEqual({});
    expect(cleanDescription(draft.description)).toBe(draft.description);
    expect(gazetteer.zip(draft.location.zip)?.state).toBe(draft.location.state);
    expect(draft.contact.email).toBe(DEMO_LANDLORD.email);
  }
  expect(new Set(drafts.map(({ listingState: fate }) => fate)).size).toBe(4);
  expect(new Set(drafts.map(({ draft }) => draft.type)).size).toBe(2);
});

test('the demo listings can be removed again, from a database with real listings and payments too', async () => {
  await using database = await disposableDatabase();
  const { pool } = database;
  await seedListings({ ...dependencies(), pool }, { listings: 30 });
  await pool.query(`insert into lead (listing_id, type, first_name, last_name, phone, email, created_at)
    select id, 'request', 'Ada', 'Lee', '6145550100', 'ada@college.example', now() from listing limit 1`);
  await pool.query(`with kept as (update listing set demo = false where id in (select max(id) from listing) returning *)
    insert into subscription (listing_id, account_id, subscription, customer, status, price, anchor, period_start, period_end)
    select id, account_id, 'sub_real', 'cus_real', 'active', 49, now(), now(), now() from kept`);
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  expect(await seedCommand(['--remove'], { ...dependencies(), pool, env: TRIAL, print })).toBe(0);
  expect(lines).toEqual(['Removed 29 demo listings.']);
  expect((await pool.query('select demo from listing')).rows).toEqual([{ demo: false }]);
});

const disposableDatabase = async () => {
  const { pool, drop } = await createTestDatabase();
  return { pool, [Symbol.asyncDispose]: drop };
};
