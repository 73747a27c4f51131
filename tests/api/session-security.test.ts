import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { waitUntil } from '../setup/wait-until.ts';
import { houseDraft, samplePhoto, testCard } from '../setup/drafts.ts';
import { RestClient } from '../setup/rest-client.ts';
import { hashToken } from '../../server/secrets.ts';
import { serveApp, type ServedApp } from '../setup/served-app.ts';

const PASSWORD = 'seven blue kites';
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36';
let app: ServedApp;
let client: RestClient;
let email: string;
let count = 0;

beforeAll(async () => {
  app = await serveApp();
});
beforeEach(async () => {
  await app.rows('delete from throttle');
  email = `rosa.ortiz${++count}@maple.example`;
  await app.account(email, PASSWORD); // named Rosa Ortiz
  client = new RestClient(app.url);
});
afterAll(() => app.close());

const logIn = (as = client, password = PASSWORD) => as.post('/login', { email, password }, { 'user-agent': CHROME });
const me = async (as = client) => {
  const answer = (await (await as.post('/graphql', { query: '{ me { email } }' })).json()) as {
    data: { me: { email: string } | null };
  };
  return answer.data.me?.email ?? null;
};
const change = async (password: string, as = client) => {
  const query = `mutation ($now: String!, $next: String!) {
    changePassword(currentPassword: $now, password: $next, passwordConfirmation: $next) {
      ... on Done { message } ... on Invalid { errors { field messages } } } }`;
  const variables = { now: PASSWORD, next: password };
  const answer = await as.post('/graphql', { query, variables }, { 'user-agent': CHROME });
  return ((await answer.json()) as { data: { changePassword: object } }).data.changePassword;
};
const emailTo = (subject: string) =>
  waitUntil(() => {
    const found = app.emails.findLast((message) => message.to === email && message.subject === subject);
    if (!found) throw new Error(`No email "${subject}".`);
    return found;
  });
const resetToken = async () => {
  await client.post('/password/email', { email });
  return /\/password\/reset\/([\w-]{43})/.exec((await emailTo('Choose a new password')).text)?.[1] ?? '';
};
const reset = async (password: string, token: string) =>
  client.post('/password/reset', { email, password, password_confirmation: password, token }, { 'user-agent': CHROME });
/** Returns the account that a request with these cookies acts as. */
const ownerOf = async (cookie: string) => {
  const csrf = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(cookie)?.[1] ?? '');
  const answer = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, 'x-xsrf-token': csrf },
    body: JSON.stringify({ query: '{ me { email } }' }),
  });
  // The CSRF token of an ended session is invalid too.
  const { data } = (await answer.json()) as { data?: { me: { email: string } | null } };
  return data?.me?.email ?? null;
};

it('gives the cookie the longest life of a session, so that the last use decides when it ends', async () => {
  const cookies = (await logIn()).headers.getSetCookie();
  const lifetimes = ['session', 'signed-in'].map(
    (name) =>
      new RegExp(`^${name}=.*Max-Age=(\\d+)`).exec(cookies.find((line) => line.startsWith(`${name}=`)) ?? '')?.[1],
  );
  expect(lifetimes).toEqual([String(90 * 86_400), String(90 * 86_400)]);
});

it('ends a session 90 days after its login, however often it is used', async () => {
  await logIn();
  const age = (days: number) =>
    app.rows(
      `update session set created_at = now() - $1 * interval '1 day', used_at = now() - interval '1 hour'
        where account_id = (select id from account where email = $2)`,
      [days, email],
    );
  await age(80);
  expect(await me()).toBe(email);
  const [left] = await app.rows<{ days: number }>(
    `select extract(epoch from expires_at - now())::float8 / 86400 as days from session
      where account_id = (select id from account where email = $1)`,
    [email],
  );
  expect(left?.days).toBeLessThanOrEqual(10);
  await age(91);
  await app.rows(`update session set expires_at = now() + interval '20 days'`);
  expect(await ownerOf(client.cookies())).toBeNull();
});

it('replaces the session cookie when the password is changed, and ends copies of the old one', async () => {
  await logIn();
  const before = client.cookies();
  const old = new RestClient(app.url);
  expect(await ownerOf(before)).toBe(email);
  expect(await change('nine red kites')).toHaveProperty('message');
  expect(await ownerOf(before)).toBeNull();
  expect(await me()).toBe(email);
  expect(await logIn(old, 'nine red kites')).toHaveProperty('status', 200);
});

it('issues another cookie at a reset, and ends every older session', async () => {
  await logIn();
  const before = client.cookies();
  expect((await reset('nine red kites', await resetToken())).status).toBe(200);
  expect(await ownerOf(before)).toBeNull();
  expect(await me()).toBe(email);
});

