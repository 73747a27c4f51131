import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Pool } from 'pg';
import { HotCache } from '../hot-cache.ts';
import { Sitemap, type SitemapEntry } from './sitemap.ts';

const KEPT_MS = 10_000;
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** Slugs are plain ASCII, so nothing here needs escaping but the host, which is configuration. */
const addressSet = (baseUrl: string, entries: readonly SitemapEntry[]) =>
  `${HEAD}<urlset ${NAMESPACE}>\n${entries
    .map(({ path, changed }) => {
      const date = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '';
      return `<url><loc>${baseUrl}${path}</loc>${date}</url>`;
    })
    .join('\n')}\n</urlset>\n`;

const index = (baseUrl: string, files: readonly string[]) =>
  `${HEAD}<sitemapindex ${NAMESPACE}>\n${files
    .map((file) => `<sitemap><loc>${baseUrl}${file}</loc></sitemap>`)
    .join('\n')}\n</sitemapindex>\n`;

/** GET /sitemap.xml: all addresses, or the index of the files that hold them. */
export function registerSitemap(
  app: FastifyInstance,
  { pool, baseUrl, demo }: { pool: Pool; baseUrl: string; demo: boolean },
): void {
  const sitemap = new Sitemap({ pool, demo });
  const kept = new HotCache<string>({ max: 20, ttlMs: KEPT_MS });
  const send = async (reply: FastifyReply, key: string, make: () => Promise<string>) =>
    reply.type('application/xml; charset=utf-8').send(await kept.get(key, make));

  app.get('/sitemap.xml', (_request, reply) =>
    send(reply, 'index', async () => {
      const whole = await sitemap.whole();
      if (whole) return addressSet(baseUrl, whole);
      const homes = Array.from({ length: (await sitemap.lastFile()) + 1 }, (_, file) => `/sitemap/homes-${file}.xml`);
      return index(baseUrl, ['/sitemap/places.xml', ...homes]);
    }),
  );
  app.get('/sitemap/places.xml', (_request, reply) =>
    send(reply, 'places', async () => addressSet(baseUrl, await sitemap.places())),
  );
  app.get<{ Params: { file: string } }>('/sitemap/homes-:file(^\\d{1,6}).xml', (request, reply) =>
    send(reply, request.params.file, async () => addressSet(baseUrl, await sitemap.homes(Number(request.params.file)))),
  );
}
