import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { FixedClock } from '../../../tests/contract/harness/fixed-clock.ts';
import { RestClient } from '../../../tests/setup/rest-client.ts';
import { serveApp, type ServedApp } from '../../../tests/setup/served-app.ts';
import { writeTestListings } from '../housing/housing.fixture.ts';

const clock = new FixedClock(new Date('2026-09-15T23:59:00Z'));
let app: ServedApp;
let client: RestClient;

beforeAll(async () => {
  app = await serveApp(undefined, clock);
  client = new RestClient(app.url);
  const home = { type: 84, state: 'OH', lat: 40, lon: -83, amenities: [], publishedAt: 0, floorplans: [] };
  await writeTestListings(
    app.pool,
    [1, 2, 3].map((id) => ({ ...home, id })),
  );
  await app.rows('update listing set status = -1 where id = 3');
  await app.rows(`insert into college (id, name, slug, subdomain, city, state, zip, lat, lon) values
    (10, 'Near College', 'near', 'near', 'Columbus', 'OH', '43210', 40.05, -83.02),
    (11, 'Far College', 'far', 'far', 'Boston', 'MA', '02115', 42.3, -71.1)`);
});
beforeEach(async () => {
  await app.rows('delete from tracked_match');
  await app.rows('delete from throttle');
});
afterAll(() => app.close());

const event = { housingId: '1', schoolId: '10', housingPosition: 1, action: 'view', poweredBy: 'default' };
const TRACK = `mutation ($events: [TrackedMatchInput!]!) { trackMatches(events: $events) {
  __typename ... on Invalid { errors { field messages } } } }`;

async function track(events: object[], headers: Record<string, string> = {}) {
  const answer = await client.post('/graphql', { query: TRACK, variables: { events } }, headers);
  return ((await answer.json()) as { data: { trackMatches: Record<string, unknown> } | null }).data?.trackMatches;
}
const counted = () =>
  app.rows<object>(
    `select listing_id::int as home, to_char(day, 'YYYY-MM-DD') as day, action, site, school_id, times, placed,
       positions::int as positions from tracked_match order by 1, 2, 3, 4, 5`,
  );

it('counts by listing, day, action, brand and college, with one row each however often it happens', async () => {
  const events = [event, { ...event, housingPosition: 4 }, { ...event, action: 'phone', housingPosition: null }];
  expect(await track([...events, { ...event, poweredBy: 'cr' }])).toEqual({ __typename: 'Done' });
  await track([event]);
  const row = { home: 1, day: '2026-09-15', school_id: 10 };
  expect(await counted()).toEqual([
    { ...row, action: 'phone', site: 'default', times: 1, placed: 0, positions: 0 },
    { ...row, action: 'view', site: 'cr', times: 1, placed: 1, positions: 1 },
    { ...row, action: 'view', site: 'default', times: 3, placed: 3, positions: 6 },
  ]);
});

it('writes no rows for listings and colleges that are invalid, removed or far away', async () => {
  const invented = [
    { ...event, housingId: '999999' },
    { ...event, housingId: '3' },
    { ...event, schoolId: '11' },
    { ...event, schoolId: '12345' },
  ];
  expect(await track(invented)).toEqual({ __typename: 'Done' });
  expect(await counted()).toMatchObject([{ home: 1, school_id: 0, times: 2 }]);
});

it('limits the rows per listing and day, whatever colleges a program sends, and still counts everything', async () => {
  await app.rows(`insert into college (id, name, slug, subdomain, city, state, zip, lat, lon)
    select n, 'College ' || n, 'c' || n, 'c' || n, 'Columbus', 'OH', '43210', 40, -83 from generate_series(100, 149) n`);
  for (const action of ['view', 'click', 'phone', 'skip', 'share', 'reply'])
    await track(Array.from({ length: 50 }, (_, n) => ({ ...event, action, schoolId: String(100 + n) })));
  const rows = (await counted()) as { times: number }[];
  expect(rows.length).toBeLessThanOrEqual(120);
  expect(rows.reduce((sum, { times }) => sum + times, 0)).toBe(300);
});

it.each(['dnt', 'sec-gpc'])('counts nothing for a client that sends %s', async (header) => {
  expect(await track([event], { [header]: '1' })).toEqual({ __typename: 'Done' });
  expect(await counted()).toEqual([]);
});

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36';

