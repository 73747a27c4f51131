import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { writeTestListings } from '../../server/modules/housing/housing.fixture.ts';
import { waitUntil } from '../setup/wait-until.ts';
import { RestClient } from '../setup/rest-client.ts';
import { serveApp, type ServedApp } from '../setup/served-app.ts';

const SCHOOL = 204796;

/** What renters and partners' programs send besides contact requests, and the icons. */
let app: ServedApp;
let client: RestClient;
beforeAll(async () => {
  app = await serveApp(undefined, undefined, { OPERATOR_EMAIL: 'desk@operator.example' });
  client = new RestClient(app.url);
  await app.rows(
    `insert into college (id, name, slug, subdomain, city, state, zip, lat, lon)
     values (${SCHOOL}, 'Ohio State University', 'ohio-state', 'osu', 'Columbus', 'OH', '43210', 40, -83)`,
  );
  const home = { type: 84, state: 'OH', lat: 40, lon: -83, amenities: [], publishedAt: 0, floorplans: [] };
  await writeTestListings(app.pool, [{ ...home, id: 1 }]);
});
beforeEach(() => app.rows('delete from throttle'));
afterAll(() => app.close());

async function send(path: string, body: unknown, headers: Record<string, string> = {}) {
  const answer = await client.post(path, body, headers);
  const text = await answer.text();
  const result = (text === '' ? null : JSON.parse(text)) as {
    data?: { id: number };
    errors?: Record<string, string[]>;
  } | null;
  return {
    status: answer.status,
    id: result?.data?.id,
    fields: Object.keys(result?.errors ?? {}),
    headers: answer.headers,
  };
}
const ada = { first_name: ' Ada ', last_name: 'Lovelace', phone: '614.555.0123', email: 'ada@college.example' };

const save = (more: object = {}) =>
  send('/api/subscriber/save', { ...ada, school_id: SCHOOL, search_filter: { location_id: SCHOOL }, ...more });

it('stores an alert subscriber; the same email and school again is the same subscriber', async () => {
  const filter = {
    location_type: 1,
    location_id: String(SCHOOL),
    bedrooms: 9,
    bathrooms: '1.5',
    budget: 1200,
    site: 'cr',
  };
  const first = await save({ search_filter: filter });
  expect(first).toMatchObject({ status: 200, id: expect.any(Number) });
  expect(first.headers.get('cache-control')).toBe('no-store');
  expect(await app.rows('select * from subscriber')).toMatchObject([
    {
      first_name: 'Ada',
      phone: '6145550123',
      place_type: 'college',
      place_id: SCHOOL,
      site: 'cr',
      search_filter: { locationType: 'college', locationId: SCHOOL, bedrooms: 9, bathrooms: 1.5, maxBudget: 1200 },
    },
  ]);
  expect(
    await save({ email: 'ADA@college.example', search_filter: { location_type: 'state', location_id: 39 } }),
  ).toMatchObject({ id: first.id });
  expect(await app.rows('select search_filter from subscriber')).toMatchObject([
    { search_filter: { locationType: 'state', locationId: 39 } },
  ]);
});

it.each([
  ['no address', { email: undefined }, ['email']],
  ['a school that is not there', { school_id: 7, search_filter: undefined }, ['school_id']],
  ['a school that is none', { school_id: 'osu' }, ['school_id']],
  ['a filter that is a text', { search_filter: 'location_id=1' }, ['search_filter']],
  ['a filter that is a list', { search_filter: [{ location_id: SCHOOL }] }, ['search_filter']],
  ['a place that is not there', { search_filter: { location_id: 999 } }, ['search_filter']],
  ['a list for a number', { search_filter: { location_id: [SCHOOL] } }, ['search_filter']],
  ['a phone that is none', { phone: '12' }, ['phone']],
  ['names that are none', { first_name: 7, last_name: {} }, ['first_name', 'last_name']],
])('rejects a subscriber with %s at its field', async (_what, more, fields) => {
  expect(await save(more)).toMatchObject({ status: 422, fields });
});

const ask = (more: object = {}, path = '/api/advertising/send') =>
  send(path, { ...ada, about: 'Our college page.\nWhat would it take?', ...more });