it('begins no session for a password or a link that is replaced while the login is checked', async () => {
  const [{ id = 0 } = {}] = await app.rows<{ id: number }>('select id from account where email = $1', [email]);
  const link = 'a'.repeat(43);
  await app.rows(
    `insert into login_link (token_hash, account_id, expires_at) values ($1, $2, now() + interval '1 hour')`,
    [hashToken(link), id],
  );
  // As a reset does, which holds these rows until it commits.
  const other = await app.pool.connect();
  await other.query('begin');
  await other.query(`update account_secret set password_hash = 'another' where account_id = $1`, [id]);
  await other.query('delete from session where account_id = $1', [id]);
  const confirm = new RestClient(app.url).post('/login/confirm', { token: link });
  const logins = [logIn(new RestClient(app.url)), confirm];
  await waitUntil(async () =>
    expect(
      await app.rows(`select from pg_stat_activity where wait_event_type = 'Lock' and query like 'with owner%'
        and datname = current_database()`),
    ).toHaveLength(2),
  );
  await other.query('commit');
  other.release();
  expect((await Promise.all(logins)).map(({ status }) => status)).toEqual([401, 401]);
  expect(await app.rows('select from session where account_id = $1', [id])).toEqual([]);
});

/** Returns whether the account's password was easy to guess when it was set. */
const isGuessable = async (of = email) => {
  const query = 'select s.guessable from account_secret s join account a on a.id = s.account_id where a.email = $1';
  return (await app.rows<{ guessable: boolean }>(query, [of]))[0]?.guessable;
};

it.each([
  ['a common one', () => 'password1'],
  ['a common one with a capital', () => 'MyPass1'],
  ['a common one with a number', () => 'secret123'],
  ['repeated characters', () => 'ab '.repeat(20)],
  ['the email', () => email],
  ['the same without its dot', () => `RosaOrtiz${count}`],
  ['the name the other way round', () => 'ortiz, rosa'],
])(
  'accepts %s as the password at a change and at a reset, and stores that it is easy to guess (K35)',
  async (_, of) => {
    await logIn();
    expect(await isGuessable()).toBe(false);
    expect(await change(of())).toHaveProperty('message');
    expect(await isGuessable()).toBe(true);
    await app.rows('update account_secret set guessable = false');
    expect((await reset(of(), await resetToken())).status).toBe(200);
    expect(await isGuessable()).toBe(true);
  },
);

it('accepts a common password of a new account, and stores that it is easy to guess (K35)', async () => {
  const visitor = new RestClient(app.url);
  const of = `lou.${email}`;
  const account = { email: of, password: 'landlord1', password_confirmation: 'landlord1' };
  const draft = { ...houseDraft([await visitor.upload(await samplePhoto())]), ...account };
  const step = await visitor.post('/api/posting/validate-step', { ...draft, step: 'property-password-step' });
  expect([step.status, await step.json()]).toEqual([200, { status: 'OK' }]);
  expect((await visitor.post('/api/posting/post', { ...draft, payment: testCard })).status).toBe(200);
  expect(await isGuessable(of)).toBe(true);
  // Five characters are too few everywhere.
  const short = { ...draft, password: 'land1', password_confirmation: 'land1', step: 'complete-step' };
  const rejected = await new RestClient(app.url).post('/api/posting/validate-step', short);
  expect(await rejected.json()).toHaveProperty('errors.password', ['Use at least 6 characters.']);
});

it('emails every login from a new device to an account with a guessable password, and says why (K35)', async () => {
  await logIn();
  expect((await emailTo('New login to your account')).text).not.toContain('easy to guess');
  await change('password1');
  app.emails.length = 0;
  for (const _ of [1, 2]) expect((await logIn(new RestClient(app.url), 'password1')).status).toBe(200);
  const notices = () => app.emails.filter(({ to, subject }) => to === email && subject === 'New login to your account');
  await waitUntil(() => expect(notices()).toHaveLength(2));
  for (const { text } of notices()) expect(text).toContain('Your password is easy to guess.');
});

it('emails the owner about a changed password, a reset and a login from a new device, without an IP address', async () => {
  await logIn();
  const login = await emailTo('New login to your account');
  for (const part of ['Chrome on Windows', 'UTC', '/password/reset']) expect(login.text).toContain(part);
  await logIn();
  expect(app.emails.filter(({ to, subject }) => to === email && subject.startsWith('New login'))).toHaveLength(1);

  await change('nine red kites');
  const changed = await emailTo('Your password was changed');
  for (const part of ['Chrome on Windows', 'UTC', '/password/reset']) expect(changed.text).toContain(part);

  app.emails.length = 0;
  const token = await resetToken();
  await reset('ten grey kites', token);
  const done = await emailTo('Your password was changed');
  expect(done.text).toContain('Chrome on Windows');
  for (const { text, html } of [login, changed, done]) expect(text + html).not.toMatch(/127\.0\.0\.1|::1/);
});

it('removes the tokens of links from an email once it is delivered or rejected', async () => {
  const token = await resetToken();
  const stored = () =>
    app.rows<{ sent_at: Date | null; rejected_at: Date | null }>('select * from email where "to" = $1', [email]);
  await waitUntil(async () => {
    const rows = await stored();
    expect(rows.map(({ sent_at }) => sent_at)).not.toContain(null);
  });
  expect(JSON.stringify(await stored())).not.toContain(token);
  expect(JSON.stringify(await app.rows('select * from pgboss.job'))).not.toContain(token);
});
