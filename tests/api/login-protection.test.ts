import { FAILURES_BEFORE_LINK } from '../../domain/limits.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { CHECK_EMAIL, INVALID_CREDENTIALS } from '../../domain/account/login.ts';
import { waitUntil } from '../setup/wait-until.ts';
import { RestClient } from '../setup/rest-client.ts';
import { serveApp, type ServedApp } from '../setup/served-app.ts';

const EMAIL = 'rosa@maple.example';
const PASSWORD = 'seven blue kites';
let app: ServedApp;
let accountId: number;

beforeAll(async () => {
  app = await serveApp(undefined, undefined, { TRUST_PROXY: 'true' });
  accountId = await app.account(EMAIL, PASSWORD);
});
beforeEach(async () => {
  await app.rows('delete from throttle');
  await app.rows('delete from known_device');
  await app.rows('delete from login_link');
  app.emails.length = 0;
});
afterAll(() => app.close());

/** A browser behind the proxy at this address. */
class Browser extends RestClient {
  constructor(readonly ip: string) {
    super(app.url);
  }

  override send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    return super.send(method, path, body, { 'x-forwarded-for': this.ip, ...headers });
  }

  logIn(password = PASSWORD, email = EMAIL) {
    return this.post('/login', { email, password });
  }

  async graphql(query: string) {
    return ((await (await this.post('/graphql', { query })).json()) as { data: Record<string, unknown> }).data;
  }
}

const ATTACKER = '203.0.113.1';
const OWNER = '198.51.100.8';
const answerOf = async (response: Response) => ({ status: response.status, body: (await response.json()) as unknown });

/** Sets how many logins of an account have failed today, without the time that it takes to fail them. */
const failToday = (times: number, email = EMAIL) =>
  app.rows(
    `insert into throttle (key, points, expire) values ($1, $2, $3)
       on conflict (key) do update set points = excluded.points`,
    [`loginFailures:${email}`, times, Date.now() + 86_400_000],
  );

const mailedToken = () =>
  waitUntil(() => {
    const token = /\/login\/confirm\/([\w-]{43})/.exec(app.emails.at(-1)?.text ?? '')?.[1];
    if (token === undefined) throw new Error('No login link was sent.');
    return token;
  });

it('wrong passwords from one network do not stop a login from another network', async () => {
  const attacker = new Browser(ATTACKER);
  for (let attempt = 0; attempt < 5; attempt++) expect((await attacker.logIn('a guess')).status).toBe(422);
  expect((await attacker.logIn('a guess')).status).toBe(429);
  expect((await attacker.logIn()).status).toBe(429);
  expect((await new Browser(OWNER).logIn()).status).toBe(200);
});

it('addresses of one IPv6 network count together', async () => {
  for (let attempt = 0; attempt < 5; attempt++)
    expect((await new Browser(`2001:db8:1:2::${attempt + 1}`).logIn('a guess')).status).toBe(422);
  expect((await new Browser('2001:db8:1:2:ffff::9').logIn()).status).toBe(429);
  expect((await new Browser('2001:db8:1:3::9').logIn()).status).toBe(200);
});

it('wrong passwords from the same network do not stop a device that has logged in before', async () => {
  const owner = new Browser(OWNER);
  expect((await owner.logIn()).status).toBe(200);
  for (let attempt = 0; attempt < 30; attempt++) await new Browser(OWNER).logIn('a guess');
  expect((await new Browser(OWNER).logIn()).status).toBe(429);
  expect((await owner.logIn()).status).toBe(200);
});

it('a known device has its own five attempts a minute', async () => {
  const owner = new Browser(OWNER);
  expect((await owner.logIn()).status).toBe(200);
  for (let attempt = 0; attempt < 5; attempt++) expect((await owner.logIn('a guess')).status).toBe(422);
  expect((await owner.logIn()).status).toBe(429);
});

it('wrong passwords elsewhere do not stop a password change', async () => {
  const owner = new Browser(OWNER);
  await owner.logIn();
  for (let attempt = 0; attempt < 30; attempt++) await new Browser(OWNER).logIn('a guess');
  const change = `mutation { changePassword(currentPassword: "${PASSWORD}", password: "${PASSWORD}", passwordConfirmation: "x") { __typename } }`;
  expect(await owner.graphql(change)).toEqual({ changePassword: { __typename: 'Invalid' } });
  const email = `mutation { changeEmail(email: "new@maple.example", password: "wrong") { __typename } }`;
  expect(await owner.graphql(email)).toEqual({ changeEmail: { __typename: 'Invalid' } });
});

