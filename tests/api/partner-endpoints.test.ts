import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { writeTestListings } from '../../server/modules/housing/housing.fixture.ts';
import { serveApp, type ServedApp } from '../setup/served-app.ts';

const LISTINGS = '/api/partner/listings';
const SCHOOL = 204796;
const EMPTY = 204797;

/** Endpoints for partners' pages: real listings, cached briefly, limited to partners' sites, without cookies. */
let app: ServedApp;
beforeAll(async () => {
  app = await serveApp(undefined, undefined, {
    BRAND_HOSTS: 'csa=https://homes.csa.example',
    PARTNER_HOSTS: 'cr=https://www.campus.example,cr=https://*.edu.example',
  });
  await app.rows(
    `insert into college (id, name, slug, subdomain, city, state, zip, lat, lon) values
       (${SCHOOL}, 'Ohio State University', 'ohio-state', 'osu', 'Columbus', 'OH', '43210', 40, -83),
       (${EMPTY}, 'Empty College', 'empty-college', 'empty', 'Nowhere', 'MT', '59001', 46, -109)`,
  );
  const plan = { bedrooms: 2, bathrooms: 1, sq: 800, rent: 1000 };
  await writeTestListings(
    app.pool,
    Array.from({ length: 23 }, (_, index) => ({
      id: index + 1,
      type: index % 5 === 0 ? 84 : 85,
      state: 'OH',
      lat: 40 + index / 1000,
      lon: -83,
      amenities: [],
      publishedAt: 0,
      floorplans: [plan],
    })),
  );
  await app.services.housing.reindexAll();
});
beforeEach(() => app.rows('delete from throttle'));
afterAll(() => app.close());

const get = (path: string, headers: Record<string, string> = {}) => fetch(app.url + path, { headers });
const errorsOf = async (answer: Response) => ((await answer.json()) as { errors: Record<string, string[]> }).errors;
interface Page {
  data: { id: number; phone: string | null; url: string }[];
  meta: Record<string, number>;
}

