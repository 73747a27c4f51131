import { afterAll, beforeAll, expect, it } from 'vitest';
import { RestClient } from '../setup/rest-client.ts';
import { serveApp, type ServedApp } from '../setup/served-app.ts';

let app: ServedApp;
let client: RestClient;

beforeAll(async () => {
  app = await serveApp(async (more) => {
    more.get('/fails', () => Promise.reject(new Error('the password is swordfish')));
    more.get('/directions', (_request, reply) => reply.type('text/html').send('<p>The way</p>'));
    more.get('/page', (_request, reply) => reply.type('text/html').send('<p>A page</p>'));
  });
  client = new RestClient(app.url);
});
afterAll(() => app.close());

const raw = (path: string, init: RequestInit = {}) => fetch(app.url + path, init);
const graphql = (query: string) => client.post('/graphql', { query });

it('gives pages a policy without inline code, and a token that no cache keeps', async () => {
  const page = await raw('/page', { headers: { accept: 'text/html' } });
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("script-src 'self' 'sha256-");
  expect(policy).not.toContain('unsafe');
  expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  expect(page.headers.getSetCookie().join()).toMatch(/^XSRF-TOKEN=[^;]+; Path=\/; SameSite=Lax$/);
  expect(page.headers.get('cache-control')).toContain('private');
  expect((await raw('/healthz')).headers.getSetCookie()).toEqual([]);
});

it('returns directions as JSON to programs and the page to browsers', async () => {
  const way = (query: string, accept = 'application/json') => raw(`/directions?${query}`, { headers: { accept } });
  const where = 'latitude_housing=40.0067&longitude_housing=-83.0125&latitude_school=40.0008&longitude_school=-83.0158';
  const answer = await way(`${where}&mode=walking&school_id=204796&online_ad_id=7`);
  expect([answer.status, answer.headers.get('vary')]).toEqual([200, expect.stringContaining('accept')]);
  expect(await answer.json()).toEqual({
    data: {
      mode: 'walking',
      distance: 0.6,
      minutes: 10,
      estimate: true,
      url: expect.stringMatching(/^https:\/\/www\.google\.com\/maps\/dir\/.*travelmode=walking/),
      site: 'cr',
      school_id: 204796,
      online_ad_id: 7,
    },
  });
  expect(await (await way(where)).json()).toMatchObject({ data: { mode: 'driving', school_id: null } });
  const refused = await way('latitude_housing=91&mode=flying');
  expect([refused.status, Object.keys((await refused.json()).errors)]).toEqual([
    422,
    ['latitude_housing', 'longitude_housing', 'latitude_school', 'longitude_school', 'mode'],
  ]);
  for (const accept of ['text/html,application/json;q=0.9', '*/*'])
    expect(await (await way(where, accept)).text()).toBe('<p>The way</p>');
});

it.each([
  ['no token', {}],
  ['a token without its cookie', { 'x-xsrf-token': 'made.up.token' }],
  ['a foreign site', { 'sec-fetch-site': 'cross-site' }],
  ['another port of this host', { 'sec-fetch-site': 'same-site' }],
  ['a foreign origin', { origin: 'https://evil.example' }],
  ['an origin that is none', { origin: 'null' }],
])('refuses an unsafe call with %s', async (_what, headers) => {
  const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: '{}' };
  for (const path of ['/login', '/graphql', '/api/posting/validate-step']) {
    const answer = await raw(path, init);
    expect([path, answer.status]).toEqual([path, 403]);
  }
});

it('refuses a foreign site even with the right token', async () => {
  await client.get('/api/schools/search?s=');
  const step = { step: 'property-type-step', type: 84 };
  expect((await client.post('/api/posting/validate-step', step)).status).toBe(200);
  expect((await client.post('/api/posting/validate-step', step, { origin: 'https://evil.example' })).status).toBe(403);
  expect((await client.post('/api/posting/validate-step', step, { 'x-xsrf-token': 'other' })).status).toBe(403);
});

it('answers a state-changing GET without its proofs with 405', async () => {
  const answer = await raw('/api/user-listings/1/deactivate');
  expect(answer.status).toBe(405);
  expect(answer.headers.get('allow')).toBe('POST');
});

