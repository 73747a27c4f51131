import fastify from 'fastify';
import { afterAll, expect, it, vi } from 'vitest';
import { indexedPages } from '../../client/app/entry-server.tsx';
import { createTestDatabase } from '../../tests/setup/database.ts';
import { registerSitemap } from './sitemap-routes.ts';

const { pool, drop } = await createTestDatabase();
const app = fastify();
registerSitemap(app, {
  pool,
  site: { baseUrl: 'https://homes.example', hosts: {} },
  demo: false,
  pages: indexedPages,
});
afterAll(async () => {
  await app.close();
  await drop();
});

/** Inserts listings with these ids, optionally as demonstration listings. */
const write = async (from: number, until: number, demo = false) => {
  await pool.query(`insert into account (key, email, created_at)
    select gen_random_uuid(), 'landlord@example.com', now() where not exists (select from account)`);
  await pool.query(
    `insert into listing (id, account_id, draft_id, slug, status, type, name, address, city, state, zip, lat, lon,
       description, published_at, updated_at, demo)
     select n, (select min(id) from account), gen_random_uuid(), 'home-' || n, 1, 84, 'Home', '1 High St', 'Columbus',
       'OH', '43210', 40, -83, '', now(), now(), $3 from generate_series($1::int, $2::int) as n`,
    [from, until, demo],
  );
};
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);
const read = async (url: string) => locations((await app.inject(url)).body);

it('splits the sitemap into files of fifty thousand, which together list every visible listing once and no other', async () => {
  await write(1, 5000);
  await write(5001, 5010, true);
  await write(100_001, 100_003);
  expect(await read('/sitemap.xml')).toEqual([
    'https://homes.example/sitemap/places.xml',
    ...[0, 1, 2].map((part) => `https://homes.example/sitemap/homes-${part}.xml`),
  ]);
  const parts = await Promise.all([0, 1, 2].map((part) => read(`/sitemap/homes-${part}.xml`)));
  expect(parts.map((part) => part.length)).toEqual([5000, 0, 3]);
  expect(new Set(parts.flat()).size).toBe(5003);
  expect(parts.flat()).not.toContain('https://homes.example/home/home-5001');
  expect((await app.inject('/sitemap/homes-3.xml')).statusCode).toBe(404);
  expect(await read('/sitemap/places.xml')).toContain('https://homes.example/how-to-use');
});

it('reads the entries once, however the URL is written', async () => {
  const first = await read('/sitemap.xml');
  const spy = vi.spyOn(pool, 'query');
  expect(await read('/%73itemap.xml')).toEqual(first);
  expect(await read('/sitemap.xml?again')).toEqual(first);
  expect(spy).not.toHaveBeenCalled();
  spy.mockRestore();
});
