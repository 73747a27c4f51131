import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { RESET_EMAIL_SENT } from '../../domain/account/reset-email-sent.ts';
import { RESET_LINK_PROLONGED } from '../../domain/account/visitor-emails.ts';
import { waitUntil } from '../setup/wait-until.ts';
import { RestClient } from '../setup/rest-client.ts';
import { serveApp, type ServedApp } from '../setup/served-app.ts';

let app: ServedApp;
let client: RestClient;
const PASSWORD = 'seven blue kites';

beforeAll(async () => {
  app = await serveApp();
  await app.account('Rosa@Maple.example', PASSWORD);
});
beforeEach(async () => {
  client = new RestClient(app.url);
  await app.rows('delete from throttle');
});
afterAll(() => app.close());

const body = async (response: Response) => ({ status: response.status, body: (await response.json()) as unknown });
const logIn = (password = PASSWORD, email = 'rosa@maple.example') => client.post('/login', { email, password });
const resetToken = () =>
  waitUntil(() => {
    const links = app.emails.map(({ text }) => /\/password\/reset\/([\w-]+)\?email=/.exec(text)?.[1]);
    const token = links.findLast((link) => link !== undefined);
    if (token === undefined) throw new Error('No reset link was sent.');
    return token;
  });
const me = async () => {
  const answer = await client.post('/graphql', { query: '{ me { email } }' });
  return ((await answer.json()) as { data: { me: { email: string } | null } }).data.me;
};

it('logs in and out; the cookie is kept from scripts and its secret from everybody', async () => {
  const response = await logIn();
  const cookies = response.headers.getSetCookie().join('\n');
  const answer = await body(response);
  expect(answer).toEqual({
    status: 200,
    body: {
      key: expect.any(String),
      email: 'Rosa@Maple.example',
      session_id: expect.any(String),
      user_agent: expect.any(String),
      ip: expect.any(String),
      link: '/advertising-home',
    },
  });
  const secret = /\bsession=([^;]+)/.exec(cookies)?.[1] ?? '';
  expect(cookies).toMatch(/session=[^;]+;.*HttpOnly; SameSite=Lax/);
  expect(cookies).toMatch(/signed-in=1/);
  expect(JSON.stringify(answer)).not.toContain(secret);
  expect(JSON.stringify(await app.rows('select * from session'))).not.toContain(secret);
  expect(await me()).toEqual({ email: 'Rosa@Maple.example' });

  expect((await client.post('/logout', undefined)).status).toBe(204);
  expect(await me()).toBeNull();
  expect(await app.rows('select * from session')).toEqual([]);
});

it('returns the same error for an unknown email as for a wrong password', async () => {
  const wrong = await body(await logIn('not the password'));
  const unknown = await body(await logIn('not the password', 'nobody@maple.example'));
  expect(wrong).toEqual({ status: 422, body: { errors: { email: [expect.any(String)] } } });
  expect(unknown).toEqual(wrong);
  expect(await body(await logIn('', 'rosa@maple.example'))).toMatchObject({
    status: 422,
    body: { errors: { password: [expect.any(String)] } },
  });
});

it('takes five tries a minute for one account, and clears them at the right password', async () => {
  for (let tries = 0; tries < 5; tries++) expect((await logIn('wrong')).status).toBe(422);
  const sixth = await logIn();
  expect(sixth.status).toBe(429);
  expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0);
});

it('answers a throttled login over GraphQL with 429 and its header', async () => {
  const query = 'mutation { login(email: "rosa@maple.example", password: "wrong") { __typename } }';
  for (let tries = 0; tries < 5; tries++) expect((await client.post('/graphql', { query })).status).toBe(200);
  const refused = await client.post('/graphql', { query });
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
});

it('gives a login a new session, so that a planted cookie gains nothing', async () => {
  const first = await logIn();
  const second = await logIn();
  const [before, after] = [first, second].map(
    (response) => /session=([^;]+)/.exec(response.headers.getSetCookie().join())?.[1],
  );
  expect(after).not.toBe(before);
  expect(await app.rows('select * from session')).toHaveLength(1);
});

it('sets a new password by a mailed link: once, within an hour, ending every older session', async () => {
  const known = await body(await client.post('/password/email', { email: 'rosa@maple.example' }));
  const unknown = await body(await client.post('/password/email', { email: 'nobody@maple.example' }));
  expect(known).toEqual({ status: 200, body: { message: expect.any(String) } });
  expect(unknown).toEqual(known);
  const token = await resetToken();
  expect(JSON.stringify(await app.rows('select * from password_reset'))).not.toContain(token);

  const older = new RestClient(app.url);
  expect((await older.post('/login', { email: 'rosa@maple.example', password: PASSWORD })).status).toBe(200);
  const reset = (change: object = {}) =>
    client.post('/password/reset', {
      email: 'rosa@maple.example',
      password: 'nine red kites',
      password_confirmation: 'nine red kites',
      token,
      ...change,
    });
  expect((await body(await reset({ password: '12345', password_confirmation: '12345' }))).status).toBe(422);
  expect((await body(await reset({ password_confirmation: 'other' }))).status).toBe(422);
  expect((await body(await reset({ token: 'made-up' }))).body).toHaveProperty('errors.email');
  expect((await reset()).status).toBe(200);
  expect(await me()).toEqual({ email: 'Rosa@Maple.example' });
  expect(await app.rows('select * from session')).toHaveLength(1);
  expect((await body(await reset())).body).toHaveProperty('errors.email');
  expect((await logIn('nine red kites')).status).toBe(200);
});

it('answers a forgotten password in the same time for known and unknown addresses, without waiting for the email', async () => {
  // While the table of the links is locked no email can be written: an answer that waited for it would not come.
  const blocker = await app.pool.connect();
  await blocker.query('begin; lock table password_reset in access exclusive mode');
  try {
    for (const email of ['rosa@maple.example', 'nobody@maple.example']) {
      const from = performance.now();
      expect((await client.post('/password/email', { email })).status).toBe(200);
      expect(performance.now() - from, email).toBeGreaterThan(240);
    }
  } finally {
    await blocker.query('rollback');
    blocker.release();
  }
});

it('sends at most three links a day to one mailbox, whether it has an account or not, and says that the last stays', async () => {
  for (const email of ['rosa@maple.example', 'nobody@maple.example']) {
    await app.rows('delete from throttle');
    const request = async (to: string) => (await body(await client.post('/password/email', { email: to }))).body;
    for (let times = 0; times < 3; times++) expect(await request(email)).toEqual({ message: RESET_EMAIL_SENT });
    expect(await request(email.toUpperCase())).toEqual({ message: RESET_LINK_PROLONGED });
  }
});

it('a link is no good once its hour is over', async () => {
  app.emails.length = 0;
  await client.post('/password/email', { email: 'rosa@maple.example' });
  const token = await resetToken();
  await app.rows(`update password_reset set expires_at = expires_at - interval '60 minutes'`);
  const words = { password: 'ten grey kites', password_confirmation: 'ten grey kites' };
  expect(
    await body(await client.post('/password/reset', { email: 'rosa@maple.example', ...words, token })),
  ).toMatchObject({ status: 422, body: { errors: { email: [expect.any(String)] } } });
});
