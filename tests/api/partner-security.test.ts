import { request } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RestClient } from '../setup/rest-client.ts';
import { serveApp, type ServedApp } from '../setup/served-app.ts';
import { createPrivateData, type PrivateData } from './permission-matrix/private-data.ts';

/** Attacks on what partners and their visitors are shown and sent. */
let app: ServedApp;
let things: PrivateData;
beforeAll(async () => {
  app = await serveApp(undefined, undefined, { TRUST_PROXY: 'true', BRAND_HOSTS: 'csa=https://homes.csa.example' });
  things = await createPrivateData(app);
}, 120_000);
beforeEach(() => app.rows('delete from throttle'));
afterAll(() => app.close());

/** Sends a request with its own Host header, which fetch does not allow, and with an unnormalized path. */
const get = (path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; headers: Record<string, unknown>; body: string }>((done, failed) => {
    const { hostname, port } = new URL(app.url);
    const outgoing = request({ hostname, port, path, headers }, (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (part: string) => (body += part));
      answer.once('end', () => done({ status: answer.statusCode ?? 0, headers: answer.headers, body }));
    });
    outgoing.once('error', failed);
    outgoing.end();
  });

/** The page at /api contains the name of the brand whose host was requested. */
const unbranded = (text: string) => text.replaceAll('CSA Housing', 'nearcampus');

describe('cacheable responses', () => {
  const kept = ['/api/partner-school-links/204796', '/api/partner/listings?school_id=204796', '/api/openapi.json'];
  it.each([...kept, '/api', '/icons/heart.svg'])(
    '%s does not depend on who requests it or under which host',
    async (path) => {
      const plain = await get(path);
      for (const headers of [
        { host: 'evil.example' },
        { host: 'homes.csa.example' },
        { 'x-forwarded-proto': 'https' },
        { forwarded: 'host=evil.example' },
        { 'x-original-url': '/login', 'x-rewrite-url': '/login' },
        { origin: 'https://evil.example', cookie: 'session=a; XSRF-TOKEN=b', 'accept-language': 'de' },
      ] as Record<string, string>[]) {
        const again = await get(path, headers);
        expect([headers, again.status, again.headers['etag']]).toEqual([headers, 200, plain.headers['etag']]);
        expect(unbranded(again.body)).toBe(unbranded(plain.body));
      }
    },
  );

  it.each([...kept, '/', '/robots.txt'])(
    '%s answers 400, which is not cached, to a forged X-Forwarded-Host',
    async (path) => {
      for (const named of [
        'evil.example',
        'homes.csa.example',
        '"><script>alert(1)</script>',
        `localhost, evil.example`,
      ]) {
        const answer = await get(path, { 'x-forwarded-host': named });
        expect([answer.status, answer.headers['cache-control']]).toEqual([400, 'no-store']);
        expect(answer.body).not.toContain(named);
      }
    },
  );

  it('are the same with unknown query parameters', async () => {
    const [plain, more] = await Promise.all(
      ['', '&callback=alert&site=csa&__proto__[a]=b&utm_source=x'].map((query) =>
        get(`/api/partner/listings?school_id=204796${query}`),
      ),
    );
    expect(more?.body).toBe(plain?.body);
  });
});

it.each([
  '/icons/..%2f..%2fpackage.json',
  '/icons/../widget.js.svg',
  '/icons/heart.svg/../../package.json',
  '/icons/heart.svg%2f..',
  '/icons/heart%00.svg',
  '/icons/heart.SVG',
  '/icons/HEART.svg',
  '/icons/.svg',
  '/icons/constructor.svg',
  '/icons/__proto__.svg',
  '/icons/heart.svg.svg',
  '/icons//heart.svg',
  '/icons/..%5cheart.svg',
])('%s is not an icon', async (path) => {
  const { status, body } = await get(path);
  expect([path, [400, 404].includes(status)]).toEqual([path, true]);
  expect(body).not.toMatch(/"dependencies"|<svg/);
});

describe('an email', () => {
  const CRLF = '\r\nBcc: victim@elsewhere.example\r\n\r\nBuy now';
  const ada = { first_name: 'Ada', last_name: 'Byron', phone: '6145550123', email: 'ada@college.example' };
  const hostile = {
    first_name: `Ada${CRLF}`,
    last_name: '<img src=x onerror=alert(1)>',
    about: `Hello${CRLF}<script>alert(1)</script>`,
    message: `Hello${CRLF}<script>alert(1)</script>`,
    property_name: `Court${CRLF}`,
    powered_by: `cr${CRLF}`,
  };
  const calls: [string, () => object][] = [
    ['/api/advertising/send', () => ({})],
    ['/api/subscriber/save', () => ({ school_id: 204796 })],
    ['/api/housing/save-request', () => ({ housing_id: things.shown.id })],
    ['/api/housing/send-reply', () => ({ housing_id: things.shown.id })],
  ];

  it.each(calls)('of %s has only its own headers and escapes markup', async (path, more) => {
    await app.rows('delete from email');
    const client = new RestClient(app.url);
    const answer = await client.post(path, { ...ada, ...hostile, ...more() });
    expect(answer.status).toBe(200);
    const emails = await app.rows<Record<string, string | null>>(
      `select "to", "from", reply_to, subject, headers::text as headers, html from email`,
    );
    expect(emails.length).toBeGreaterThan(0);
    for (const { html, ...head } of emails) {
      for (const text of Object.values(head)) expect(text ?? '').not.toMatch(/[\r\n]/);
      expect(`${head['to']} ${head['reply_to']}`).not.toContain('victim@');
      expect(html).not.toMatch(/<script|<img src=x/);
    }
  });

  it.each(calls)(
    'of %s has no word that a mail program decodes, nor marks that reverse its text',
    async (path, more) => {
      await app.rows('delete from email');
      const encoded = '=?utf-8?B?WW91ciBwYXNzd29yZCBleHBpcmVz?=';
      const names = {
        first_name: encoded,
        last_name: '\u202egnoryB',
        property_name: encoded,
        about: 'Hi',
        message: 'Hi',
      };
      expect((await new RestClient(app.url).post(path, { ...ada, ...names, ...more() })).status).toBe(200);
      const emails = await app.rows<Record<string, string>>(`select "from", subject, headers::text from email`);
      expect(emails.length).toBeGreaterThan(0);
      for (const head of emails) expect(Object.values(head).join()).not.toMatch(/=\?|\u202e/);
    },
  );

  it.each([
    'ada@college.example\r\nBcc: victim@elsewhere.example',
    'ada@college.example, victim@elsewhere.example',
    'ada@college.example;victim@elsewhere.example',
    '"Ada" <victim@elsewhere.example>',
    '<victim@elsewhere.example>',
    'ada@college.example ',
    'ada@college.example%0aBcc:victim@elsewhere.example',
    'group: victim@elsewhere.example;',
  ])('goes to one address or to none: %j', async (email) => {
    await app.rows('delete from email');
    for (const [path, more] of calls) {
      const sent = { ...ada, email, message: 'Is it free?', about: `Hello ${email}`, ...more() };
      const { status } = await new RestClient(app.url).post(path, sent);
      // A mailbox sends a listing five messages an hour (K23).
      expect([200, 422, 429]).toContain(status);
    }
    const emails = await app.rows<Record<string, string | null>>(`select "to", reply_to from email`);
    for (const { to, reply_to: replyTo } of emails)
      for (const address of [to, replyTo ?? to]) expect(address).toMatch(/^[^\s,;<>"%]+@[^\s,;<>"%]+$/);
  });
});
