import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { MikroORM } from '@mikro-orm/postgresql';
import { withTypingError } from '../../../tests/setup/typing-error.ts';
import { milesBetween } from '../../../domain/places/distance.ts';
import { SeededRandom } from '../../../demo/seeded-random.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/setup/database.ts';
import { createOrm } from '../../orm.ts';
import { Gazetteer } from './gazetteer.ts';
import { loadPlaces } from './import/load-places.ts';
import { LivePlaceIndex } from './place-search.ts';
import { PlacesService } from './places.service.ts';

const OHIO_STATE = 204796;
let database: TestDatabase;
let orm: MikroORM;
let places: PlacesService;

beforeAll(async () => {
  database = await createTestDatabase();
  orm = await createOrm(database.url);
  await loadPlaces(database.pool, new Gazetteer());
  places = new PlacesService({ em: orm.em, pool: database.pool });
});

afterAll(async () => {
  await orm.close();
  await database.drop();
});

type PlaceType = 'college' | 'city' | 'state' | 'all';
const names = async (text: string, type: PlaceType = 'college') =>
  (await places.search({ text, type, page: 1 })).items.map(({ displayName }) => displayName);

describe('place search', () => {
  test.each([
    ['ohio st', 'Ohio State University'],
    ['ohoi state', 'Ohio State University'],
    ['the ohio state university', 'Ohio State University'],
    ['ucla', 'University of California, Los Angeles'],
    ['ulca', 'University of California, Los Angeles'],
    ['U.C.L.A.', 'University of California, Los Angeles'],
    ['ole miss', 'University of Mississippi'],
    ['UT', 'The University of Texas at Austin'],
    ['penn st', 'Pennsylvania State University'],
    ['mich st', 'Michigan State University'],
    ['state mich', 'Michigan State University'],
    ['st louis u', 'Saint Louis University'],
    ['saint louis u', 'Saint Louis University'],
    ['texas am', 'Texas A&M University, College Station'],
    ['texas a&m', 'Texas A&M University, College Station'],
    ['university of clifornia los', 'University of California, Los Angeles'],
    ['northestern', 'Northeastern University'],
    ['loyola chicago', 'Loyola University Chicago'],
    ['hawaiʻi', 'University of Hawaii at Manoa'],
    ['vandrebilt u', 'Vanderbilt University'],
    ['colubmus state', 'Columbus State Community College'],
  ])('"%s" finds %s first', async (text, name) => {
    expect((await names(text))[0]).toBe(name);
  });

  test('asks the database for nothing once it is in memory', async () => {
    const spy = vi.spyOn(database.pool, 'query');
    expect(await names('ohoi state', 'all')).not.toEqual([]);
    expect(spy).not.toHaveBeenCalled();
    spy.mockRestore();
  });

  test('ranks the exact name first, then prefixes, then words; larger places first', async () => {
    const found = await names('miami');
    expect(found.slice(0, 3)).toEqual(['University of Miami', 'Miami Dade College', 'Miami University, Oxford']);
    expect((await names('wsu')).slice(0, 2)).toEqual(['Weber State University', 'Washington State University']);
  });

  test('finds cities and states by name; a college before a city with the same name', async () => {
    expect((await names('columbus', 'city'))[0]).toBe('Columbus, OH');
    expect((await names('portland maine', 'city'))[0]).toBe('Portland, ME');
    expect((await names('oh', 'state'))[0]).toBe('Ohio');
    expect((await names('miami', 'all')).slice(0, 2)).toEqual(['University of Miami', 'Miami, FL']);
  });

  test('lists the largest for an empty text, in pages without repeats; past the end the total is unchanged', async () => {
    const pages = await Promise.all([1, 2, 9999].map((page) => places.search({ text: '', type: 'college', page })));
    const ids = pages.flatMap(({ items }) => items.map(({ id }) => id));
    expect(new Set(ids).size).toBe(40);
    expect(new Set(pages.map(({ total }) => total)).size).toBe(1);
    expect(pages[2]?.items).toEqual([]);
    const past = await places.search({ text: 'ohio', type: 'college', page: 50 });
    expect(past.items).toEqual([]);
    expect(past.total).toBeGreaterThan(1);
  });

  test('within a city, finds that city and the colleges within ten miles', async () => {
    const columbus = (await places.cityBySlug('columbus-oh'))?.id ?? 0;
    const found = await places.search({ text: 'state', type: 'all', cityId: columbus, page: 1 });
    expect(found.items.map(({ displayName }) => displayName)).toEqual([
      'Ohio State University',
      'Columbus State Community College',
    ]);
    expect(
      (await places.search({ text: '', type: 'all', cityId: columbus, page: 1 })).items.map(({ type }) => type),
    ).toContain('city');
    expect((await places.search({ text: '', type: 'all', cityId: 999_999_999, page: 1 })).total).toBe(0);
  });

  test.each([
    '\u0000',
    '%',
    "'; drop table college; --",
    '\\',
    'x'.repeat(100_000),
    '\ud800',
    '(((',
    ' '.repeat(500),
    'a b c d e f g h i j k l',
    '🏠',
  ])('accepts any text (%#)', async (text) => {
    const { items, total } = await places.search({ text, type: 'all', page: 1 });
    expect(items.length).toBeLessThanOrEqual(Math.max(total, 20));
  });

  test.each([0, -5, 1.5, Number.NaN, 1e12])('accepts page %d', async (page) => {
    expect((await places.search({ text: 'ohio', type: 'college', page })).page).toBeGreaterThanOrEqual(1);
  });
});

