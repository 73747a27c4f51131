import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CSRF_CHECK_FAILED } from '../../domain/request-errors.ts';
import type { Route } from '../../server/rest/define-route.ts';
import { routes } from '../../server/rest/routes.ts';
import { CsrfTokens } from '../../server/http/security/csrf-tokens.ts';
import { SECRET, serveApp, type ServedApp } from '../setup/served-app.ts';
import { HttpConnection } from './fuzz/http-connection.ts';
import { createPrivateData, type PrivateData } from './permission-matrix/private-data.ts';
import { examplePath } from './permission-matrix/rest-calls.ts';
import { browserOf, type Viewer } from './permission-matrix/viewers.ts';

/**
 * What a caller must prove before anything is done: that the request comes from our own page, and that the listing is
 * theirs. The table is the facade's routes, so a new call is tested too.
 */
let app: ServedApp;
let things: PrivateData;
let line: HttpConnection;
const tokens = new CsrfTokens(SECRET);

beforeAll(async () => {
  app = await serveApp();
  things = await createPrivateData(app);
  line = new HttpConnection(app.url);
}, 120_000);
beforeEach(() => app.rows('delete from throttle'));
afterAll(async () => {
  line.close();
  await app.close();
});

const filled = (path: string) => path.replaceAll(':id', things.shown.id);
const unsafe = [...routes.filter(({ method }) => method === 'POST').map(({ path }) => path), '/graphql'];

interface Caller {
  session: string;
  token: string;
}
async function callerOf(viewer: Viewer): Promise<Caller> {
  const client = await browserOf(app, viewer, things.owner, things.other);
  const session = viewer === 'anonymous' ? '' : (client.session ?? '');
  return { session, token: tokens.issue(viewer === 'expired' ? '' : session) };
}
const cookieOf = ({ session, token }: Caller) =>
  [session && `session=${session}`, `XSRF-TOKEN=${token}`].filter(Boolean).join('; ');
const proofsOf = (caller: Caller) => ({ cookie: cookieOf(caller), 'x-xsrf-token': caller.token });

/** Returns all of the owner's data that a call could change. */
const state = () =>
  app
    .rows('select * from listing where account_id = $1 order by id', [things.owner])
    .then((rows) => JSON.stringify(rows));

