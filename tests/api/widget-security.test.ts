import { once } from 'node:events';
import http from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anonymousContext } from '../../server/context.ts';
import { widgetSchema } from '../../server/widget/widget-schema.ts';
import { WidgetTokens } from '../../server/widget/widget-tokens.ts';
import { registerEmbedRoutes } from '../../server/widget/embed-routes.ts';
import { registerRenderRoutes } from '../../server/ssr/render-routes.ts';
import { createSchemaLink } from '../../server/ssr/schema-link.ts';
import type { PageState } from '../../client/app/hydration/page-state.ts';
import { RestClient } from '../setup/rest-client.ts';
import { SECRET, serveApp, type ServedApp } from '../setup/served-app.ts';

/** Attacks on the widget's endpoints. */
let app: ServedApp;
let landlord: RestClient;
const EMAIL = 'landlord@poplar.example';
const PASSWORD = 'a gray heron at dusk';

beforeAll(async () => {
  app = await serveApp(
    async (more, _processor, { services, schema, pool }) => {
      const assets = () => ({ script: '/assets/main.js', preloads: [], styles: [], fonts: [] });
      const { env, clock } = services;
      const context = anonymousContext(services);
      const tokens = new WidgetTokens(SECRET);
      await registerEmbedRoutes(more, {
        link: createSchemaLink(widgetSchema(schema), context),
        assets,
        clock,
        env,
        tokens,
        budget: services.readBudget,
      });
      await registerRenderRoutes(more, {
        link: createSchemaLink(schema, context),
        assets,
        clock,
        env,
        pool,
        budget: services.readBudget,
        sources: services,
      });
    },
    undefined,
    {
      DEV_TOOLS: '1',
      BASE_URL: 'https://homes.example',
      BRAND_HOSTS: 'csa=https://csa.example',
      PARTNER_HOSTS: 'cr=https://www.college.example,cr=https://*.campus.example,csa=https://other.example',
    },
  );
  await app.account(EMAIL, PASSWORD);
  landlord = new RestClient(app.url);
  const { status } = await landlord.post('/login', { email: EMAIL, password: PASSWORD });
  expect(status).toBe(200);
}, 120_000);
beforeEach(() => app.rows('delete from throttle'));
afterAll(() => app.close());

type Headers = Record<string, string>;
const token = new WidgetTokens(SECRET);
const get = (path: string, headers: Headers = {}) => fetch(app.url + path, { redirect: 'manual', headers });
const ask = (query: string, { site = 'cr', ...headers }: Headers & { site?: string } = {}, variables = {}) =>
  fetch(`${app.url}/embed/graphql?site=${site}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-widget-token': token.issue('cr'), ...headers },
    body: JSON.stringify({ query, variables }),
  });
const stateOf = (html: string): PageState =>
  JSON.parse(/<script type="application\/json" id="state">(.*?)<\/script>/.exec(html)?.[1] ?? '') as PageState;
/** Returns the `frame-ancestors` of a response's policy: who may embed the page. */
const around = ({ headers }: Response) =>
  /frame-ancestors ([^;]+)/.exec(headers.get('content-security-policy') ?? '')?.[1] ?? '';

describe('embedding', () => {
  const cr = "'self' https://homes.example https://www.college.example https://*.campus.example";

  it("allows a brand's frame on the product, the brand's own host and its partners, and on local pages of this machine", async () => {
    for (const path of [
      '/embed',
      '/embed/',
      '/embed/matches',
      '/embed/questionnaire?location_id=1',
      '/embed/nothing',
    ]) {
      const answer = await get(`${path}${path.includes('?') ? '&' : '?'}site=cr`);
      expect([path, around(answer)]).toEqual([path, `${cr} http://localhost:* http://127.0.0.1:*`]);
      expect(answer.headers.get('x-frame-options')).toBeNull();
      expect(answer.headers.get('x-robots-tag')).toBe('noindex');
      // Also embeddable in a cross-origin isolated page.
      expect(answer.headers.get('cross-origin-embedder-policy')).toBe('require-corp');
      expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    }
    const csa = around(await get('/embed?site=csa'));
    expect(csa).toContain("'self' https://homes.example https://csa.example https://other.example ");
    expect(csa).not.toContain('college.example');
    // by its own host, and for an unknown brand
    expect(around(await get('/embed', { host: 'csa.example' }))).not.toContain('college.example');
    for (const site of ['nobody', '__proto__', 'cr%20*', 'cr;%20script-src%20*'])
      expect(around(await get(`/embed?site=${site}`))).toBe(
        "'self' https://homes.example http://localhost:* http://127.0.0.1:*",
      );
  });

  it('allows nothing else in any frame, whatever its URL claims', async () => {
    for (const path of [
      '/',
      '/post/step-1',
      '/post/step-3?site=cr',
      '/account',
      '/login',
      '/advertising-home',
      '/embedded',
      '/Embed',
      '/api/session',
      '/embed/graphql',
      '/embed/token',
      '/widget.js',
      '/home/x?y=/embed',
    ]) {
      const answer = await get(path, { accept: 'text/html' });
      expect([path, around(answer)]).toEqual([path, "'none'"]);
    }
  });

  it('shows no page of the site in the frame: posting and account are not among its screens', async () => {
    for (const path of ['post/step-1', 'login', 'account', 'advertising-home', 'embed', '..%2flogin']) {
      const answer = await get(`/embed/${path}`, { accept: 'text/html', cookie: landlord.cookies() });
      expect([path, answer.status]).toEqual([path, 404]);
      expect(await answer.text()).not.toContain('type="password"');
    }
    // Paths that a browser would normalize.
    const { port } = new URL(app.url);
    for (const path of ['/embed/../login', '/embed/%2e%2e/login', '/embed/./../post/step-1', '/embed//evil.example']) {
      const request = http.get({ port, path, host: 'localhost' });
      const [answer] = (await once(request, 'response')) as [http.IncomingMessage];
      expect([path, answer.statusCode]).toEqual([path, 404]);
      answer.resume();
    }
  });
});