test('a failed read of the names is repeated by the next search; meanwhile those from before are searched', async () => {
  const rename = (from: string, to: string) => database.pool.query(`alter table ${from} rename to ${to}`);
  const index = new LivePlaceIndex(orm.em);
  await rename('place_name', 'gone');
  await expect(index.current()).rejects.toThrow('place_name');
  await rename('gone', 'place_name');
  const before = await index.current();
  expect(before.size).toBeGreaterThan(0);
  await rename('place_name', 'gone');
  await expect(index.refresh()).rejects.toThrow('place_name');
  expect(await index.current()).toBe(before);
  await rename('gone', 'place_name');
  await vi.waitFor(async () => expect(await index.current()).not.toBe(before), { timeout: 10_000 });
});

describe('cities', () => {
  const homes = new Map<string, number>();
  const finding = () =>
    new PlacesService({
      em: orm.em,
      pool: database.pool,
      homesAt: async ({ lat, lon }) => homes.get(`${lat},${lon}`) ?? 0,
    });
  const found = async (text: string) =>
    (await finding().search({ text, type: 'city', page: 1 })).items.map(({ displayName }) => displayName);
  const giveHomes = async (...slugs: string[]) => {
    homes.clear();
    for (const slug of slugs) {
      const city = await places.cityBySlug(slug);
      homes.set(`${city?.lat},${city?.lon}`, 7);
    }
  };

  test('with listings come before those without, the exact name first', async () => {
    await giveHomes('columbus-wi', 'columbus-grove-oh');
    expect((await found('columbus')).slice(0, 3)).toEqual(['Columbus, WI', 'Columbus Grove, OH', 'Columbus, OH']);
    await giveHomes('columbus-grove-oh');
    expect((await found('columbus')).slice(0, 3)).toEqual(['Columbus, OH', 'Columbus Grove, OH', 'Columbus, GA']);
    await giveHomes('springfield-or');
    expect((await found('sprngfield'))[0]).toBe('Springfield, OR');
  });

  test('are on one page each, regardless of their listings', async () => {
    await giveHomes('san-jose-ca', 'santa-fe-nm', 'sandusky-oh');
    const pages = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((page) => finding().search({ text: 'san', type: 'city', page })),
    );
    const ids = pages.flatMap(({ items }) => items.map(({ id }) => id));
    expect([ids.length, new Set(ids).size]).toEqual([120, 120]);
    expect(new Set(pages.map(({ total }) => total)).size).toBe(1);
    expect(pages[0]?.items.slice(0, 3).map(({ slug }) => slug)).toEqual(['san-jose-ca', 'santa-fe-nm', 'sandusky-oh']);
  });
});

test('the college is among the first three despite a one-letter typo', async () => {
  const random = new SeededRandom('one letter');
  const every = await places.search({ text: '', type: 'college', page: 1 });
  const more = await Promise.all([4].map((page) => places.search({ text: '', type: 'college', page })));
  const missed: string[] = [];
  for (const { id, name } of [every, ...more].flatMap(({ items }) => items)) {
    const typed = withTypingError(name, random);
    const { items } = await places.search({ text: typed, type: 'all', page: 1 });
    if (!items.slice(0, 3).some((place) => place.id === id)) missed.push(`${typed} for ${name}`);
  }
  expect(missed).toEqual([]);
});

describe('a place lookup', () => {
  test('finds a college by id, slug and subdomain', async () => {
    const college = await places.college(OHIO_STATE);
    expect(college).toMatchObject({
      name: 'Ohio State University-Main Campus',
      slug: 'ohio-state-university-main-campus',
      subdomain: 'osu',
      cityId: 43085,
    });
    expect((await places.collegeBySlug(college?.slug ?? ''))?.id).toBe(OHIO_STATE);
    expect((await places.collegeBySubdomain('osu'))?.id).toBe(OHIO_STATE);
  });

  test('finds a location of each place type; a state has no coordinates', async () => {
    expect(await places.location('college', OHIO_STATE)).toMatchObject({
      type: 'college',
      displayName: 'Ohio State University',
      state: 'OH',
    });
    expect(await places.location('city', 43085)).toMatchObject({
      type: 'city',
      slug: 'columbus-oh',
      displayName: 'Columbus, OH',
    });
    expect(await places.location('state', 39)).toMatchObject({
      type: 'state',
      name: 'Ohio',
      slug: 'oh',
      lat: null,
      lon: null,
    });
  });

  test.each([0, -1, 2.5, Number.NaN, 2 ** 40])('finds nothing for id %d', async (id) => {
    expect(await places.college(id)).toBeNull();
    expect(await places.city(id)).toBeNull();
    expect(places.state(id)).toBeNull();
    expect(await places.location('college', id)).toBeNull();
  });

  test('finds nothing for an unknown slug', async () => {
    expect(await places.collegeBySlug('\u0000')).toBeNull();
    expect(await places.cityBySlug("o'")).toBeNull();
    expect(places.stateBySlug('zz')).toBeNull();
    expect(places.stateBySlug('OH')?.id).toBe(39);
  });
});

test('nearby colleges are sorted nearest first, within ten miles by the great circle', async () => {
  const point = { lat: 34.05, lon: -118.25 };
  const near = await places.nearbyColleges(point);
  const all = await places.collegesById(
    (await database.pool.query<{ id: number }>('select id from college')).rows.map(({ id }) => id),
  );
  const expected = all
    .filter((college) => milesBetween(point, college) <= 10)
    .toSorted((a, b) => milesBetween(point, a) - milesBetween(point, b));
  expect(near.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
  expect(near.length).toBeGreaterThan(5);
  for (const { distance } of near) expect(Math.round(distance * 10)).toBeCloseTo(distance * 10);
});

test('a repeated load changes nothing', async () => {
  const count = async () => (await database.pool.query('select count(*) from place_name')).rows;
  const before = await count();
  await loadPlaces(database.pool, new Gazetteer());
  expect(await count()).toEqual(before);
});
