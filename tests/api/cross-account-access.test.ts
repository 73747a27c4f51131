import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { houseDraft, samplePhoto, testCard } from '../setup/drafts.ts';
import { RestClient } from '../setup/rest-client.ts';
import { serveApp, type ServedApp } from '../setup/served-app.ts';

const HOSTILE = '</script><img src=x onerror=alert(1)>';
const PASSWORD = 'seven blue kites';
const OTHER_PASSWORD = 'nine red kites';
const key = randomUUID();
const draftId = randomUUID();
let app: ServedApp;
let rosa: RestClient;
let mallory: RestClient;
let listing: { id: number; slug: string };
let body: object;

const account = (email: string) => ({ email, password: PASSWORD, password_confirmation: PASSWORD });
const publish = (client: RestClient, draft: object, idempotencyKey: string) =>
  client.post('/api/posting/post', { ...draft, payment: testCard }, { 'idempotency-key': idempotencyKey });

beforeAll(async () => {
  app = await serveApp();
  rosa = new RestClient(app.url);
  mallory = new RestClient(app.url);
  const house = houseDraft([await rosa.upload(await samplePhoto())]);
  const location = { ...house.location, coordinates: { lat: 39.997, lon: -83.005 } };
  body = { ...house, location, name: `House ${HOSTILE}`, id: draftId, ...account('rosa@maple.example') };
  const answer = await publish(rosa, body, key);
  expect(answer.status).toBe(200);
  ({ listing } = (await answer.json()) as { listing: typeof listing });
  await app.account('mallory@maple.example', OTHER_PASSWORD);
  expect((await mallory.post('/login', { email: 'mallory@maple.example', password: OTHER_PASSWORD })).status).toBe(200);
});
beforeEach(async () => void (await app.rows('delete from throttle')));
afterAll(() => app.close());

const status = async (answer: Promise<Response>) => (await answer).status;
const me = async (client: RestClient) =>
  ((await (await client.post('/graphql', { query: '{ me { email } }' })).json()) as { data: { me: unknown } }).data.me;

it('answers 404 to numbers that are no listing, however large', async () => {
  for (const id of ['0', '-1', '1.5', 'abc', '2147483648', '9007199254740991', '99999999999999999999', '__proto__'])
    expect([id, await status(mallory.post(`/api/user-listings/${id}/deactivate`, undefined))]).toEqual([id, 404]);
  for (const id of [2_147_483_648, '9007199254740991'])
    expect([id, await status(mallory.post('/api/posting/edit', { ...body, id }))]).toEqual([id, 404]);
});

it('returns a repeated publish only to the account that made the attempt', async () => {
  const anybody = new RestClient(app.url);
  expect(await status(publish(mallory, body, key))).toBe(409);
  expect(await status(publish(anybody, { ...body, ...account('eve@maple.example') }, key))).toBe(409);
  expect(await status(publish(anybody, { ...body, password: 'a guess', password_confirmation: 'a guess' }, key))).toBe(
    409,
  );
  const taken = await publish(mallory, body, randomUUID());
  expect([taken.status, await taken.json()]).toEqual([422, { errors: { notification: [expect.any(String)] } }]);
  expect(await me(anybody)).toBeNull();
  const again = new RestClient(app.url);
  expect(await (await publish(again, body, key)).json()).toMatchObject({ listing: { id: listing.id } });
  expect(await me(again)).toEqual({ email: 'rosa@maple.example' });
});

it('answers the same request of different accounts with their own data, also from the cache', async () => {
  const anybody = new RestClient(app.url);
  const search = 'searchHousing(filter: {locationType: state, locationId: "39"}) { meta { total } }';
  for (const query of [
    '{ me { email } }',
    `{ ${search} me { email } }`,
    '{ ...F } fragment F on Query { me { email } }',
    `query A { ${search} } query B { me { email } }`,
  ]) {
    const call = query.startsWith('query A') ? { query, operationName: 'B' } : { query };
    const ask = async (client: RestClient) => (await client.post('/graphql', call)).json();
    for (let turn = 0; turn < 4; turn++)
      expect(await ask(mallory), query).toMatchObject({ data: { me: { email: 'mallory@maple.example' } } });
    expect(await ask(anybody), query).toMatchObject({ data: { me: null } });
    expect(await ask(rosa), query).toMatchObject({ data: { me: { email: 'rosa@maple.example' } } });
  }
});

it('takes no token of another session, nor one of before the login', async () => {
  const tokenOf = (answer: Response) => /XSRF-TOKEN=([^;]+)/.exec(answer.headers.getSetCookie().join())?.[1] ?? '';
  const early = tokenOf(await fetch(`${app.url}/api/schools/search?s=`));
  const account = { email: 'mallory@maple.example', password: OTHER_PASSWORD };
  const [first, second] = [
    await new RestClient(app.url).post('/login', account),
    await mallory.post('/login', account),
  ];
  const session = /session=([^;]+)/.exec(second.headers.getSetCookie().join())?.[1] ?? '';
  for (const [token, expected] of [
    [early, 403],
    [tokenOf(first), 403],
    [tokenOf(second), 200],
  ] as const) {
    const headers = { cookie: `session=${session}; XSRF-TOKEN=${token}`, 'x-xsrf-token': token };
    expect(await status(mallory.post('/graphql', { query: '{ me { email } }' }, headers))).toBe(expected);
  }
});

it('does not log in by a repeated publish with an old password', async () => {
  await app.rows(
    `update account_secret set password_hash = (select password_hash from account_secret s join account a on
       a.id = s.account_id where a.email = 'mallory@maple.example')
      where account_id = (select id from account where email = 'rosa@maple.example')`,
  );
  const late = new RestClient(app.url);
  const answer = await publish(late, body, key);
  expect([answer.status, await answer.json()]).toEqual([422, { errors: { email: [expect.any(String)] } }]);
  expect(await me(late)).toBeNull();
});

it('shows renters no private data of the landlord, and escapes hostile text', async () => {
  const renter = new RestClient(app.url);
  const search = await (await renter.get('/api/housing/search?location_type=state&location_id=39')).text();
  const home = await renter.post('/graphql', {
    query: `{ listing(slug: "${listing.slug}") { name phone description address floorplans { rent } } }`,
  });
  await app.confirmRenterEmail('ada@maple.example');
  const response = await renter.post('/api/housing/save-request', {
    first_name: `Ada ${HOSTILE}`.slice(0, 60),
    last_name: 'Byron\r\nBcc: everybody@maple.example',
    phone: '6145551234',
    email: 'ada@maple.example',
    housing_id: listing.id,
    school_id: null,
    message: `Hello ${HOSTILE}`,
  });
  expect(response.status).toBe(200);
  await vi.waitFor(() => expect(app.emails.some(({ to }) => to === 'ada@maple.example')).toBe(true), 10_000);
  await vi.waitFor(() => expect(app.emails.some(({ subject }) => subject.includes('interested'))).toBe(true), 10_000);
  const copy = app.emails.find(({ to }) => to === 'ada@maple.example');
  for (const seen of [search, await home.text(), JSON.stringify(copy)]) {
    expect(seen).toContain('House ');
    expect(seen).not.toMatch(/rosa@|555-?7143/);
  }
  for (const { subject, html, to, replyTo } of app.emails) {
    expect(`${subject}${to}${replyTo}`).not.toMatch(/[\r\n]/);
    expect(html).not.toContain('<img src=x');
  }
});
