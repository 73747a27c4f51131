import fastify from 'fastify';
import { gunzipSync } from 'node:zlib';
import { beforeEach, expect, it } from 'vitest';
import { registerRequestTraces } from '../../telemetry/request-trace.ts';
import { registerResponseCache } from './response-cache.ts';

const housing = { version: 0 };
let requests = 0;
const app = fastify();
registerRequestTraces(app, undefined);
registerResponseCache(app, housing);
let broken = false;
const forEverybody = async () => {
  if (broken) throw new Error('The database is away.');
  return JSON.stringify({ requests: ++requests });
};
app.get('/api/housing/search', { config: { forEverybody } }, async (_request, reply) => {
  void reply.header('set-cookie', 'XSRF-TOKEN=new').header('cache-control', 'no-store');
  return reply.type('application/json; charset=utf-8').send(await forEverybody());
});
const ranEarly: unknown[] = [];
const publicQuery = async (_request: unknown, _reply: unknown, call: unknown) => {
  ranEarly.push(call);
  return JSON.stringify({ data: ++requests });
};
let hooks = 0;
app.post<{ Body: { fail?: boolean } }>(
  '/graphql',
  { config: { publicQuery }, onRequest: (_request, _reply, done) => done(void hooks++) },
  async ({ body }, reply) => {
    requests++;
    return reply.type('application/json').send(body.fail ? { errors: [{ message: 'no' }] } : { data: requests });
  },
);
beforeEach(() => {
  requests = 0;
  broken = false;
  hooks = 0;
  housing.version++;
});

const cookie = 'XSRF-TOKEN=token';
const rest = (headers: Record<string, string> = { cookie }) =>
  app.inject({ url: '/api/housing/search?location_id=1', headers });
const graphql = (body: object) => app.inject({ method: 'POST', url: '/graphql', payload: body });

it('serves a repeated search from memory, without the headers of the first client', async () => {
  await rest();
  const [first, second] = [await rest(), await rest()];
  expect(second.body).toBe(first.body);
  expect(second.headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': first.headers['content-type'] });
  expect(second.headers['set-cookie']).toBeUndefined();
  expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id'] ?? '');
});

it("builds an uncached response with the headers of an earlier one, and leaves errors to the route's handler", async () => {
  await rest();
  housing.version++;
  const fresh = await rest();
  expect(fresh.json()).toEqual({ requests: 2 });
  expect(fresh.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
  });
  expect(fresh.headers['set-cookie']).toBeUndefined();
  broken = true;
  housing.version++;
  expect((await rest()).statusCode).toBe(500);
});

it('compresses the response for clients that accept it', async () => {
  await rest();
  const first = await rest();
  const packed = await rest({ cookie, 'accept-encoding': 'gzip, br' });
  expect(packed.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(packed.rawPayload).toString()).toBe(first.body);
});

it("invalidates it as soon as an offer changes, and gives a new client a token through the route's handler", async () => {
  await rest();
  await rest();
  expect((await rest()).json()).toEqual({ requests: 2 });
  housing.version++;
  expect((await rest()).json()).toEqual({ requests: 3 });
  for (const headers of [{}, { cookie: 'Other-XSRF-TOKEN=token' }] as Record<string, string>[])
    expect((await rest(headers)).headers['set-cookie']).toBe('XSRF-TOKEN=new');
});

it('gives a landlord no response that it has given to others, nor one format in place of another', async () => {
  const query = '{ searchHousing(filter: {locationId: "3"}) { meta { total } } }';
  const post = (headers: Record<string, string>) =>
    app.inject({ method: 'POST', url: '/graphql', payload: { query }, headers });
  const early = { cookie, 'x-xsrf-token': 'token', 'sec-fetch-site': 'same-origin' };
  for (const [ask, headers] of [
    [rest, { cookie }],
    [post, {}],
    [post, early],
  ] as const) {
    for (let turn = 0; turn < 3; turn++) await ask(headers);
    const before = requests;
    await ask({ ...headers, cookie: `${cookie}; session=mine` });
    expect(requests).toBe(before + 1);
    if (ask === rest) continue;
    await ask({ ...headers, accept: 'application/graphql-response+json' });
    expect(requests).toBe(before + 2);
  }
});

it('caches public GraphQL responses by query and variables, and nothing else', async () => {
  const query = 'query($page: Int!) { searchHousing(filter: {locationId: "1"}, page: $page) { meta { total } } }';
  const body = { query, variables: { page: 1 } };
  const bodies = [];
  for (let turn = 0; turn < 3; turn++) bodies.push((await graphql(body)).body);
  expect(bodies).toEqual(['{"data":1}', '{"data":2}', '{"data":2}']);
  expect((await graphql({ query, variables: { page: 2 } })).body).toBe('{"data":3}');
  expect((await graphql({ query: query.replace('total', 'page'), variables: { page: 1 } })).body).toBe('{"data":4}');
  for (const own of [
    '{ me { id } }',
    'mutation { searchHousing }',
    '{ ...F } fragment F on Query { me { id } }',
    '{',
  ]) {
    const before = requests;
    for (let turn = 0; turn < 3; turn++) await graphql({ query: own });
    expect(requests).toBe(before + 3);
  }
  const before = requests;
  for (let turn = 0; turn < 3; turn++) await graphql({ query, fail: true });
  expect(requests).toBe(before + 3);
});

it('answers a public query by the bytes of its body before the hooks, with the token and from this site only', async () => {
  const query = 'query($page: Int!) { searchHousing(filter: {locationId: "2"}, page: $page) { meta { total } } }';
  const headers = { cookie: 'XSRF-TOKEN=token', 'x-xsrf-token': 'token', 'sec-fetch-site': 'same-origin' };
  const ask = async (page: number, more: Record<string, string> = {}, own = query) => {
    const payload = JSON.stringify({ query: own, variables: { page } });
    const type = { 'content-type': 'application/json' };
    const { body } = await app.inject({
      method: 'POST',
      url: '/graphql',
      payload,
      headers: { ...headers, ...type, ...more },
    });
    return body;
  };
  // The first one passes the hooks, which tells that the query is public and with which headers it is answered.
  expect([await ask(1), hooks]).toEqual(['{"data":1}', 1]);
  expect([await ask(2), await ask(2), await ask(2), hooks]).toEqual(['{"data":2}', '{"data":3}', '{"data":3}', 1]);
  expect(ranEarly.at(-1)).toEqual({ query, variables: { page: 2 } });
  housing.version++;
  expect([await ask(2), hooks]).toEqual(['{"data":4}', 1]);
  const strangers: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'x-xsrf-token': 'other' },
    { 'x-xsrf-token': 'tok' },
    { cookie: 'Other-XSRF-TOKEN=token' },
    { cookie: '' },
  ];
  for (const refused of strangers) {
    const before = hooks;
    await ask(2, refused);
    expect(hooks).toBe(before + 1);
  }
  const before = hooks;
  for (let turn = 0; turn < 3; turn++) await ask(1, {}, '{ me { searchHousing } }');
  expect(hooks).toBe(before + 3);
});