describe('rejects every unsafe call without its proofs before reading its body', () => {
  const HOURS = 3600_000;
  const lacks: [string, (owner: Caller) => Record<string, string>][] = [
    ['no token', ({ session }) => ({ cookie: `session=${session}` })],
    ['the cookie alone, as another site’s form sends it', (owner) => ({ cookie: cookieOf(owner) })],
    ['the header alone', ({ session, token }) => ({ cookie: `session=${session}`, 'x-xsrf-token': token })],
    [
      'a header that is not the cookie',
      (owner) => ({ cookie: cookieOf(owner), 'x-xsrf-token': tokens.issue(owner.session) }),
    ],
    [
      'a header of as many letters as the cookie, and more bytes',
      (owner) => ({ cookie: cookieOf(owner), 'x-xsrf-token': `${owner.token.slice(0, -1)}\u00e9` }),
    ],
    [
      'a token with a letter that takes two bytes',
      (owner) => ({
        cookie: `session=${owner.session}; XSRF-TOKEN=${owner.token.slice(0, -1)}%C3%A9`,
        'x-xsrf-token': `${owner.token.slice(0, -1)}\u00e9`,
      }),
    ],
    ['a token that we did not make', (owner) => proofsOf({ ...owner, token: 'made.up.token' })],
    [
      'a token of another installation',
      (owner) => proofsOf({ ...owner, token: new CsrfTokens('another').issue(owner.session) }),
    ],
    ['a token of before the login', (owner) => proofsOf({ ...owner, token: tokens.issue('') })],
    ['a token of another session', (owner) => proofsOf({ ...owner, token: tokens.issue('another') })],
    [
      'a token that has run out',
      (owner) =>
        proofsOf({ ...owner, token: new CsrfTokens(SECRET, () => Date.now() - 13 * HOURS).issue(owner.session) }),
    ],
    ['a foreign site', (owner) => ({ ...proofsOf(owner), 'sec-fetch-site': 'cross-site' })],
    ['another port or name of this site', (owner) => ({ ...proofsOf(owner), 'sec-fetch-site': 'same-site' })],
    ['no site at all', (owner) => ({ ...proofsOf(owner), 'sec-fetch-site': 'none' })],
    ['a foreign origin', (owner) => ({ ...proofsOf(owner), origin: 'https://evil.example' })],
    ['an origin that hides', (owner) => ({ ...proofsOf(owner), origin: 'null' })],
    ['an origin that is ours in front only', (owner) => ({ ...proofsOf(owner), origin: `${app.url}.evil.example` })],
  ];

  it.each(unsafe)('%s', async (path) => {
    const before = await state();
    const owner = await callerOf('owner');
    const answers = await Promise.all(
      lacks.map(async ([what, headers]) => {
        // neither JSON nor an accepted type: reading it would return 400 or 415
        const { status, text } = await line.send({
          method: 'POST',
          path: filled(path),
          headers: { ...headers(owner), accept: 'application/json', 'content-type': 'text/csv' },
          body: '{"',
        });
        return [what, status, text.includes(CSRF_CHECK_FAILED.message)];
      }),
    );
    expect(answers).toEqual(lacks.map(([what]) => [what, 403, true]));
    expect(await state()).toBe(before);
  });

  it('reads the body of a call with its proofs, under the host of any brand', async () => {
    for (const host of [new URL(app.url).host, 'homes.brand.example'])
      for (const path of unsafe) {
        const headers = {
          ...proofsOf(await callerOf('owner')),
          host,
          origin: `https://${host}`,
          accept: 'application/json',
        };
        const { status } = await line.send({
          method: 'POST',
          path: filled(path),
          headers: { ...headers, 'content-type': 'text/csv' },
          body: 'a,b',
        });
        expect([path, status]).toEqual([path, 415]);
      }
  });
});

describe("the token's cookie", () => {
  const given = async (path: string, headers: Record<string, string> = {}) =>
    String(
      (await line.send({ method: 'GET', path, headers: { accept: 'application/json', ...headers } })).headers[
        'set-cookie'
      ] ?? '',
    );

  it.each(
    routes
      .filter(({ method, path }) => method === 'GET' && path.startsWith('/api/'))
      .map((row) => [row.path, row] as const),
  )(
    '%s: is set by every GET under /api except for partners, and is never cached',
    async (path, { allowsPartners: forPartners }) => {
      const { headers } = await line.send({
        method: 'GET',
        path: filled(path),
        headers: { accept: 'application/json' },
      });
      if (forPartners === undefined) {
        expect(String(headers['set-cookie'])).toMatch(/^XSRF-TOKEN=[^;]+; Path=\/; SameSite=Lax$/);
        expect(headers['cache-control']).toBe('no-store');
      } else expect(headers['set-cookie']).toBeUndefined();
    },
  );

  it('is renewed in time, and left unchanged while it is valid for hours', async () => {
    const token = (hoursAgo: number) => new CsrfTokens(SECRET, () => Date.now() - hoursAgo * 3600_000).issue('');
    expect(await given('/api/session', { cookie: `XSRF-TOKEN=${token(0)}` })).toBe('');
    expect(await given('/api/session', { cookie: `XSRF-TOKEN=${token(7)}` })).toContain('XSRF-TOKEN=');
    expect(await given('/api/session', { cookie: 'XSRF-TOKEN=made.up.token' })).toContain('XSRF-TOKEN=');
  });
});