it.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 0],
  [BROWSER.replace('Chrome/', 'HeadlessChrome/'), 0],
  ['facebookexternalhit/1.1', 0],
  [BROWSER, 1],
  ['GuzzleHttp/7', 1],
])('counts people and partners, not crawlers: %s', async (agent, times) => {
  expect(await track([event], { 'user-agent': agent })).toEqual({ __typename: 'Done' });
  expect(await counted()).toHaveLength(times);
});

it('does not count landlords who look at their own listings', async () => {
  const account = await app.account('own@b.example', 'nine red kites');
  const before = await app.rows<{ account_id: string | null }>('select account_id from listing where id = 1');
  await app.rows(`update listing set account_id = ${account} where id = 1`);
  const own = new RestClient(app.url);
  await own.post('/login', { email: 'own@b.example', password: 'nine red kites' });
  const events = [event, { ...event, housingId: '2' }];
  await own.post('/graphql', { query: TRACK, variables: { events } });
  await own.post('/api/tracking/your-matches', { housing_id: 1, action: 'click' });
  expect(await counted()).toMatchObject([{ home: 2, times: 1 }]);
  await app.rows(`update listing set account_id = ${before[0]?.account_id ?? 'null'} where id = 1`);
});

it('rejects the whole batch for one invalid event, by field', async () => {
  expect(await track([event, { ...event, action: 'hover', housingPosition: 0 }])).toMatchObject({
    __typename: 'Invalid',
    errors: [{ field: 'housingPosition' }, { field: 'action' }],
  });
  expect(await track([])).toMatchObject({ errors: [{ field: 'events' }] });
  expect(await counted()).toEqual([]);
});

it('counts every one of many simultaneous batches', async () => {
  const batch = [2, 1].flatMap((housingId) =>
    [event, { ...event, action: 'click' }].map((each) => ({ ...each, housingId })),
  );
  await Promise.all(Array.from({ length: 20 }, () => track(batch)));
  expect((await counted()).map((row) => Object(row).times)).toEqual([20, 20, 20, 20]);
});

it('returns the days of a listing, and deletes them after 400 days', async () => {
  const { tracking, sweeper } = app.services;
  await track([event, { ...event, housingPosition: 3 }, { ...event, action: 'request' }]);
  clock.set(new Date('2026-09-16T00:01:00Z'));
  await track([{ ...event, housingPosition: null }]);
  const from = new Date('2026-09-01T00:00:00Z');
  expect(await tracking.byDay([1], from)).toEqual([
    { day: '2026-09-15', times: { view: 2, request: 1 }, position: 5 / 3 },
    { day: '2026-09-16', times: { view: 1 }, position: null },
  ]);
  expect(await tracking.byDay([2], from)).toEqual([]);
  expect(await tracking.byDay([1], new Date('2026-09-16T12:00:00Z'))).toHaveLength(1);
  const due = await tracking.nextExpiry();
  clock.set(due ?? new Date(0));
  await sweeper.run();
  expect((await tracking.byDay([1], from)).map(({ day }) => day)).toEqual(['2026-09-16']);
});

it('keeps the days of a month in its own partition, made ahead, and drops it 400 days after its end', async () => {
  const { tracking, sweeper } = app.services;
  const months = async () =>
    (
      await app.rows<{ name: string }>(`select inhrelid::regclass::text as name from pg_inherits
      where inhparent = 'tracked_match'::regclass order by 1`)
    ).map(({ name }) => name);
  // Before the sweep that makes its month.
  clock.set(new Date('2028-02-29T12:00:00Z'));
  await track([event]);
  const countedIn = () => app.rows('select tableoid::regclass::text as part from tracked_match');
  expect(await countedIn()).toEqual([{ part: 'tracked_match_later' }]);
  await sweeper.run();
  expect(await countedIn()).toEqual([{ part: 'tracked_match_2028_02' }]);
  expect((await months()).at(-2)).toBe('tracked_match_2028_04');
  expect(await tracking.byDay([1], new Date('2028-02-01T00:00:00Z'))).toHaveLength(1);
  const due = await tracking.nextExpiry();
  expect(due?.toISOString()).toBe('2029-04-05T00:00:00.000Z');
  clock.set(new Date((due?.getTime() ?? 0) - 1));
  await sweeper.run();
  expect(await months()).toContain('tracked_match_2028_02');
  clock.set(due ?? new Date(0));
  await sweeper.run();
  const left = await months();
  expect(left).not.toContain('tracked_match_2028_02');
  expect(left).toEqual(expect.arrayContaining(['tracked_match_2028_03', 'tracked_match_2029_06']));
  expect(await counted()).toEqual([]);
});
