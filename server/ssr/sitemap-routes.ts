import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SingleFlightCache } from '../concurrency/single-flight-cache.ts';
import { siteOrigin, type SiteHosts } from './page-url.ts';
import type { ReadPool } from '../replicas/replicas.ts';
import { ACTIVE } from '../../domain/options/listing-status.ts';
import { states } from '../../domain/options/states.ts';

/** One URL of the site and when it last changed. */
interface SitemapEntry {
  path: string;
  changed?: Date;
}

interface SitemapSources {
  pool: ReadPool;
  /** Includes demonstration listings, while the dev tools exist. */
  demo: boolean;
  /** The paths of the pages that are about no place or listing. */
  pages: readonly string[];
}

/** The range of listing ids per file; the protocol allows 50,000 URLs. */
const IDS_A_FILE = 50_000;
/** Up to this many URLs there is a single file and no index. */
const SMALL = 5000;

/** The condition for a listing that renters can see now; `$1`: whether demonstration listings count. */
const LISTED = `status = ${ACTIVE} and hidden_at is null and (not demo or $1::boolean)`;

export class Sitemap {
  constructor(private readonly sources: SitemapSources) {}

  /** Returns all entries if they fit into one file; else null: the files are `places`, `homes(0)` to `homes(last)`. */
  async all(): Promise<SitemapEntry[] | null> {
    const places = await this.places();
    const { rows } = await this.sources.pool.query<{ count: number }>(
      `select count(*)::int as count from (select from listing where ${LISTED} limit $2) as listed`,
      [this.sources.demo, SMALL + 1],
    );
    if (places.length + (rows[0]?.count ?? 0) > SMALL) return null;
    const files = await Promise.all(Array.from({ length: (await this.lastFile()) + 1 }, (_, file) => this.homes(file)));
    return [...places, ...files.flat()];
  }

  /** Returns the pages, the states, colleges, and the cities that have a college. */
  async places(): Promise<SitemapEntry[]> {
    const colleges = await this.sources.pool.query<{ slug: string }>('select slug from college order by id');
    const cities = await this.sources.pool.query<{ slug: string }>(
      'select slug from city where id in (select city_id from college) order by id',
    );
    return [
      ...this.sources.pages.map((path) => ({ path })),
      ...states.map(({ code }) => ({ path: `/state/${code.toLowerCase()}` })),
      ...colleges.rows.map(({ slug }) => ({ path: `/college/${slug}` })),
      ...cities.rows.map(({ slug }) => ({ path: `/city/${slug}` })),
    ];
  }

  /** Returns the number of the last file of listings, from 0. */
  async lastFile(): Promise<number> {
    const { rows } = await this.sources.pool.query<{ last: number | null }>(
      'select max(id)::float8 as last from listing',
    );
    return Math.floor((rows[0]?.last ?? 0) / IDS_A_FILE);
  }

  /** Returns the listings of one file that renters can see now. */
  async homes(file: number): Promise<SitemapEntry[]> {
    const { rows } = await this.sources.pool.query<{ slug: string; updated_at: Date }>(
      `select slug, updated_at from listing where ${LISTED} and id >= $2::bigint and id < $3::bigint order by id`,
      [this.sources.demo, file * IDS_A_FILE, (file + 1) * IDS_A_FILE],
    );
    return rows.map(({ slug, updated_at: changed }) => ({ path: `/home/${slug}`, changed }));
  }
}

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
  const sitemaps = new SingleFlightCache<string>({ max: 20, ttlMs: CACHE_MS });
  const config = { cookieless: true };
  /** `part`: the cache key. The URL is not suitable: one part can be written as any number of URLs. */
  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    part: string,
    make: (baseUrl: string) => Promise<string>,
  ) => {
    const baseUrl = siteOrigin(request.host, site);
    const text = await sitemaps.get(`${baseUrl} ${part}`, () => make(baseUrl));
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
