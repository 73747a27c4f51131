import fastify from 'fastify';
import { buildSchema } from 'graphql';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../tests/setup/database.ts';
import type { Context } from '../context.ts';
import { ReadBudget } from '../read-budget.ts';
import { WorkerPool } from '../workers/worker-pool.ts';
import { registerRenderRoutes } from './render-routes.ts';
import { createSchemaLink } from './schema-link.ts';
import type { ShareImageSources } from './share-images/share-image-content.ts';

const database = await createTestDatabase();
/** How often the homepage's query was executed, which is once per render. */
let renders = 0;
const app = fastify();
/** No images are rendered here; see share-image-routes.test.ts. */
const nothing = async () => null;
const noSources: ShareImageSources = {
  places: { collegeBySlug: nothing, cityBySlug: nothing, stateBySlug: () => null },
  housing: { offer: async () => ({ listingsCount: 0, rents: [] }), listing: nothing },
  images: { read: nothing },
  workers: new WorkerPool({ onError: () => {} }),
};
const school = {
  id: 7,
  name: 'Script University',
  displayName: '</script><b>',
  slug: 'script',
  city: 'Columbus',
  state: 'OH',
  enrollment: 0,
  listingsCount: 3,
  page: { title: '"Script" & more', description: '</script><b>', keywords: 'a' },
  rents: [{ bedrooms: 9, listingsCount: 3, rentFrom: 650, rentMedian: 700 }],
  nearbySchools: [],
  nearbyCities: [],
};
/** `empty`: without listings and colleges; any other slug has a college. */
const cityWith = (slug: string) => ({
  id: 1,
  name: slug,
  slug,
  state: 'OH',
  listingsCount: 0,
  page: school.page,
  rents: [],
  schools: slug === 'empty' ? [] : [school],
  nearbyCities: [],
});
beforeAll(async () => {
  const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
  const fields = schema.getQueryType()?.getFields() ?? {};
  if (fields['popularSchools'])
    fields['popularSchools'].resolve = () => {
      renders++;
      return [
        {
          id: 7,
          name: 'Script University',
          displayName: '</script><b>',
          slug: 'script',
          state: 'OH',
          listingsCount: 3,
        },
      ];
    };
  if (fields['school'])
    fields['school'].resolve = (_root: unknown, { slug }: { slug: string }) => (slug === 'script' ? school : null);
  if (fields['city']) fields['city'].resolve = (_root: unknown, { slug }: { slug: string }) => cityWith(slug);
  if (fields['searchPlaces'])
    fields['searchPlaces'].resolve = () => ({
      data: [],
      zips: [],
      listings: [],
      meta: { page: 1, perPage: 20, total: 0, lastPage: 1 },
    });
  if (fields['featuredListings']) fields['featuredListings'].resolve = () => [];
  if (fields['states']) fields['states'].resolve = () => [{ code: 'OH', name: 'Ohio', listingsCount: 3 }];
  if (fields['listing']) fields['listing'].resolve = () => null;
  if (fields['unavailableListing'])
    fields['unavailableListing'].resolve = (_root: unknown, { slug }: { slug: string }) =>
      slug === 'gone-1' ? { city: 'Columbus', state: 'OH', nearbySchools: [], similar: [] } : null;
  if (fields['options']) fields['options'].resolve = () => ({ types: [{ id: 84, price: 49 }], demo: true });
  await registerRenderRoutes(app, {
    link: createSchemaLink(schema, {} as Context),
    assets: () => ({
      script: '/assets/main.js',
      preloads: ['/assets/a.js'],
      styles: ['/assets/main.css'],
      fonts: ['/assets/f.woff2'],
    }),
    clock: { now: () => new Date('2027-01-31T10:00:00Z') },
    budget: new ReadBudget(0),
    env: {
      baseUrl: 'https://homes.example',
      brandHosts: { cr: 'https://cr.example' },
      stripe: null,
      analyticsId: null,
      directionsHost: null,
    },
    pool: database.pool,
    sources: noSources,
  });
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const page = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { accept: 'text/html', ...headers } });

it('renders a complete document: the title in the head, content that needs no scripts, the state as inert data', async () => {
  const { statusCode, headers, body } = await page('/');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toContain('text/html');
  expect(body).toMatch(/^<!doctype html><html lang="en" data-brand="default"><head><meta charset="utf-8">/);
  expect(body.slice(0, body.indexOf('</head>'))).toContain('<title>College student housing finder</title>');
  expect(body).toContain('href="/college/script"');
  expect(body).toContain('<link rel="stylesheet" href="/assets/main.css">');
  expect(body).not.toContain('</script><b>');
  expect(body).not.toMatch(/ style="/);
  // The early-events script is the only inline script; other scripts are requested after the first frame.
  expect(body.match(/<script>/g)).toHaveLength(1);
  expect(body).toContain('<script type="application/json" id="scripts">["/assets/main.js","/assets/a.js"]</script>');
  expect(body).not.toMatch(/<script[^>]* src=|modulepreload"/);
});

it('renders once for all concurrent requests, whoever sends them', async () => {
  const before = renders;
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => page('/?page=2', { cookie: `session=${index}; signed-in=1` })),
  );
  expect(renders).toBe(before + 1);
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(answers[0]?.headers['set-cookie']).toBeUndefined();
});

