import { FAILURES_BEFORE_LINK } from '../../domain/limits.ts';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { houseDraft, samplePhoto, testCard } from '../setup/drafts.ts';
import { waitUntil } from '../setup/wait-until.ts';
import { RestClient } from '../setup/rest-client.ts';
import { serveApp, type ServedApp } from '../setup/served-app.ts';

const EMAIL = 'rosalinda@maple.example';
const PASSWORD = 'seven blue kites';
const NEW_PASSWORD = 'nine red kites';
let app: ServedApp;
const printed: string[] = [];

beforeAll(async () => {
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((chunk) => printed.push(String(chunk)) > 0);
  app = await serveApp(undefined, undefined, { LOG_LEVEL: 'trace' });
  await app.account(EMAIL, PASSWORD);
});
afterEach(() => app.services.security.flush());
afterAll(async () => {
  vi.restoreAllMocks();
  await app.close();
});

const tokenOf = (path: string) =>
  waitUntil(() => {
    const links = app.emails.map(({ text }) => text.split(`${path}/`)[1]?.slice(0, 43));
    const token = links.findLast((link) => link !== undefined);
    if (token === undefined) throw new Error('No link was sent.');
    return token;
  });

it('logs no cookie, token, password or card at level trace', async () => {
  const secrets = new Set([PASSWORD, NEW_PASSWORD, 'a wrong guess', testCard.cardNumber]);
  const client = new RestClient(app.url);
  const noteCookies = () => {
    for (const pair of client.cookies().split('; ')) {
      const value = decodeURIComponent(pair.slice(pair.indexOf('=') + 1));
      if (value.length > 3) secrets.add(value);
    }
  };
  const logIn = (password: string) => client.post('/login', { email: EMAIL, password });
  expect((await logIn('a wrong guess')).status).toBe(422);
  expect((await logIn(PASSWORD)).status).toBe(200);
  noteCookies();

  await client.post('/password/email', { email: EMAIL });
  const reset = await tokenOf('/password/reset');
  secrets.add(reset);
  const words = { email: EMAIL, password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD, token: reset };
  expect((await client.post('/password/reset', words)).status).toBe(200);
  expect((await client.post('/password/reset', words)).status).toBe(422);
  noteCookies();

  const draft = houseDraft([await client.upload(await samplePhoto())]);
  expect((await client.post('/api/posting/post', { ...draft, payment: testCard })).status).toBe(200);
  noteCookies();
  // A landlord who posts for the first time, and somebody without a CSRF token.
  const visitor = new RestClient(app.url);
  const account = { email: 'sam@birch.example', password: PASSWORD, password_confirmation: PASSWORD };
  await visitor.post('/api/posting/post', { ...draft, ...account, payment: testCard });
  await client.post('/logout', undefined, { 'x-xsrf-token': `${reset}x` });

  await client.post('/logout', undefined);
  const device = new RestClient(app.url);
  await app.rows(
    `insert into throttle (key, points, expire) values ($1, $2, $3)
       on conflict (key) do update set points = excluded.points`,
    [`loginFailures:${EMAIL}`, FAILURES_BEFORE_LINK, Date.now() + 86_400_000],
  );
  expect((await device.post('/login', { email: EMAIL, password: NEW_PASSWORD })).status).toBe(202);
  const link = await tokenOf('/login/confirm');
  secrets.add(link);
  await device.get(`/login/confirm/${link}`);
  const query = 'mutation ($token: String!) { confirmLogin(token: $token) { __typename } }';
  await device.post('/graphql', { query, variables: { token: link } });
  await device.post('/graphql', { query: `mutation { confirmLogin(token: "${link}") { wrong } }` });
  await device.get(`/api/none/${link}?token=${link}`);

  // An error that nobody foresaw, on the way of each secret.
  await app.rows('alter table login_link rename to login_link_gone');
  expect((await device.post('/graphql', { query, variables: { token: link } })).status).toBe(200);
  await app.rows('alter table login_link_gone rename to login_link');
  app.services.security.flush();

  const output = [...app.log, ...printed].join('\n');
  expect(app.log.length).toBeGreaterThan(15);
  expect(output).toContain('unexpected error in GraphQL');
  expect(secrets.size).toBeGreaterThan(8);
  for (const secret of secrets) expect(output.includes(secret), secret).toBe(false);
});
