import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { isRecord } from '../../domain/is-record.ts';
import { houseDraft, samplePhoto, testCard } from '../setup/drafts.ts';
import { waitUntil } from '../setup/wait-until.ts';
import { RestClient } from '../setup/rest-client.ts';
import { serveApp, type ServedApp } from '../setup/served-app.ts';

const EMAIL = 'rosalinda@maple.example';
const PASSWORD = 'seven blue kites';
let app: ServedApp;
let accountId: number;

/** A browser behind the proxy at this address. */
class Browser extends RestClient {
  constructor(readonly ip = '198.51.100.8') {
    super(app.url);
  }

  override send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    return super.send(method, path, body, { ...headers, 'x-forwarded-for': this.ip });
  }

  logIn(password = PASSWORD) {
    return this.post('/login', { email: EMAIL, password });
  }
}

beforeAll(async () => {
  // The log level of a default start; security events are written at any level.
  app = await serveApp(undefined, undefined, { TRUST_PROXY: 'true', LOG_LEVEL: 'error' });
  accountId = await app.account(EMAIL, PASSWORD);
});
beforeEach(async () => {
  await app.rows('delete from throttle');
  app.services.security.flush();
  app.log.length = 0;
});
afterAll(() => app.close());

const lines = (event: string) =>
  app.log
    .map((line) => JSON.parse(line) as unknown)
    .filter((line) => isRecord(line) && line['event'] === `security.${event}`);
const line = (event: string) => lines(event).at(-1);
const REQUEST = {
  requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
  client: expect.stringMatching(/^[0-9a-f]{16}$/),
};

it('writes a failed login, a new device and a throttled client as one line each', async () => {
  const browser = new Browser();
  const failed = await browser.logIn('a guess');
  expect(lines('login_failed')).toEqual([
    expect.objectContaining({ ...REQUEST, accountId, requestId: failed.headers.get('x-request-id') }),
  ]);
  await browser.logIn();
  expect(line('login_new_device')).toMatchObject({ ...REQUEST, accountId, reason: 'password' });
  await browser.logIn();
  expect(lines('login_new_device')).toHaveLength(1);
  await browser.post('/logout', undefined);
  expect(line('sessions_ended')).toMatchObject({ ...REQUEST, sessions: 1 });

  const attacker = new Browser('203.0.113.1');
  for (let attempt = 0; attempt < 6; attempt++) await attacker.logIn('a guess');
  expect(line('throttled')).toMatchObject({ ...REQUEST, limit: 'loginAccount' });
});

it('gives clients of one network the same name, of two networks different ones, and logs no address', async () => {
  for (const ip of ['2001:db8:1:2::1', '2001:db8:1:2::2', '203.0.113.9']) await new Browser(ip).logIn('a guess');
  const clients = lines('login_failed').map((each) => (isRecord(each) ? each['client'] : null));
  expect(clients[1]).toBe(clients[0]);
  expect(clients[2]).not.toBe(clients[0]);
  expect(app.log.join('')).not.toMatch(/2001:db8|203\.0\.113/);
});

it('writes a password reset or change, and the sessions that it ends', async () => {
  const [browser, other] = [new Browser(), new Browser()];
  await other.logIn();
  await browser.post('/password/email', { email: EMAIL });
  const token = await waitUntil(() => {
    const found = app.emails.map(({ text }) => /\/password\/reset\/([\w-]{43})/.exec(text)?.[1]).findLast(Boolean);
    if (found === undefined) throw new Error('No reset link was sent.');
    return found;
  });
  expect(line('password_reset_requested')).toMatchObject({ ...REQUEST, accountId });
  const words = { password: 'nine red kites', password_confirmation: 'nine red kites' };
  await browser.post('/password/reset', { email: EMAIL, token, ...words });
  expect(line('password_reset_done')).toMatchObject({ ...REQUEST, accountId });
  expect(lines('sessions_ended')[0]).toMatchObject({ accountId, reason: 'account_changed' });

  const query = `mutation { changePassword(currentPassword: "nine red kites", password: "${PASSWORD}", passwordConfirmation: "${PASSWORD}") { __typename } }`;
  await browser.post('/graphql', { query });
  expect(line('password_changed')).toMatchObject({ ...REQUEST, accountId });
  await browser.post('/graphql', { query: 'mutation { logoutEverywhere { __typename } }' });
  expect(line('sessions_ended')).toMatchObject({ accountId, reason: 'ended_by_owner' });
});