it('does not cache a page with an unknown parameter', async () => {
  const before = renders;
  await page('/?other=a');
  await page('/?other=a');
  expect(renders).toBe(before + 2);
});

it('shows the brand of the URL, else of the host', async () => {
  expect((await page('/?site=csa')).body).toContain('data-brand="csa"');
  expect((await page('/', { host: 'cr.example' })).body).toContain('data-brand="cr"');
  expect((await page('/?site=nobody', { host: 'cr.example' })).body).toContain('data-brand="default"');
});

it('shares no page between two brands that are asked for the same path at once', async () => {
  const hosts = ['homes.example', 'cr.example'];
  const answers = await Promise.all(hosts.map((host) => page('/how-to-use', { host })));
  expect(answers.map(({ body }) => /data-brand="(\w+)"/.exec(body)?.[1])).toEqual(['default', 'cr']);
});

const headOf = (body: string) => body.slice(0, body.indexOf('</head>'));

it('describes a page for machines: its canonical URL, its image, the rent range there', async () => {
  const head = headOf((await page('/college/script?utm_source=mail&page=2')).body);
  expect(head).toContain('<link rel="canonical" href="https://homes.example/college/script"/>');
  expect(head).toContain('<meta property="og:url" content="https://homes.example/college/script">');
  expect(head).toContain('<meta property="og:title" content="&quot;Script&quot; &amp; more">');
  expect(head).toContain('content="https://homes.example/social/college/script.jpg"');
  expect(head).not.toContain('</script><b>');
  const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(head)?.[1] ?? '') as {
    '@graph': unknown[];
  };
  expect(data['@graph']).toMatchObject([
    { '@type': 'CollectionPage', offers: { lowPrice: 650, offerCount: 3 } },
    { '@type': 'BreadcrumbList', itemListElement: [{}, { name: 'Ohio' }, { position: 3, name: '</script><b>' }] },
  ]);
});

it("uses a brand's own host in the canonical URL, else the default brand's host", async () => {
  const own = headOf((await page('/college/script', { host: 'cr.example' })).body);
  expect(own).toContain('rel="canonical" href="https://cr.example/college/script"');
  expect(own).toContain('content="https://cr.example/social/college/script.jpg"');
  expect(own).toContain('<meta property="og:site_name" content="CR Housing">');
  expect(headOf((await page('/college/script?site=cr')).body)).toContain('href="https://cr.example/college/script"');
  const named = headOf((await page('/college/script?site=csa')).body);
  expect(named).toContain('rel="canonical" href="https://homes.example/college/script"');
  expect(named).toContain('content="https://homes.example/social/college/script.jpg?site=csa"');
  expect(named).toContain('<link rel="icon" href="/brand/csa.svg"');
});

it('keeps the brand of the URL in every link, in the search form and across redirects', async () => {
  const { body } = await page('/college/script?site=csa');
  const links = [...body.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, href]) => href ?? '');
  expect(links.length).toBeGreaterThan(8);
  expect(links.filter((href) => !/[?&;]site=csa/.test(href))).toEqual([]);
  expect((await page('/?site=csa')).body).toContain('<input type="hidden" name="site" value="csa"/>');
  expect((await page('/edit-your-listing?site=csa')).headers['location']).toBe('/advertising-home?site=csa');
  expect((await page('/order-summary?site=csa')).headers['location']).toBe('/post/step-3?site=csa');
  expect((await page('/matches?site=csa')).headers['location']).toBe('/?site=csa');
  // The host implies the brand, so links do not name it.
  expect((await page('/college/script', { host: 'cr.example' })).body).not.toContain('href="/college/script?site');
  expect((await page('/matches', { host: 'cr.example' })).headers['location']).toBe('/');
});

it('responds 410 for an unavailable listing and 404 for one that never existed; neither is indexed', async () => {
  for (const [path, status, words] of [
    ['/home/gone-1', 410, 'This home is no longer available'],
    ['/home/never-2', 404, 'Home not found'],
  ] as const) {
    const { statusCode, body } = await page(path);
    expect([path, statusCode]).toEqual([path, status]);
    expect(body).toContain(words);
    expect(headOf(body)).toContain('<meta name="robots" content="noindex"/>');
    expect(headOf(body)).not.toMatch(/canonical|og:url|ld\+json/);
  }
});