describe("a frame's page", () => {
  it('contains what its client needs, for its brand', async () => {
    const answer = await get('/embed?site=cr', { accept: 'text/html' });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
    const html = await answer.text();
    expect(html).toContain('data-brand="cr"');
    expect(html).not.toMatch(/canonical|og:url|document\.cookie|d\.cookie/);
    const { frame } = stateOf(html).boot;
    expect(frame).toMatchObject({ site: 'cr', hosts: expect.arrayContaining(['https://*.campus.example']) });
    expect(token.verify(frame?.token ?? '', 'cr')).toBe(true);
    expect((await ask('{ popularSchools { id } }', { 'x-widget-token': frame?.token ?? '' })).status).toBe(200);
    expect(stateOf(await (await get('/')).text()).boot.frame).toBeUndefined();
  });

  it('runs the scripts of its own build and the one of its policy, and no other', async () => {
    const { headers } = await get('/embed');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/);
    expect(policy).toContain("connect-src 'self';frame-src 'none'");
    expect(policy).not.toContain('unsafe');
  });

  it('redirects below its own path, with its brand', async () => {
    const { headers } = await get('/embed/matches?site=cr', { accept: 'text/html' });
    expect(headers.get('location')).toMatch(/^\/embed\/?\?site=cr$/);
  });
});

describe('cookies', () => {
  it('are neither read nor set, whoever sends the request', async () => {
    const cookie = landlord.cookies();
    expect(cookie).toContain('session=');
    const page = async (headers: Headers) => {
      const answer = await get('/embed?site=cr&other=1', { accept: 'text/html', ...headers });
      expect(answer.headers.getSetCookie()).toEqual([]);
      // The timestamp and the token differ in each render.
      return (await answer.text()).replace(/"(now|token)":"[^"]*"/g, '');
    };
    expect(await page({ cookie })).toBe(await page({}));
    // A page that reads cookies would clear an unknown one.
    for (const path of ['/embed', '/embed/nothing', '/embed/token', '/embed/graphql'])
      expect((await get(path, { cookie: 'session=nobody', accept: 'text/html' })).headers.getSetCookie()).toEqual([]);
    const answer = await ask('{ options { demo } }', { cookie: `${cookie}; session=nobody` });
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []]);
    const failed = await ask('{ me { id } }', { cookie, 'x-widget-token': 'no' });
    expect(failed.headers.getSetCookie()).toEqual([]);
  });

  it("grant no access there: the widget's endpoint rejects a session and its token", async () => {
    const answer = await landlord.post('/embed/graphql?site=cr', { query: '{ options { demo } }' });
    expect(answer.status).toBe(403);
  });

  it("are not replaced by the widget's token on other endpoints", async () => {
    const headers = { 'content-type': 'application/json', 'x-widget-token': token.issue('default') };
    for (const path of ['/graphql', '/login', '/api/housing/save-request', '/graphql?site=cr'])
      expect((await fetch(app.url + path, { method: 'POST', headers, body: '{}' })).status).toBe(403);
  });
});