it('stores an inquiry to the operator, emails it once, and returns the same id for a repeated one', async () => {
  const [first, second] = await Promise.all([ask(), ask({ email: 'ADA@college.example' })]);
  expect(first).toMatchObject({ status: 200, id: expect.any(Number) });
  expect(second.id).toBe(first.id);
  expect(await app.rows('select first_name, last_name, phone, about, topic, spam_at from inquiry')).toEqual([
    {
      first_name: 'Ada',
      last_name: 'Lovelace',
      phone: '6145550123',
      about: 'Our college page.\nWhat would it take?',
      topic: 'advertising',
      spam_at: null,
    },
  ]);
  const mine = () => app.emails.filter(({ to }) => to === 'desk@operator.example');
  await waitUntil(() => expect(mine()).toHaveLength(1));
  expect(mine()[0]).toMatchObject({
    replyTo: expect.stringMatching(/^ada@college\.example$/i),
    subject: 'Advertising inquiry from Ada Lovelace',
    text: expect.stringContaining('> Our college page.\n> What would it take?'),
  });
  expect((await ask({ about: 'Another thing.' })).id).not.toBe(first.id);
  await waitUntil(() => expect(mine()).toHaveLength(2));
  // The sender learns once a day that it arrived, and nothing of what was entered: the address may be somebody else's.
  const received = app.emails.filter(({ to, subject }) => /^ada@/i.test(to) && subject.startsWith('We got'));
  expect(received).toEqual([expect.objectContaining({ replyTo: 'desk@operator.example' })]);
  expect(received[0]?.text).toContain(`number ${first.id}`);
  expect(received[0]?.text).not.toMatch(/Lovelace|college page/);
});

it('stores the topic of an inquiry, and rejects an unknown one', async () => {
  const { id } = await ask({ about: 'Our campus page.', topic: 'partnership' });
  expect(await app.rows('select topic from inquiry where id = $1', [id])).toEqual([{ topic: 'partnership' }]);
  expect(await app.rows('select subject from email')).toContainEqual({ subject: 'Partner inquiry from Ada Lovelace' });
  expect((await ask({ topic: 'weather' })).fields).toEqual(['topic']);
});

it('returns success to a bot and emails nobody', async () => {
  expect(await ask({ about: 'Buy this', website: 'https://spam.example' })).toMatchObject({
    status: 200,
    id: expect.any(Number),
  });
  expect(await ask({ about: 'Buy this', website: { url: ['x'] } })).toMatchObject({ status: 200 });
  expect(await app.rows(`select spam_at is not null as spam from inquiry where about = 'Buy this'`)).toEqual([
    { spam: true },
  ]);
  expect(await app.rows(`select 1 from email where text like '%Buy this%'`)).toEqual([]);
});

it("keeps line breaks in a sender's input out of email headers", async () => {
  expect((await ask({ first_name: 'Ada\r\nBcc: x@evil.example', about: 'Broken.' })).status).toBe(200);
  const [mail] = await app.rows<{ subject: string }>(`select subject from email where text like '%Broken.%'`);
  expect(mail?.subject).toBe('Advertising inquiry from Ada Bcc: x@evil.example Lovelace');
});

it.each([
  ['nothing', undefined, ['first_name', 'last_name', 'phone', 'email', 'about']],
  ['a list', [], ['first_name', 'last_name', 'phone', 'email', 'about']],
  ['no words', { about: '  ' }, ['about']],
  ['words that are none', { about: ['x'] }, ['about']],
  ['words without end', { about: 'x'.repeat(5001) }, ['about']],
])('rejects an inquiry of %s at its fields', async (_what, more, fields) => {
  const body = more === undefined || Array.isArray(more) ? more : { ...ada, ...more };
  expect(await send('/api/advertising/send', body)).toMatchObject({ status: 422, fields });
});

it('limits inquiries per sender', async () => {
  for (let turn = 0; turn < 10; turn++) await ask({ email: `${turn}@college.example`, about: `x` });
  const last = await ask({ email: 'eleven@college.example' });
  expect([last.status, Number(last.headers.get('retry-after'))]).toEqual([429, expect.any(Number)]);
  expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
});