it.each([
  ['malformed JSON', '/login', '{"email":', 400],
  ['a list for an object', '/login', '[]', 422],
  ['nothing', '/login', '', 422],
  ['a NUL', '/api/housing/save-request', '{"first_name":"a\\u0000b"}', 400],
  ['half a surrogate pair', '/api/posting/validate-step', '{"step":"complete-step","name":"\\ud800"}', 400],
  ['wrong types', '/api/posting/validate-step', '{"step":7,"floorplans":"x","location":[]}', 422],
  ['a poisoned prototype', '/login', '{"__proto__":{"a":1}}', 400],
  ['too much', '/login', JSON.stringify({ email: 'x'.repeat(2_000_000) }), 413],
])('refuses %s, never with a 500', async (_what, path, body, status) => {
  await client.get('/api/schools/search?s=');
  const answer = await client.send('POST', path, undefined, { 'content-type': 'application/json' });
  expect(answer.status).toBeLessThan(500);
  const token = await rawToken();
  const refused = await raw(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `XSRF-TOKEN=${token}`, 'x-xsrf-token': token },
    body,
  });
  expect(refused.status).toBe(status);
});

async function rawToken(): Promise<string> {
  const page = await raw('/page');
  return /XSRF-TOKEN=([^;]+)/.exec(page.headers.getSetCookie().join())?.[1] ?? '';
}

it('refuses what is not JSON with 415, bad addresses with 400, unknown ones with 404', async () => {
  expect((await client.send('POST', '/login', undefined, { 'content-type': 'text/csv' })).status).toBeLessThan(500);
  const token = await rawToken();
  const cookie = { cookie: `XSRF-TOKEN=${token}`, 'x-xsrf-token': token };
  const csv = await raw('/login', { method: 'POST', headers: { ...cookie, 'content-type': 'text/csv' }, body: 'a,b' });
  expect(csv.status).toBe(415);
  expect((await raw('/api/schools/search?s=%00')).status).toBe(400);
  expect((await raw('/api/schools/school/%zz')).status).toBe(400);
  expect((await raw('/api/nothing')).status).toBe(404);
  expect((await raw('/api/housing/search?location_id=abc')).status).toBe(422);
  expect((await raw('/api/housing/search?location_id=1')).status).toBe(404);
});

it('answers a method that an address does not take with 405', async () => {
  const answer = await raw('/api/schools/search', { method: 'DELETE' });
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET']);
  expect((await raw('/api/posting/post')).status).toBe(405);
});

it('masks an unexpected error and names the request', async () => {
  const answer = await raw('/fails');
  const text = await answer.text();
  expect(answer.status).toBe(500);
  expect(text).not.toContain('swordfish');
  expect(text).toContain(answer.headers.get('x-request-id'));
  const page = await (await raw('/fails', { headers: { accept: 'text/html' } })).text();
  expect(page).toContain('<!doctype html>');
  expect(page).not.toContain('swordfish');
});

it.each([
  ['a syntax error', '{ me '],
  ['an unknown field', '{ nothing }'],
  ['too many tokens', `{ ${'me { id } '.repeat(600)} }`],
  ['too many aliases', `{ ${Array.from({ length: 16 }, (_, n) => `a${n}: me { id }`).join(' ')} }`],
  [
    'aliases hidden in a fragment',
    `{ ...F } fragment F on Query { ${Array.from({ length: 16 }, (_, n) => `a${n}: me { id }`).join(' ')} }`,
  ],
  [
    'lists within lists within lists',
    '{ state(slug: "ca") { schools { nearbySchools { nearbyCities { schools { nearbySchools { id } } } } } } }',
  ],
  [
    'lists within lists, by fragments',
    `{ state(slug: "ca") { schools { ...F } } } fragment F on School { nearbySchools { ...G } }
      fragment G on School { nearbySchools { nearbyCities { id } } }`,
  ],
  [
    'too much of each of many',
    `{ state(slug: "ca") { schools { ${'abcdef'.replace(/./g, '$&: nearbySchools { rents { rentFrom } page { title } } ')} } } }`,
  ],
  ['a NUL in a literal', '{ searchPlaces(text: "\\u0000") { meta { total } } }'],
  ['a wrong variable', 'query ($page: Int!) { searchPlaces(page: $page) { meta { total } } }'],
])('refuses %s over GraphQL with 400', async (_what, query) => {
  expect((await graphql(query)).status).toBe(400);
});

it('answers queries and introspection', async () => {
  const answer = await graphql('{ options { types { id price } } __schema { queryType { name } } }');
  expect(await answer.json()).toEqual({
    data: {
      options: {
        types: [
          { id: 84, price: 49 },
          { id: 85, price: 29 },
        ],
      },
      __schema: { queryType: { name: 'Query' } },
    },
  });
  const page = await raw('/graphql', { headers: { accept: 'text/html' } });
  expect(await page.text()).toContain('GraphQL explorer');
});
