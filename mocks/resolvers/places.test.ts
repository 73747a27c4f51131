import { describe, expect, test } from 'vitest';
import { ask, BASE_URL, callerOf, heldWorld } from '../world/world.fixture.ts';

const { world } = heldWorld();
const visitor = callerOf(world);

interface Found {
  searchPlaces: { data: { displayName: string; type: string; listingsCount: number }[]; meta: Record<string, number> };
}
const SEARCH = `query ($text: String! = "", $type: PlaceType! = all, $cityId: ID, $page: Int! = 1) {
  searchPlaces(text: $text, type: $type, cityId: $cityId, page: $page) {
    data { displayName type listingsCount } meta { page perPage total lastPage } } }`;
const find = async (variables: Record<string, unknown>) =>
  (await ask<Found>(visitor, SEARCH, variables)).data.searchPlaces;
const names = async (text: string) => (await find({ text })).data.map(({ displayName }) => displayName);

describe('places by name', () => {
  test.each([
    ['OSU', 'Ohio State University'],
    ['ohio st', 'Ohio State University'],
    ['the ohio state university', 'Ohio State University'],
    ['umich', 'University of Michigan, Ann Arbor'],
    ['u of m', 'University of Minnesota, Twin Cities'],
    ['pen st', 'Pennsylvania State University'],
    ['mit', 'Massachusetts Institute of Technology'],
    ['georgia tech', 'Georgia Institute of Technology'],
    ['Ohoi State', 'Ohio State University'],
    ['colubmus', 'Columbus, OH'],
    ['cinncinati', 'University of Cincinnati'],
    ['oh', 'Ohio State University'],
  ])('%s finds %s', async (text, expected) => {
    expect((await names(text)).slice(0, 6)).toContain(expected);
  });

  test('ranks an exact name first: a college, then a state, then a city', async () => {
    expect((await names('Ohio')).slice(0, 2)).toEqual(['Ohio University', 'Ohio']);
    expect((await names('columbus')).slice(0, 1)).toEqual(['Columbus, OH']);
  });

  test('finds nothing for an unknown name or for punctuation alone', async () => {
    expect(await find({ text: 'zzzzqqqq' })).toEqual({
      data: [],
      meta: { page: 1, perPage: 20, total: 0, lastPage: 1 },
    });
    expect((await find({ text: '!!!' })).data).toEqual([]);
  });

  test('lists the largest for empty text, page by page', async () => {
    const first = await find({ text: '' });
    const second = await find({ text: ' ', page: 2 });
    expect(first.data).toHaveLength(20);
    // Houston is larger, but has no listings here.
    expect(first.data[0]?.displayName).toBe('New York, NY');
    expect(second.meta).toEqual({ ...first.meta, page: 2 });
    expect(second.data).not.toEqual(first.data);
    expect((await find({ page: 1000 })).data).toEqual([]);
  });

  test('filters by place type and by city', async () => {
    const states = await find({ text: 'o', type: 'state' });
    expect(new Set(states.data.map(({ type }) => type))).toEqual(new Set(['state']));
    const around = await find({ cityId: '43085' });
    expect(around.data.map(({ displayName }) => displayName).toSorted()).toEqual([
      'Columbus State Community College',
      'Columbus, OH',
      'Ohio State University',
    ]);
    expect((await find({ cityId: 'nowhere' })).data).toEqual([]);
  });
});

describe('one place', () => {
  const SCHOOL = `query ($id: ID, $slug: String) { school(id: $id, slug: $slug) {
    id displayName url cityId subdomain listingsCount page { title } } }`;

  test('is a college by id or address, with its stored data', async () => {
    const slug = 'ohio-state-university-main-campus';
    const byId = await ask<{ school: unknown }>(visitor, SCHOOL, { id: '204796', slug: 'ignored' });
    const bySlug = await ask<{ school: unknown }>(visitor, SCHOOL, { slug });
    expect(bySlug).toEqual(byId);
    expect(byId.data.school).toEqual({
      id: '204796',
      displayName: 'Ohio State University',
      url: `${BASE_URL}/college/${slug}`,
      cityId: '43085',
      subdomain: 'osu',
      listingsCount: expect.any(Number),
      page: { title: 'Off-campus housing near Ohio State University' },
    });
  });

  test('is a state with its cities and colleges, or a city with nearby colleges, largest or nearest first', async () => {
    const { data } = await ask<Record<string, { schools: { name: string }[]; cities: { name: string }[] }>>(
      visitor,
      `{ state(slug: "OH") { cities { name } schools { name } } city(slug: "chicago-il") { schools { name } } }`,
    );
    expect(data['state']?.cities[0]?.name).toBe('Cincinnati');
    expect(data['state']?.schools[0]?.name).toBe('Ohio State University-Main Campus');
    expect(data['city']?.schools.map(({ name }) => name)).toEqual([
      'University of Illinois Chicago',
      'DePaul University',
      'University of Chicago',
    ]);
  });

  test('is null when unknown', async () => {
    const source = `{ a: school(id: "1") { id } b: school { id } c: city(slug: "x") { id } d: state(slug: "XX") { id } }`;
    expect((await ask(visitor, source)).data).toEqual({ a: null, b: null, c: null, d: null });
  });

  test('returns large universities with listings nearby as popular colleges', async () => {
    const { data } = await ask<{ popularSchools: { listingsCount: number; enrollment: number; name: string }[] }>(
      visitor,
      `{ popularSchools(count: 8) { name enrollment listingsCount } }`,
    );
    expect(data.popularSchools).toHaveLength(8);
    expect(data.popularSchools.every(({ listingsCount, name }) => listingsCount > 0 && /University/.test(name))).toBe(
      true,
    );
    const sizes = data.popularSchools.map(({ enrollment }) => enrollment);
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  });
});