describe.each(['deactivate', 'activate'])('GET /api/user-listings/{id}/%s (K51)', (what) => {
  const path = () => `/api/user-listings/${things.shown.id}/${what}`;
  const lacks: [string, (owner: Caller) => Promise<Record<string, string>>][] = [
    ['a link, an image, a mail scanner: cookies and nothing else', async (owner) => ({ cookie: cookieOf(owner) })],
    [
      'a prefetch',
      async (owner) => ({ cookie: cookieOf(owner), 'sec-purpose': 'prefetch', 'sec-fetch-site': 'same-origin' }),
    ],
    ['the address typed in', async (owner) => ({ ...proofsOf(owner), 'sec-fetch-site': 'none' })],
    ['a script of another site', async (owner) => ({ ...proofsOf(owner), 'sec-fetch-site': 'cross-site' })],
    ['a script of another name of this site', async (owner) => ({ ...proofsOf(owner), 'sec-fetch-site': 'same-site' })],
    ['a foreign origin', async (owner) => ({ ...proofsOf(owner), origin: 'https://evil.example' })],
    ['another token', async (owner) => ({ cookie: cookieOf(owner), 'x-xsrf-token': tokens.issue(owner.session) })],
    ['no session', async () => proofsOf(await callerOf('anonymous'))],
    ['a session that is over', async () => proofsOf(await callerOf('expired'))],
  ];

  it.each(lacks)('is 405 for %s, and changes nothing', async (_who, headers) => {
    const before = await state();
    const owner = await callerOf('owner');
    for (const [method, address] of [
      ['GET', path()],
      ['HEAD', path()],
      ['GET', `${path()}/`],
      ['GET', `${path()}?_method=POST`],
    ] as const) {
      const sent = { ...(await headers(owner)), accept: 'application/json' };
      const answer = await line.send({ method, path: address, headers: sent });
      expect([method, answer.status, answer.headers['allow'], answer.headers['cache-control']]).toEqual([
        method,
        405,
        'POST',
        'no-store',
      ]);
    }
    expect(await state()).toBe(before);
  });

  it('succeeds from our own page, and is never cached', async () => {
    const headers = {
      ...proofsOf(await callerOf('owner')),
      'sec-fetch-site': 'same-origin',
      accept: 'application/json',
    };
    const { status, text, headers: responseHeaders } = await line.send({ method: 'GET', path: path(), headers });
    expect([status, responseHeaders['cache-control']]).toEqual([200, 'no-store']);
    expect(JSON.parse(text)).toMatchObject({ data: { id: Number(things.shown.id), cancelled: what === 'deactivate' } });
  });
});

describe('ownership of a listing (K41)', () => {
  const calls = routes
    .filter(({ access }) => access === 'owner')
    .map((route) => [`${route.method} ${route.path}`, route] as const);
  /** Returns a call for a listing, named by the path or by the body. */
  const callFor = ({ method, path, input }: Route, id: string) => {
    const body = { ...things.shown.draft, id: Number(id), name: 'Mine now' };
    return { method, path: examplePath({ path, input }, id), ...(!input?.params && { body }) };
  };
  const ask = async (viewer: Viewer, { method, path, body }: { method: string; path: string; body?: object }) => {
    const headers = {
      ...proofsOf(await callerOf(viewer)),
      accept: 'application/json',
      'content-type': 'application/json',
    };
    const answer = await line.send({ method, path, headers, ...(body && { body: JSON.stringify(body) }) });
    return [answer.status, Object.keys(JSON.parse(answer.text) as object)];
  };

  it.each(calls)(
    '%s: 403 for another landlord, 404 for an unknown listing, and nothing changes',
    async (_name, route) => {
      const before = await state();
      for (const { id } of [things.shown, things.hidden])
        expect(await ask('other', callFor(route, id))).toEqual([403, ['message']]);
      expect(await ask('owner', callFor(route, '987654'))).toEqual([404, ['message']]);
      expect(await state()).toBe(before);
    },
  );

  it.each(calls)('%s: requires a login without a session', async (_name, route) => {
    const withoutSession = route.changesState ? [405, ['message']] : [401, ['message']];
    for (const viewer of ['anonymous', 'expired'] as const)
      expect(await ask(viewer, callFor(route, things.shown.id))).toEqual(
        route.loggedOut ? [422, ['errors']] : withoutSession,
      );
  });

  it.each(calls)('%s: 404 to its owner once it was removed', async (_name, route) => {
    await app.rows(`update listing set status = -1 where id = $1`, [things.hidden.id]);
    expect(await ask('owner', callFor(route, things.hidden.id))).toEqual([404, ['message']]);
    await app.rows(`update listing set status = 1 where id = $1`, [things.hidden.id]);
  });
});