it('deletes inquiries after four hundred days', async () => {
  await ask({ about: 'Kept.' });
  await app.rows(
    `insert into inquiry (first_name, last_name, phone, email, about, created_at)
     values ('Old', 'Man', '', 'old@college.example', 'Long ago.', now() - interval '401 days')`,
  );
  expect((await app.services.advertising.nextExpiry())?.getTime()).toBeLessThan(Date.now());
  expect(await app.services.advertising.deleteExpired()).toBe(1);
  expect(await app.rows(`select 1 from inquiry where about = 'Kept.'`)).toHaveLength(1);
});

const track = (body: unknown, headers = {}) => send('/api/tracking/your-matches', body, headers);
const seen = {
  subscriber_id: null,
  housing_id: 1,
  school_id: SCHOOL,
  housing_position: 1,
  action: 'view',
  powered_by: 'cr',
};
const counted = async () => {
  const [row] = await app.rows<{ times: number }>('select coalesce(sum(times), 0)::int as times from tracked_match');
  return row?.times;
};

it('counts one event or a list of them, and returns no content', async () => {
  expect(await track(seen)).toMatchObject({ status: 204 });
  expect(await track([seen, { ...seen, action: 'click', housing_position: 3 }])).toMatchObject({ status: 204 });
  expect(await app.rows('select site, action, times, positions::int from tracked_match order by action')).toEqual([
    { site: 'cr', action: 'click', times: 1, positions: 3 },
    { site: 'cr', action: 'view', times: 2, positions: 2 },
  ]);
  expect(await track(seen, { dnt: '1' })).toMatchObject({ status: 204 });
  expect(await counted()).toBe(3);
});

it.each([
  ['an action that is none', { ...seen, action: 'stare' }, ['action']],
  ['position 0', { ...seen, housing_position: 0 }, ['housing_position']],
  ['no home', { action: 'view' }, ['housing_id']],
  ['a home in a list', { ...seen, housing_id: [1] }, ['housing_id']],
  [
    'a subscriber, a school and a brand that are none',
    { ...seen, subscriber_id: 'a', school_id: 0, powered_by: 1 },
    ['subscriber_id', 'school_id', 'powered_by'],
  ],
  ['one wrong event among right ones', [seen, { ...seen, action: '' }], ['action']],
  ['none', [], ['events']],
  ['fifty-one', Array.from({ length: 51 }, () => seen), ['events']],
  ['lists in a list', [[seen]], ['events']],
  ['nothing', undefined, ['events']],
  ['a text', '"view"', ['events']],
])('counts nothing of %s, and returns the field', async (_what, body, fields) => {
  const before = await counted();
  expect(await track(body)).toMatchObject({ status: 422, fields });
  expect(await counted()).toBe(before);
});

it('rejects each call without the token or from another site', async () => {
  for (const path of ['/api/subscriber/save', '/api/advertising/send', '/api/tracking/your-matches']) {
    expect((await send(path, {}, { 'x-xsrf-token': 'other' })).status).toBe(403);
    expect((await send(path, {}, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await fetch(app.url + path)).status).toBe(405);
  }
});

it('serves the icons of its list and nothing else', async () => {
  const icon = await fetch(`${app.url}/icons/heart.svg`);
  expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  expect(await icon.text()).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"[^>]*><path d="[^"<]+"\/><\/svg>$/);
  expect(icon.headers.get('x-content-type-options')).toBe('nosniff');
  expect(icon.headers.get('content-security-policy')).toMatch(/\bsandbox\b/);
  expect(icon.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(icon.headers.getSetCookie()).toEqual([]);
  const tag = icon.headers.get('etag') ?? '';
  expect((await fetch(`${app.url}/icons/heart.svg`, { headers: { 'if-none-match': tag } })).status).toBe(304);
  for (const name of [
    'heart',
    'heart.svg.svg',
    'HEART.svg',
    'constructor.svg',
    '__proto__',
    '..%2Ffavicon.svg',
    '%2e%2e/%2e%2e/etc/passwd',
    'heart.svg%00',
    '',
  ])
    expect([name, (await fetch(`${app.url}/icons/${name}`)).status]).not.toEqual([name, 200]);
});
