import fastify, { type FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { parseSearch } from '../domain/search.ts';
import { nearStatement } from '../server/modules/housing/search-sql.ts';
import type { BenchCollege } from './searches.ts';

/** The yardstick: Fastify, pg and the product's own statement; the rows go out as they come. */
export function createBare(pool: Pool, colleges: readonly BenchCollege[]): FastifyInstance {
  const places = new Map(colleges.map((college) => [college.id, college]));
  const app = fastify();
  app.get<{ Querystring: Record<string, string> }>('/search', async ({ query }, reply) => {
    const parsed = parseSearch(query);
    if ('errors' in parsed) return reply.code(422).send(parsed);
    const place = places.get(parsed.search.locationId);
    if (!place) return reply.code(404).send();
    const { rows } = await pool.query(nearStatement(place, parsed.search, parsed.search.page));
    return { data: rows };
  });
  return app;
}
