import fastify, { type FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { PER_PAGE, parseSearch } from '../domain/search.ts';
import { presentLocation, presentMatch, presentMeta } from '../server/api/present.ts';
import { pageMeta } from '../domain/paging.ts';
import { homeOf } from '../server/modules/housing/home-of.ts';
import { nearStatement, type FoundRow } from '../server/modules/housing/search-sql.ts';
import type { BenchCollege } from './searches.ts';

/** The yardstick: Fastify, pg, the product's own statement and cards; byte for byte what REST answers, and nothing else. */
export function createBare(pool: Pool, colleges: readonly BenchCollege[], baseUrl: string): FastifyInstance {
  const places = new Map(colleges.map((college) => [college.id, college]));
  const app = fastify();
  app.get<{ Querystring: Record<string, string> }>('/search', async ({ query }, reply) => {
    const parsed = parseSearch(query);
    if ('errors' in parsed) return reply.code(422).send(parsed);
    const { page, locationId } = parsed.search;
    const place = places.get(locationId);
    if (!place) return reply.code(404).send();
    const { rows } = await pool.query<FoundRow>(nearStatement(place, parsed.search, page));
    const cards = rows.flatMap((row) =>
      row.id === null ? [] : [presentMatch({ listing: homeOf(row, row.miles, baseUrl), unmet: [] })],
    );
    const url = `${baseUrl}/college/${place.slug}`;
    return {
      data: cards,
      meta: presentMeta(pageMeta(page, PER_PAGE, rows[0]?.total ?? 0)),
      location: presentLocation({ ...place, type: 'college', displayName: place.name, url }),
    };
  });
  return app;
}
