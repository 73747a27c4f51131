import type { FastifyInstance } from 'fastify';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { StaffRole } from '../../domain/admin/staff-roles.ts';
import { registerConsolePage } from '../../server/modules/admin/console-routes.ts';
import { inviteCommand } from '../../server/modules/admin/invite-command.ts';
import { StaffService, WRONG_CODES_BEFORE_LOCK } from '../../server/modules/admin/staff.service.ts';
import { writeTestListings } from '../../server/modules/housing/housing.fixture.ts';
import { decryptText } from '../../server/modules/admin/text-encryption.ts';
import {
  ACCEPT,
  appCode,
  ask,
  invited,
  LOG_IN,
  logInStaff,
  PASSWORD,
  recoveryCodesOf,
  USER_AGENT,
  type Answer,
} from './console.fixture.ts';
import { waitUntil } from '../setup/wait-until.ts';
import { RestClient } from '../setup/rest-client.ts';
import { SECRET, serveApp, type ServedApp } from '../setup/served-app.ts';

/** The logins of the staff console, and the hosts that it is on (K42). */
let app: ServedApp;
beforeAll(async () => {
  app = await serveApp(undefined, undefined, { TRUST_PROXY: 'true' });
  const home = { id: 50, type: 84, state: 'OH', lat: 40, lon: -83, amenities: [], publishedAt: 0 };
  await writeTestListings(app.pool, [{ ...home, floorplans: [{ bedrooms: 2, bathrooms: 1, sq: 800, rent: 1000 }] }]);
  await app.rows(`select setval(pg_get_serial_sequence('listing', 'id'), 100)`);
}, 120_000);
afterAll(() => app.close());
beforeEach(async () => {
  await app.rows('delete from throttle');
  await app.rows('delete from staff');
});

const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code;
const ME = '{ me { email role } }';
const WRONG = { logIn: { errors: [{ messages: ['Email, password, or code is wrong.'] }] } };
const xsrfOf = (cookies: string) => ({
  'x-xsrf-token': decodeURIComponent(/XSRF-TOKEN=([^;]*)/.exec(cookies)?.[1] ?? ''),
});
const staff = (role: StaffRole, email?: string) => logInStaff(app, role, email);

it('lets an invited person in once, with a password and the code of an app', async () => {
  const token = await invited(app, 'ana@staff.example', 'support');
  const browser = new RestClient(app.url);
  const { data } = await ask(browser, '{ me { email } invitation(token: "' + token + '") { email url } }');
  expect(data).toMatchObject({ me: null, invitation: { email: 'ana@staff.example' } });
  const code = await appCode(app, 'ana@staff.example');
  const weak = await ask(browser, ACCEPT, { token, password: 'short', code: '000000' });
  expect(weak.data?.['acceptInvitation']).toMatchObject({ errors: [{ field: 'password' }, { field: 'code' }] });
  const done = await ask(browser, ACCEPT, { token, password: PASSWORD, code });
  expect(recoveryCodesOf(done.data)).toHaveLength(10);
  expect((await ask(browser, ME)).data).toEqual({ me: { email: 'ana@staff.example', role: 'support' } });
  const again = await ask(new RestClient(app.url), ACCEPT, { token, password: PASSWORD, code });
  expect(again.data?.['acceptInvitation']).toMatchObject({ errors: [{ field: 'notification' }] });
  expect((await ask(browser, 'mutation { logOut }')).data).toEqual({ logOut: true });
  expect((await ask(browser, ME)).data).toEqual({ me: null });
});

it('needs both factors, takes each code once, and says of neither which was wrong', async () => {
  const { email, recoveryCodes } = await staff('admin');
  const logIn = async (password: string, code: string) =>
    (await ask(new RestClient(app.url), LOG_IN, { email, password, code })).data;
  const code = await appCode(app, email, 1);
  expect(await logIn('wrong password', code)).toEqual(WRONG);
  expect(await logIn(PASSWORD, '')).toEqual(WRONG);
  expect(await logIn(PASSWORD, code)).toEqual({ logIn: { me: { role: 'admin' } } });
  expect(await logIn(PASSWORD, code)).toEqual(WRONG);
  const [recovery = ''] = recoveryCodes;
  expect(await logIn(PASSWORD, recovery.toLowerCase())).toEqual({ logIn: { me: { role: 'admin' } } });
  expect(await logIn(PASSWORD, recovery)).toEqual(WRONG);
});

