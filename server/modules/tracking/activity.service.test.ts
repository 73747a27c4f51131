import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { FixedClock } from '../../../tests/contract/harness/fixed-clock.ts';
import { RestClient } from '../../../tests/setup/rest-client.ts';
import { serveApp, type ServedApp } from '../../../tests/setup/served-app.ts';
import { seedActivity } from '../../commands/seed/seed-activity.ts';
import { writeTestListings } from '../housing/housing.fixture.ts';

const clock = new FixedClock(new Date('2026-09-15T00:30:00Z'));
const password = 'nine red kites';
let app: ServedApp;
let rosa: RestClient;

beforeAll(async () => {
  app = await serveApp(undefined, clock);
  const account = await app.account('rosa@b.example', password);
  await writeTestListings(
    app.pool,
    [1, 2, 3].map((id) => ({
      id,
      type: 84,
      state: 'OH',
      lat: 40,
      lon: -83,
      amenities: [],
      publishedAt: 0,
      floorplans: [],
    })),
  );
  const other = await app.account('lou@b.example', password);
  await app.rows(`update listing set account_id = case id when 3 then ${other}::bigint else ${account}::bigint end`);
  rosa = new RestClient(app.url);
  await rosa.post('/login', { email: 'rosa@b.example', password });
});
beforeEach(() => app.rows('truncate tracked_match, lead cascade'));
afterAll(() => app.close());

interface Day {
  day: string;
  views: number;
  matches: number;
  requests: number;
}
async function activity(variables: object = {}, client = rosa) {
  const query = `query ($days: Int! = 30, $listingId: ID) {
    activity(days: $days, listingId: $listingId) { day views matches requests } }`;
  const answer = await client.post('/graphql', { query, variables });
  return ((await answer.json()) as { data: { activity: Day[] } | null }).data?.activity;
}
const happened = async (variables?: object) =>
  (await activity(variables))?.filter(({ views, matches, requests }) => views + matches + requests > 0);

async function look(housingId: number, action: string) {
  await app.services.tracking.record([{ housingId, action }], { ip: '127.0.0.1', mayTrack: true, accountId: null });
}
const ask = (listing: number, at: string, more = 'null') =>
  app.rows(`insert into lead (listing_id, type, first_name, last_name, phone, email, created_at, delivered_at, spam_at)
    values (${listing}, 'reply', 'Ada', 'Q', '6145550123', 'a@b.example', '${at}', null, ${more})`);

it('returns every day of the span, oldest first, counted by UTC day', async () => {
  await look(1, 'view');
  await look(1, 'view');
  await look(2, 'click');
  await look(3, 'click');
  clock.set(new Date('2026-09-15T23:59:00Z'));
  await look(1, 'click');
  await ask(2, '2026-09-14T23:59:59.999Z');
  await ask(2, '2026-09-15T00:00:00Z');
  await ask(1, '2026-09-15T12:00:00Z', 'now()');
  await ask(3, '2026-09-15T12:00:00Z');
  const days = await activity();
  expect(days).toHaveLength(30);
  expect([days?.[0]?.day, days?.at(-1)?.day]).toEqual(['2026-08-17', '2026-09-15']);
  expect(await happened()).toEqual([
    { day: '2026-09-14', views: 0, matches: 0, requests: 1 },
    { day: '2026-09-15', views: 2, matches: 2, requests: 1 },
  ]);
  expect(await happened({ listingId: '1' })).toEqual([{ day: '2026-09-15', views: 1, matches: 2, requests: 0 }]);
  expect(await activity({ days: 90 })).toHaveLength(90);
});

it("does not show the activity of another landlord's listings (K41)", async () => {
  await look(3, 'click');
  await ask(3, '2026-09-15T12:00:00Z');
  for (const listingId of ['3', '999', 'porch']) expect(await happened({ listingId })).toEqual([]);
  expect(await activity({}, new RestClient(app.url))).toBeUndefined();
});

it('is seeded once in a new installation, and never over existing activity', async () => {
  const landlord = { email: 'rosa@b.example' };
  const count = await seedActivity({ pool: app.pool, clock }, landlord);
  expect(count).toBeGreaterThan(10);
  const days = (await activity({ days: 90 })) ?? [];
  expect(days.every(({ views, matches }) => matches > views)).toBe(true);
  expect(days.reduce((sum, { requests }) => sum + requests, 0)).toBe(count);
  expect(await seedActivity({ pool: app.pool, clock }, landlord)).toBe(0);
  expect(await app.rows(`select 1 from email where subject not like 'New login%'`)).toEqual([]);
  expect(await app.rows('select 1 from lead where listing_id = 3')).toEqual([]);
  await app.rows('truncate tracked_match, lead cascade');
  await look(1, 'view');
  expect(await seedActivity({ pool: app.pool, clock }, landlord)).toBe(0);
});