describe('the widget endpoint', () => {
  it.each([
    ['no token', { 'x-widget-token': '' }],
    ['a forged token', { 'x-widget-token': `${token.issue('cr').split('.')[0]}.${'a'.repeat(43)}` }],
    ['another installation’s token', { 'x-widget-token': new WidgetTokens('other').issue('cr') }],
    ['a token with a letter that takes two bytes', { 'x-widget-token': `${token.issue('cr').slice(0, -1)}\u00e9` }],
    ['a token that has ended', { 'x-widget-token': new WidgetTokens(SECRET, () => Date.now() - 3600_001).issue('cr') }],
    ['the token of another brand', { 'x-widget-token': token.issue('csa') }],
    ['a token for another brand’s address', { site: 'csa' }],
    ['a foreign site', { 'sec-fetch-site': 'cross-site' }],
    ['another port of this host', { 'sec-fetch-site': 'same-site' }],
    ['an address that somebody typed', { 'sec-fetch-site': 'none' }],
    ['a partner’s own page', { origin: 'https://www.college.example' }],
    ['a sandboxed page without an origin', { origin: 'null' }],
  ])('rejects %s with a GraphQL error', async (_what, headers: Headers) => {
    const answer = await ask('{ options { demo } }', headers);
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('rejects other methods and body types', async () => {
    for (const method of ['GET', 'PUT', 'DELETE', 'PATCH']) {
      const answer = await fetch(`${app.url}/embed/graphql?query={options{demo}}`, { method });
      expect([method, answer.status, answer.headers.get('allow')]).toEqual([method, 405, 'POST']);
    }
    // Types that a form of another site could send.
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])
      expect((await ask('{ options { demo } }', { 'content-type': type })).status).toBeGreaterThanOrEqual(400);
    const preflight = await fetch(`${app.url}/embed/graphql`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://www.college.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'x-widget-token',
      },
    });
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
  });

  it("has no access to a landlord's data", async () => {
    for (const query of [
      '{ me { id } }',
      '{ myListings { id } }',
      '{ leadInbox { leads { id } } }',
      '{ draft { id } }',
      '{ subscriber(token: "x") { id } }',
      'mutation { login(email: "a@b.example", password: "x") { __typename } }',
      'mutation { logout { done } }',
      'mutation { publishListing(draft: {}, idempotencyKey: "x", paymentMethod: "x") { __typename } }',
    ]) {
      const answer = await ask(query, { cookie: landlord.cookies() });
      expect([query, answer.status]).toEqual([query, 400]);
      expect(JSON.stringify(await answer.json())).toContain('Cannot query field');
    }
    const live = await ask('subscription { leadArrived { id } }');
    expect(await live.json()).toMatchObject({ errors: [{ message: 'There is no subscription here.' }] });
  });

  it('responds to a renter as the site does, with the same limits', async () => {
    const query = '{ searchPlaces(text: "ohio") { data { name } } }';
    const [frames, sites] = [await ask(query), await landlord.post('/graphql', { query })];
    expect(await frames.json()).toEqual(await sites.json());
    expect(frames.headers.get('cache-control')).toBe('no-store');
    const many = Array.from({ length: 16 }, (_, index) => `a${index}: options { demo }`).join(' ');
    expect((await ask(`{ ${many} }`)).status).toBe(400);
    expect((await ask('{ school(slug: "\\u0000") { id } }')).status).toBe(400);
  });

  it('shares its rate limits with the site: calls through both are counted together', async () => {
    const query = 'mutation ($reply: ReplyInput!) { sendReply(reply: $reply) { __typename } }';
    const variables = (renter: number) => ({
      reply: {
        firstName: 'Ada',
        lastName: 'Byron',
        phone: '3305550188',
        email: `ada${renter}@college.example`,
        housingId: '1',
        message: 'Is it free?',
      },
    });
    const statuses: number[] = [];
    for (let renter = 0; renter < 22; renter++) {
      const viaSite = () => landlord.post('/graphql', { query, variables: variables(renter) });
      statuses.push((await (renter % 2 === 0 ? ask(query, {}, variables(renter)) : viaSite())).status);
    }
    expect(statuses.slice(20)).toEqual([429, 429]);
    expect(statuses.slice(0, 20)).not.toContain(429);
  });
});

describe('another token', () => {
  it('is issued to our own page, for its brand', async () => {
    const answer = await get('/embed/token?site=cr', { 'sec-fetch-site': 'same-origin' });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const { token: another } = (await answer.json()) as { token: string };
    expect((await ask('{ options { demo } }', { 'x-widget-token': another })).status).toBe(200);
    expect((await ask('{ options { demo } }', { 'x-widget-token': another, site: 'csa' })).status).toBe(403);
  });

  it.each<Headers>([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    { origin: 'https://www.college.example' },
    { origin: 'null' },
  ])('is not issued to others: %o', async (headers) => {
    const answer = await get('/embed/token?site=cr', headers);
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([403, null]);
  });
});