it('limits attempts, and locks a person whose password is known after ten wrong codes', async () => {
  const { email } = await staff('admin');
  const logIn = async (code: string, from = '203.0.113.1') =>
    ask(new RestClient(app.url), LOG_IN, { email, password: PASSWORD, code }, { 'x-forwarded-for': from });
  const codes: (string | undefined)[] = [];
  for (let tries = 0; tries < 6; tries++) codes.push(codeOf(await logIn('000000')));
  expect(codes).toEqual([undefined, undefined, undefined, undefined, undefined, 'TOO_MANY_REQUESTS']);
  await app.rows('delete from throttle');
  // At once from many networks: no more codes are checked than one after the other.
  await Promise.all(Array.from({ length: 20 }, (_, at) => logIn('000000', `198.51.100.${at}`)));
  expect(await app.rows('select wrong_codes from staff')).toEqual([{ wrong_codes: WRONG_CODES_BEFORE_LOCK }]);
  expect((await logIn(await appCode(app, email, 1))).data).toEqual(WRONG);
  await invited(app, email, 'admin');
  expect(await app.rows('select from staff where wrong_codes = 0')).toHaveLength(1);
});

it('keeps its cookie to itself, ends a copied or unused session, and takes no request of another page', async () => {
  const { browser, email } = await staff('admin');
  const answer = await new RestClient(app.url).post(
    '/admin/graphql',
    { query: LOG_IN, variables: { email, password: PASSWORD, code: await appCode(app, email, 1) } },
    USER_AGENT,
  );
  const set = answer.headers.getSetCookie().find((line) => line.startsWith('staff='));
  expect(set).toMatch(/HttpOnly/);
  expect(set).toMatch(/SameSite=Strict/);
  expect(set).not.toMatch(/Max-Age|Domain/);
  const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  expect(codeOf(await ask(browser, ME, {}, foreign))).toBe('FORBIDDEN');
  expect(codeOf(await ask(browser, ME, {}, { 'x-xsrf-token': 'guess' }))).toBe('FORBIDDEN');
  // The same session at the site's own API is nobody's.
  const site = await browser.post('/graphql', { query: '{ me { email } }' }, USER_AGENT);
  expect(await site.json()).not.toMatchObject({ data: { me: { email } } });
  expect((await browser.post('/graphql', { query: '{ reviews { id } }' })).status).toBe(400);

  const stolen = browser.cookies();
  const elsewhere = { 'user-agent': 'Another browser', cookie: stolen };
  expect((await ask(new RestClient(app.url), ME, {}, { ...elsewhere, ...xsrfOf(stolen) })).data).toEqual({ me: null });
  expect((await ask(browser, ME)).data).toEqual({ me: null });

  const other = await staff('support');
  await app.rows(`update staff_session set used_at = now() - interval '31 minutes'`);
  expect((await ask(other.browser, ME)).data).toEqual({ me: null });
});

it('ends a session at logout, at a new invitation and with the access', async () => {
  const { browser, email } = await staff('support');
  const kept = { cookie: browser.cookies(), ...xsrfOf(browser.cookies()) };
  const asBefore = () => ask(new RestClient(app.url), ME, {}, kept);
  expect((await asBefore()).data).toMatchObject({ me: { role: 'support' } });
  await ask(browser, 'mutation { logOut }');
  expect((await asBefore()).data).toEqual({ me: null });

  const other = await staff('admin');
  await invited(app, other.email, 'support');
  expect((await ask(other.browser, ME)).data).toEqual({ me: null });

  const third = await staff('finance', email);
  const print = () => {};
  expect(await inviteCommand([email, '--remove'], { staff: app.services.staff, site: app.url, print })).toBe(0);
  expect((await ask(third.browser, ME)).data).toEqual({ me: null });
});

