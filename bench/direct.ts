import fastify, { type FastifyInstance } from 'fastify';
import { parseSearch } from '../domain/search.ts';
import { presentLocation, presentMatch, presentMeta } from '../server/api/present.ts';
import type { HousingService } from '../server/modules/housing/housing.service.ts';

/** The service that REST asks, asked by bare Fastify: what the REST facade itself costs is the difference. */
export function createDirect(housing: HousingService): FastifyInstance {
  const app = fastify();
  app.get<{ Querystring: Record<string, string> }>('/search', async ({ query }, reply) => {
    const parsed = parseSearch(query);
    if ('errors' in parsed) return reply.code(422).send(parsed);
    const { page, site: _site, ...filter } = parsed.search;
    const found = await housing.search(filter, page);
    if (!found) return reply.code(404).send();
    const { data, meta, location } = found;
    return { data: data.map(presentMatch), meta: presentMeta(meta), location: presentLocation(location) };
  });
  return app;
}
