import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SingleFlightCache } from '../concurrency/single-flight-cache.ts';
import { siteOrigin, type SiteHosts } from './page-url.ts';
import { Sitemap, type SitemapEntry, type SitemapSources } from './sitemap-entries.ts';

const CACHE_MS = 10_000;
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** Slugs are plain ASCII, so nothing here needs escaping except the host, which is configuration. */
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

/** Registers GET /sitemap.xml: all URLs, or the index of the files that contain them; each brand's host lists its own. */
export function registerSitemap(
  app: FastifyInstance,
  { site, ...sources }: SitemapSources & { site: SiteHosts },
): void {
  const sitemap = new Sitemap(sources);
  const kept = new SingleFlightCache<string>({ max: 20, ttlMs: CACHE_MS });
  const config = { cookieless: true };
  /** `part`: the cache key. The URL is not suitable: one part can be written as any number of URLs. */
  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    part: string,
    make: (baseUrl: string) => Promise<string>,
  ) => {
    const baseUrl = siteOrigin(request.host, site);
    const text = await kept.get(`${baseUrl} ${part}`, () => make(baseUrl));
    return reply.type('application/xml; charset=utf-8').send(text);
  };

  app.get('/sitemap.xml', { config }, (request, reply) =>
    answer(request, reply, 'whole', async (baseUrl) => {
      const whole = await sitemap.all();
      if (whole) return addressSet(baseUrl, whole);
      const homes = Array.from({ length: (await sitemap.lastFile()) + 1 }, (_, file) => `/sitemap/homes-${file}.xml`);
      return index(baseUrl, ['/sitemap/places.xml', ...homes]);
    }),
  );
  app.get('/sitemap/places.xml', { config }, (request, reply) =>
    answer(request, reply, 'places', async (baseUrl) => addressSet(baseUrl, await sitemap.places())),
  );
  app.get<{ Params: { file: string } }>('/sitemap/homes-:file(^\\d{1,6}).xml', { config }, async (request, reply) => {
    const file = Number(request.params.file);
    if (file > (await sitemap.lastFile())) return reply.callNotFound();
    return answer(request, reply, String(file), async (baseUrl) => addressSet(baseUrl, await sitemap.homes(file)));
  });
}