it('begins no session for what a new invitation replaces while the login is checked', async () => {
  const { email } = await staff('admin');
  const code = await appCode(app, email, 1);
  const other = await app.pool.connect();
  await other.query('begin');
  await other.query(`update staff set totp_secret = 'another', password_hash = null`);
  await other.query('delete from staff_session');
  const login = ask(new RestClient(app.url), LOG_IN, { email, password: PASSWORD, code });
  const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and query like 'update staff%'
    and datname = current_database()`;
  await waitUntil(async () => expect(await app.rows(waiting)).toHaveLength(1));
  await other.query('commit');
  other.release();
  expect((await login).data).toEqual(WRONG);
  expect(await app.rows('select from staff_session')).toEqual([]);
});

it('stores the key of an app encrypted, and encrypts it anew when SESSION_SECRET gets a new one', async () => {
  const { email } = await staff('admin');
  const key = async () =>
    (await app.rows<{ totp_secret: string }>('select totp_secret from staff'))[0]?.totp_secret ?? '';
  const plain = decryptText(SECRET, 'staff totp', await key()) ?? '';
  expect(plain).toMatch(/^[A-Z2-7]{32}$/);
  expect(await key()).not.toContain(plain);
  const { pool, services } = app;
  const serviceWith = (secret: string | [string, string]) =>
    new StaffService({ pool, throttle: services.throttle, security: { record: () => {} }, secret, allowDemo: false });
  const logIn = async (service: StaffService) =>
    service.logIn(
      email,
      PASSWORD,
      new TOTP({ secret: Secret.fromBase32(plain) }).generate({ timestamp: Date.now() + 30_000 }),
      { ip: '::1', userAgent: '' },
    );
  expect(await logIn(serviceWith('another secret'))).toHaveProperty('errors');
  const both = serviceWith(['another secret', SECRET]);
  expect(await logIn(both)).toHaveProperty('token');
  await both.resealSecrets();
  expect(decryptText(SECRET, 'staff totp', await key())).toBeNull();
  // So that the code works a second time.
  await app.rows('update staff set totp_step = 0');
  expect(await logIn(serviceWith('another secret'))).toHaveProperty('token');
});

it('is on ADMIN_HOST alone, however its address is written, and nothing else is', async () => {
  let site: FastifyInstance | undefined;
  const locked = await serveApp(
    async (served) => {
      registerConsolePage(served, { script: '/assets/console.js', styles: [], preloads: [], fonts: [] });
      site = served;
    },
    undefined,
    { ADMIN_HOST: 'http://admin.homes.example', TRUST_PROXY: 'true' },
  );
  try {
    const statusOf = async (host: string, url: string, forged: Record<string, string> = {}) =>
      (await site?.inject({ url, headers: { host, ...forged } }))?.statusCode;
    const postTo = async (host: string, forged: Record<string, string> = {}) => {
      const token = (await site?.inject({ url: '/api/session', headers: { host } }))?.cookies[0]?.value ?? '';
      const headers = { host, ...forged, 'x-xsrf-token': token };
      const cookies = { 'XSRF-TOKEN': token };
      return site?.inject({ method: 'POST', url: '/admin/graphql', headers, cookies, payload: { query: ME } });
    };
    for (const host of ['homes.example', 'admin.homes.example.evil.example', 'admin.homes.example:81']) {
      for (const path of [
        '/admin',
        '/admin/',
        '/admin/reviews',
        '/%61dmin',
        '/%61dmin/log.csv',
        '/admin/log.csv',
        '/admin/numbers.csv',
      ])
        expect(await statusOf(host, path), `${host}${path}`).toBe(404);
      expect((await postTo(host))?.statusCode).toBe(404);
      expect(await statusOf(host, '/healthz')).toBe(200);
    }
    for (const named of ['admin.homes.example', 'ADMIN.homes.example:80', 'homes.example, admin.homes.example']) {
      const forged = { 'x-forwarded-host': named };
      for (const path of ['/admin', '/admin/log.csv', '/healthz'])
        expect(await statusOf('homes.example', path, forged), `${named} ${path}`).toBe(400);
      expect((await postTo('homes.example', forged))?.statusCode).toBe(400);
    }
    for (const host of ['admin.homes.example', 'ADMIN.homes.example:80', 'admin.homes.example.'])
      for (const path of ['/admin', '/admin/reviews', '/healthz'])
        expect(await statusOf(host, path, { 'x-forwarded-host': 'Admin.homes.example' }), host + path).toBe(200);
    expect((await postTo('admin.homes.example'))?.json()).toEqual({ data: { me: null } });
    expect(await statusOf('admin.homes.example', '/admin/log.csv')).toBe(401);
    for (const path of ['/api/schools/search?s=', '/graphql', '/%67raphql', '/robots.txt'])
      expect(await statusOf('admin.homes.example', path), path).toBe(404);
    // A search that the response cache has, too.
    const search = '/api/housing/search?location_type=state&location_id=39';
    const known = { cookie: 'XSRF-TOKEN=any' };
    for (let times = 0; times < 3; times++) expect(await statusOf('homes.example', search, known)).toBe(200);
    expect(await statusOf('admin.homes.example', search, known)).toBe(404);
  } finally {
    await locked.close();
  }
});