it('writes denied access over REST and GraphQL, and a request without its CSRF token', async () => {
  const owner = new Browser();
  const draft = houseDraft([await owner.upload(await samplePhoto())]);
  const account = { email: 'sam@birch.example', password: PASSWORD, password_confirmation: PASSWORD };
  const published = await owner.post('/api/posting/post', { ...draft, ...account, payment: testCard });
  const { listing } = (await published.json()) as { listing: { id: number } };
  const other = new Browser();
  await other.logIn();
  app.log.length = 0;
  expect((await other.post(`/api/user-listings/${listing.id}/deactivate`, undefined)).status).toBe(403);
  expect(lines('permission_denied')).toEqual([expect.objectContaining({ ...REQUEST, accountId, code: 'FORBIDDEN' })]);
  await other.post('/graphql', { query: `mutation { hideListing(id: ${listing.id}, hidden: true) { __typename } }` });
  expect(lines('permission_denied')).toHaveLength(2);
  expect(lines('permission_denied')[1]).toMatchObject({ ...REQUEST, accountId });
  expect((await other.post('/logout', undefined, { 'x-xsrf-token': 'wrong' })).status).toBe(403);
  expect(lines('permission_denied')).toHaveLength(3);

  // A house becomes an apartment.
  const query = `{ myListings { id } }`;
  expect((await owner.post('/graphql', { query })).status).toBe(200);
  await app.rows('delete from subscription where listing_id = $1', [listing.id]);
  await owner.post('/api/posting/edit', { ...draft, id: listing.id, type: 84 });
  expect(line('property_type_changed')).toMatchObject({ ...REQUEST, listingId: listing.id, fromType: 85, toType: 84 });
});

it('writes at most ten lines of an event a minute for a client, then how many more there were', async () => {
  for (let attempt = 0; attempt < 25; attempt++)
    await new Browser('203.0.113.7').post('/login/confirm', { token: 'x' }).then((answer) => answer.text());
  for (let attempt = 0; attempt < 30; attempt++)
    await new Browser('203.0.113.7').post('/login/confirm', { token: 'x' });
  expect(lines('throttled')).toHaveLength(10);
  app.services.security.flush();
  expect(lines('throttled')).toHaveLength(11);
  expect(line('throttled')).toMatchObject({ client: REQUEST.client, suppressed: 25 });
});

it('writes a bounded number of lines of an event a minute for all clients together', async () => {
  for (let network = 0; network < 400; network++)
    app.services.security.record(
      'login_failed',
      {},
      { id: 'x', ip: `203.0.${network % 250}.${network >> 8}`, viewer: null },
    );
  expect(lines('login_failed')).toHaveLength(300);
  app.services.security.flush();
  expect(line('login_failed')).toMatchObject({ suppressed: 100 });
});

it('writes no email, name, password or token', async () => {
  const browser = new Browser();
  await browser.logIn('a wrong guess');
  await browser.logIn();
  const cookies = browser.cookies();
  const secrets = [
    EMAIL,
    'Rosa',
    'Ortiz',
    PASSWORD,
    'a wrong guess',
    ...cookies.split('; ').map((pair) => pair.split('=')[1]),
  ];
  expect(app.log.length).toBeGreaterThan(0);
  for (const secret of secrets.filter((each) => (each ?? '').length > 3))
    expect(app.log.join('')).not.toContain(secret);
});