it('excludes only personal, search-result and empty pages from indexing', async () => {
  const isKept = async (path: string) =>
    headOf((await page(path)).body).includes('<meta name="robots" content="noindex"/>');
  for (const path of [
    '/search?q=nowhere',
    '/shortlist',
    '/your-info',
    '/login',
    '/password/reset',
    '/advertising-home',
    '/city/empty',
  ])
    expect([path, await isKept(path)]).toEqual([path, true]);
  for (const path of ['/', '/search', '/how-to-use', '/college/script', '/city/other'])
    expect([path, await isKept(path)]).toEqual([path, false]);
});

it('shows the first results for a page number that cannot exist', async () => {
  expect((await page('/search?q=nowhere&page=3000000000')).statusCode).toBe(200);
});

it('redirects a non-canonical URL permanently to the canonical one', async () => {
  for (const [path, to] of [
    ['/State/OH', '/state/oh'],
    ['/college/Script/?site=csa', '/college/script?site=csa'],
    ['/home/Gone-1', '/home/gone-1'],
  ] as const) {
    const { statusCode, headers } = await page(path);
    expect([statusCode, headers['location']]).toEqual([301, to]);
  }
  expect((await page('/password/reset/AbC')).statusCode).toBe(200);
});

it('handles a path of only slashes without delay', async () => {
  const begun = performance.now();
  expect((await page(`/home/${'/'.repeat(50_000)}x`)).statusCode).toBe(404);
  expect(performance.now() - begun).toBeLessThan(2000);
});

it('reports how long a page took and whether it was cached', async () => {
  const timing = async () => (await page('/college/script?bedrooms=3')).headers['server-timing'];
  expect(await timing()).toMatch(/^page;dur=[\d.]+;desc="made"$/);
  expect(await timing()).toMatch(/^page;dur=[\d.]+;desc="kept"$/);
});

it("disallows unbounded URL spaces for crawlers, and lists each host's own sitemap", async () => {
  const robots = async (host: string) => (await app.inject({ url: '/robots.txt', headers: { host } })).body;
  expect(await robots('homes.example')).toContain('Disallow: /matches\n');
  expect(await robots('homes.example')).toContain('Sitemap: https://homes.example/sitemap.xml');
  expect(await robots('cr.example')).toContain('Sitemap: https://cr.example/sitemap.xml');
  expect(await robots('10.0.0.1')).toContain('Sitemap: https://homes.example/sitemap.xml');
  const { body } = await app.inject({ url: '/sitemap.xml', headers: { host: 'cr.example' } });
  expect(body).toContain('<loc>https://cr.example/state/oh</loc>');
  expect(body).not.toContain('homes.example');
});

it('responds 404 with a page to an unknown page URL, and with JSON below the paths of other routes', async () => {
  const lost = await page('/no/such/page');
  expect([lost.statusCode, lost.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  for (const url of ['/api/nothing', '/pictures/x.jpg', '/dev', '//elsewhere.example/']) {
    const { statusCode, headers } = await page(url);
    expect([statusCode, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
  }
});

it('responds 404 to a URL that names another host or is invalid', async () => {
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  for (const target of ['/\\[', '/\\elsewhere.example/', '//[', '//elsewhere.example/']) {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    socket.write(`GET ${target} HTTP/1.1\r\nHost: homes.example\r\nAccept: text/html\r\nConnection: close\r\n\r\n`);
    expect([target, (await text(socket)).slice(0, 12)]).toEqual([target, 'HTTP/1.1 404']);
  }
});

it('lists in the sitemap what renters see, and no removed, expired or hidden listing', async () => {
  await database.pool.query(
    `insert into account (key, email, created_at) values (gen_random_uuid(), 'landlord@example.com', now())`,
  );
  await database.pool.query(`
    insert into listing (account_id, draft_id, slug, status, type, name, address, city, state, zip, lat, lon,
      description, published_at, updated_at, rented_at)
    select (select id from account), gen_random_uuid(), slug, status, 84, 'Home', '1 High St', 'Columbus', 'OH', '43210',
      40, -83, '', now(), '2027-01-31T10:00:00Z', hidden
    from (values ('shown', 1, null::timestamptz), ('expired', 13, null), ('removed', -1, null), ('hidden', 1, now()))
      as home(slug, status, hidden)`);
  const { body, headers } = await app.inject('/sitemap.xml');
  expect(headers['content-type']).toContain('application/xml');
  expect(body).toContain('<loc>https://homes.example/home/shown</loc><lastmod>2027-01-31T10:00:00.000Z</lastmod>');
  expect(body).toContain('<loc>https://homes.example/state/oh</loc>');
  for (const slug of ['expired', 'removed', 'hidden']) expect(body).not.toContain(`/home/${slug}<`);
});
