import fastify from 'fastify';
import { buildSchema } from 'graphql';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../tests/setup/database.ts';
import type { Context } from '../context.ts';
import { renderRoutes } from './render-routes.ts';
import { schemaLink } from './schema-link.ts';

const database = await createTestDatabase();
/** How often the start page's query was answered, which is once a render. */
let renders = 0;
const app = fastify();
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
  if (fields['options']) fields['options'].resolve = () => ({ types: [{ id: 84, price: 49 }], demo: true });
  await renderRoutes(app, {
    link: schemaLink(schema, {} as Context),
    assets: () => ({
      script: '/assets/main.js',
      preloads: ['/assets/a.js'],
      styles: ['/assets/main.css'],
      fonts: ['/assets/f.woff2'],
    }),
    clock: { now: () => new Date('2027-01-31T10:00:00Z') },
    env: { baseUrl: 'https://homes.example', brandHosts: { cr: 'https://cr.example' }, stripe: null },
    pool: database.pool,
  });
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const page = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { accept: 'text/html', ...headers } });

it('renders a whole document: the title in the head, the content without scripts, the state as harmless data', async () => {
  const { statusCode, headers, body } = await page('/');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toContain('text/html');
  expect(body).toMatch(/^<!doctype html><html lang="en" data-brand="default"><head><meta charset="utf-8">/);
  expect(body.slice(0, body.indexOf('</head>'))).toContain('<title>College student housing finder</title>');
  expect(body).toContain('href="/college/script"');
  expect(body).toContain('<link rel="stylesheet" href="/assets/main.css">');
  expect(body).not.toContain('</script><b>');
  expect(body).not.toMatch(/ style="/);
  // The hint is the only inline script; data blocks and files are not.
  expect(body.match(/<script>/g)).toHaveLength(1);
});

it('renders once for all who ask at the same time, whoever they are', async () => {
  const before = renders;
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => page('/?page=2', { cookie: `session=${index}; signed-in=1` })),
  );
  expect(renders).toBe(before + 1);
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(answers[0]?.headers['set-cookie']).toBeUndefined();
});

it('keeps no page with a parameter it does not know', async () => {
  const before = renders;
  await page('/?utm_source=a');
  await page('/?utm_source=a');
  expect(renders).toBe(before + 2);
});

it('shows the brand of the address, else of the host', async () => {
  expect((await page('/?site=csa')).body).toContain('data-brand="csa"');
  expect((await page('/', { host: 'cr.example' })).body).toContain('data-brand="cr"');
  expect((await page('/?site=nobody', { host: 'cr.example' })).body).toContain('data-brand="default"');
});

it('answers 404 with a page to a person and leaves programs to the others', async () => {
  const lost = await page('/no/such/page');
  expect([lost.statusCode, lost.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  for (const url of ['/api/nothing', '/pictures/x.jpg', '/dev', '//elsewhere.example/']) {
    const { statusCode, headers } = await page(url);
    expect([statusCode, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
  }
});

it('answers 404 to what names another host or is no address at all', async () => {
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  for (const target of ['/\\[', '/\\elsewhere.example/', '//[', '//elsewhere.example/']) {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    socket.write(`GET ${target} HTTP/1.1\r\nHost: homes.example\r\nAccept: text/html\r\nConnection: close\r\n\r\n`);
    expect([target, (await text(socket)).slice(0, 12)]).toEqual([target, 'HTTP/1.1 404']);
  }
});

it('lists in the sitemap what renters see, and no removed, expired or hidden home', async () => {
  await database.pool.query(
    `insert into account (key, email, created_at) values (gen_random_uuid(), 'landlord@example.com', now())`,
  );
  await database.pool.query(`
    insert into listing (account_id, draft_id, slug, status, type, name, address, city, state, zip, lat, lon,
      description, published_at, updated_at, hidden_at)
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