it(`after ${FAILURES_BEFORE_LINK} failures in a day a new device also needs the emailed link, a known device does not`, async () => {
  const known = new Browser(OWNER);
  expect((await known.logIn()).status).toBe(200);
  await failToday(FAILURES_BEFORE_LINK);
  app.emails.length = 0;

  const device = new Browser('198.51.100.9');
  expect(await answerOf(await device.logIn())).toEqual({ status: 202, body: { message: CHECK_EMAIL } });
  expect(await device.graphql('{ me { email } }')).toEqual({ me: null });
  const token = await mailedToken();
  expect(app.emails.at(-1)).toMatchObject({ to: EMAIL, subject: 'Finish logging in' });
  expect(JSON.stringify(await app.rows('select * from login_link'))).not.toContain(token);

  // A mail scanner opens the link; nothing happens.
  expect(await device.graphql('{ me { email } }')).toEqual({ me: null });
  expect((await device.get(`/login/confirm/${token}`)).headers.getSetCookie().join()).not.toContain('session=');
  expect(await answerOf(await device.post('/login/confirm', { token }))).toMatchObject({
    status: 200,
    body: { email: EMAIL, link: '/advertising-home' },
  });
  expect(await device.graphql('{ me { email } }')).toEqual({ me: { email: EMAIL } });
  expect((await new Browser(ATTACKER).post('/login/confirm', { token })).status).toBe(422);

  expect((await known.logIn()).status).toBe(200);
  expect((await device.logIn()).status).toBe(200);
});

it('GraphQL answers the same: a message, then a session by the token', async () => {
  await failToday(FAILURES_BEFORE_LINK);
  const device = new Browser(OWNER);
  const login = `mutation { login(email: "${EMAIL}", password: "${PASSWORD}") { __typename ... on LoginLinkSent { message } } }`;
  expect(await device.graphql(login)).toEqual({ login: { __typename: 'LoginLinkSent', message: CHECK_EMAIL } });
  const confirm = (token: string) =>
    device.graphql(`mutation { confirmLogin(token: "${token}") { __typename ... on LoggedIn { email } } }`);
  expect(await confirm('x'.repeat(43))).toEqual({ confirmLogin: { __typename: 'Invalid' } });
  expect(await confirm(await mailedToken())).toEqual({ confirmLogin: { __typename: 'LoggedIn', email: EMAIL } });
  expect(await device.graphql('{ me { email } }')).toEqual({ me: { email: EMAIL } });
});

it('a link expires after 30 minutes, and ends with the password it was sent for', async () => {
  await failToday(FAILURES_BEFORE_LINK);
  const device = new Browser(OWNER);
  await device.logIn();
  const late = await mailedToken();
  await app.rows(`update login_link set expires_at = expires_at - interval '30 minutes'`);
  expect((await device.post('/login/confirm', { token: late })).status).toBe(422);

  app.emails.length = 0;
  await device.logIn();
  const token = await mailedToken();
  await app.orm.em.fork().transactional((em) => app.services.accounts.setPassword(em, accountId, PASSWORD));
  expect((await device.post('/login/confirm', { token })).status).toBe(422);
});

it('an unknown account is answered as a known one, before and after the failures of a day', async () => {
  for (const failures of [0, FAILURES_BEFORE_LINK + 1]) {
    await app.rows('delete from throttle');
    const answers = [];
    for (const email of [EMAIL, 'nobody@maple.example']) {
      await failToday(failures, email);
      const browser = new Browser(OWNER);
      const turns = [];
      for (let attempt = 0; attempt < (failures > 0 ? 2 : 6); attempt++)
        turns.push(await answerOf(await browser.logIn('a guess', email)));
      answers.push(turns);
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[0]?.[0]).toEqual({ status: 422, body: { errors: INVALID_CREDENTIALS } });
  }
  expect(app.emails).toEqual([]);
  expect(await app.rows('select * from login_link')).toEqual([]);
});

it('counts failures of all networks together, and takes back those that succeeded', async () => {
  await new Browser(OWNER).logIn();
  await Promise.all(
    Array.from({ length: 4 }, (_, network) => new Browser(`203.0.113.${network + 1}`).logIn('a guess')),
  );
  expect(await app.rows(`select points from throttle where key = 'loginFailures:${EMAIL}'`)).toEqual([{ points: 4 }]);
});

it('a device cookie grants nothing alone, is stored as a hash, and belongs to one account', async () => {
  const owner = new Browser(OWNER);
  const response = await owner.logIn();
  const cookie = response.headers.getSetCookie().find((line) => line.startsWith('device=')) ?? '';
  expect(cookie).toMatch(/^device=[\w-]{43};.*Max-Age=\d{8}.*HttpOnly; SameSite=Lax/);
  const token = /device=([^;]+)/.exec(cookie)?.[1] ?? '';
  expect(JSON.stringify(await app.rows('select * from known_device'))).not.toContain(token);
  const thief = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `device=${token}` },
    body: JSON.stringify({ query: '{ me { email } }' }),
  });
  expect(JSON.stringify(await thief.json())).not.toContain(EMAIL);

  await owner.post('/logout', undefined);
  await app.account('sam@maple.example', PASSWORD);
  await failToday(FAILURES_BEFORE_LINK, 'sam@maple.example');
  expect((await owner.logIn(PASSWORD, 'sam@maple.example')).status).toBe(202);
});

it('keeps the ten latest devices of an account', async () => {
  for (let device = 0; device < 12; device++) {
    await app.rows('delete from throttle');
    expect((await new Browser(OWNER).logIn()).status).toBe(200);
  }
  expect(await app.rows('select count(*)::int as devices from known_device')).toEqual([{ devices: 10 }]);
});