it("lists a college's listings by its id or its subdomain, as a search there does", async () => {
  const found = (await (await get(`/api/housing/search?location_id=${SCHOOL}`)).json()) as Page;
  for (const query of [
    `school_id=${SCHOOL}`,
    'school_subdomain=osu',
    `school_id=${SCHOOL}&school_subdomain=OSU&page=`,
  ]) {
    const answer = await get(`${LISTINGS}?${query}`);
    expect([query, answer.status]).toEqual([query, 200]);
    expect(await answer.json()).toEqual({ data: found.data, meta: found.meta });
  }
  expect(found.meta).toEqual({ page: 1, per_page: 20, total: 23, last_page: 2 });
  expect(found.data[0]?.url).toMatch(/^http:\/\/localhost:\d+\/home\//);
  const next = (await (await get(`${LISTINGS}?school_id=${SCHOOL}&page=2`)).json()) as Page;
  expect(next.data).toHaveLength(3);
  expect(new Set([...found.data, ...next.data].map(({ id }) => id)).size).toBe(23);
  const past = (await (await get(`${LISTINGS}?school_id=${SCHOOL}&page=9`)).json()) as Page;
  expect(past).toEqual({ data: [], meta: { page: 9, per_page: 20, total: 23, last_page: 2 } });
  expect(await (await get(`${LISTINGS}?school_id=${EMPTY}`)).json()).toMatchObject({ data: [], meta: { total: 0 } });
});

it.each([
  ['no college', '', ['school_id']],
  ['a college that is no number', 'school_id=osu', ['school_id']],
  ['a number too large', 'school_id=9999999999', ['school_id']],
  ['zero', 'school_id=0', ['school_id']],
  ['a college named twice', 'school_id=1&school_id=2', ['school_id']],
  ['a list', 'school_subdomain=a&school_subdomain=b', ['school_subdomain']],
  ['a subdomain without end', `school_subdomain=${'x'.repeat(301)}`, ['school_subdomain']],
  ['two colleges', `school_id=${SCHOOL}&school_subdomain=empty`, ['school_subdomain']],
  ['page 0', `school_id=${SCHOOL}&page=0`, ['page']],
  ['all of it', 'school_id=x&page=x', ['school_id', 'page']],
])('rejects %s at its field', async (_what, query, fields) => {
  const answer = await get(`${LISTINGS}?${query}`);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([422, 'no-store']);
  expect(Object.keys(await errorsOf(answer))).toEqual(fields);
});

it('returns 404 for an unknown college', async () => {
  const unknown = [
    'school_id=7',
    'school_subdomain=nobody',
    'school_subdomain=%27%3B--',
    `school_id=${SCHOOL}&school_subdomain=x`,
  ];
  for (const query of unknown) expect([query, (await get(`${LISTINGS}?${query}`)).status]).toEqual([query, 404]);
  for (const id of ['7', 'osu', '0', '99999999999999999', '__proto__'])
    expect([id, (await get(`/api/partner-school-links/${id}`)).status]).toEqual([id, 404]);
});

it("gives a college's page on each partner brand, on the brand's own host where it has one", async () => {
  const answer = await get(`/api/partner-school-links/${SCHOOL}`);
  const own = app.services.env.baseUrl;
  expect(await answer.json()).toEqual({
    data: [
      { site: 'csa', label: 'CSA Housing', url: 'https://homes.csa.example/college/ohio-state' },
      { site: 'cr', label: 'CR Housing', url: `${own}/college/ohio-state?site=cr` },
      { site: 'liveherehousing', label: 'Live Here Housing', url: `${own}/college/ohio-state?site=liveherehousing` },
    ],
  });
});

it.each([
  [`/api/partner-school-links/${SCHOOL}`, 3600],
  [`${LISTINGS}?school_id=${SCHOOL}`, 60],
])('%s is cacheable, revalidates by its ETag, and sets no cookie', async (path, seconds) => {
  const first = await get(path, { cookie: 'session=long-gone; XSRF-TOKEN=nothing' });
  const tag = first.headers.get('etag') ?? '';
  expect(tag).toMatch(/^W\/"[\w-]{22}"$/);
  expect(first.headers.get('cache-control')).toBe(`public, max-age=${seconds}`);
  expect(first.headers.get('vary')).toMatch(/\borigin\b/);
  expect(first.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(first.headers.getSetCookie()).toEqual([]);
  for (const known of [tag, tag.replace('W/', ''), `"other", ${tag}`, '*']) {
    const again = await get(path, { 'if-none-match': known });
    expect([known, again.status, await again.text()]).toEqual([known, 304, '']);
    expect(again.headers.get('etag')).toBe(tag);
    expect(again.headers.get('cache-control')).toBe(`public, max-age=${seconds}`);
  }
  expect((await get(path, { 'if-none-match': '"other"' })).status).toBe(200);
  const head = await fetch(app.url + path, { method: 'HEAD' });
  expect([head.status, head.headers.get('etag'), head.headers.getSetCookie()]).toEqual([200, tag, []]);
});

it('sets no cookie for unknown paths or other methods', async () => {
  const cookie = 'session=long-gone';
  for (const path of [
    '/api/partner',
    '/api/partner/nothing',
    '/api/partner-school-links',
    '/api/partner-school-links/1/2',
  ])
    for (const method of ['GET', 'POST']) {
      const answer = await fetch(app.url + path, { method, headers: { cookie } });
      expect([path, method, answer.status, answer.headers.getSetCookie()]).toEqual([path, method, 404, []]);
    }
  const posted = await fetch(app.url + LISTINGS, { method: 'POST', headers: { cookie } });
  expect([posted.status, posted.headers.getSetCookie()]).toEqual([405, []]);
  // Other paths that start with the same characters do set one.
  expect((await get('/api/partnership')).headers.getSetCookie()).toHaveLength(1);
});

it('changes the ETag when the listings have changed', async () => {
  const path = `${LISTINGS}?school_id=${SCHOOL}`;
  const before = (await get(path)).headers.get('etag') ?? '';
  await app.rows(`update listing set name = 'Renamed Court' where id = 1`);
  await app.services.housing.reindexAll();
  const after = await get(path, { 'if-none-match': before });
  expect(after.status).toBe(200);
  expect(after.headers.get('etag')).not.toBe(before);
  expect(await after.text()).toContain('Renamed Court');
});

it("can be read by partners' pages, and by no other site's", async () => {
  const paths = [`${LISTINGS}?school_id=${SCHOOL}`, LISTINGS, `/api/partner-school-links/7`];
  const allowed = [
    'https://www.campus.example',
    'https://housing.edu.example',
    'https://homes.csa.example',
    'http://localhost:5173',
  ];
  const refused = [
    'https://evil.example',
    'https://edu.example',
    'https://www.campus.example.evil.example',
    'null',
    'http://www.campus.example',
  ];
  for (const path of paths) {
    for (const origin of allowed) {
      const { headers } = await get(path, { origin });
      expect([origin, headers.get('access-control-allow-origin')]).toEqual([origin, origin]);
      // Headers that the guide documents for scripts.
      expect(headers.get('access-control-expose-headers')).toBe('etag, retry-after, x-request-id');
      expect(headers.get('access-control-allow-credentials')).toBeNull();
    }
    for (const origin of refused) {
      const { headers } = await get(path, { origin });
      expect([origin, headers.get('access-control-allow-origin')]).toEqual([origin, null]);
      expect(headers.get('vary')).toMatch(/\borigin\b/);
    }
  }
  const private_ = await get(`/api/housing/search?location_id=${SCHOOL}`, { origin: 'https://www.campus.example' });
  expect(private_.headers.get('access-control-allow-origin')).toBeNull();
});

it("allows a partner's script to send a header, and rejects other methods", async () => {
  const ask = (origin: string) =>
    fetch(app.url + LISTINGS, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'GET', 'access-control-request-headers': 'content-type' },
    });
  const may = await ask('https://www.campus.example');
  expect(may.status).toBe(204);
  expect(may.headers.get('access-control-allow-headers')).toContain('content-type');
  expect(may.headers.get('access-control-allow-methods')).toBe('GET');
  expect(may.headers.getSetCookie()).toEqual([]);
  expect((await ask('https://evil.example')).headers.get('access-control-allow-headers')).toBeNull();
  const posted = await fetch(app.url + LISTINGS, { method: 'POST' });
  expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET']);
});
