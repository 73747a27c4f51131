import { once } from 'node:events';
import { createServer } from 'node:http';
import fastify from 'fastify';
import pg from 'pg';
import { PER_PAGE } from '../../domain/limits.ts';
import { pageMeta } from '../../domain/pagination.ts';
import { parseSearch } from '../../domain/search/search-errors.ts';
import { searchQuery, type Search } from '../../domain/search/search-query.ts';
import { ProductClock } from '../../server/clock.ts';
import { HousingService } from '../../server/modules/housing/housing.service.ts';
import type { MatchPageView } from '../../server/modules/housing/match.view.ts';
import { searchStatement, type FoundRow } from '../../server/modules/housing/search/search-sql.ts';
import {
  listingCardColumns,
  toListingView,
  type ListingCardRow,
} from '../../server/modules/housing/to-listing-view.ts';
import { PlacesService } from '../../server/modules/places/places.service.ts';
import { createOrm } from '../../server/orm.ts';
import { MatchPage } from '../../server/rest/routes/housing.ts';
import { present } from '../../server/rest/wire-names.ts';
import { benchColleges, sampleSearches } from './sample-searches.ts';

/** Returns a page of matches as REST does. */
const presentPage = ({ data, meta, location }: Pick<MatchPageView, 'data' | 'meta' | 'location'>) =>
  present(MatchPage, {
    data: data.map(({ listing, unmet }) => ({ ...listing, unmet })),
    meta,
    location,
    notStated: undefined,
    petsNotStated: undefined,
  });

/** Serves the answers of a search by Fastify alone; undefined for an unknown place. */
async function serveAnswers(port: number, answer: (search: Search) => Promise<unknown>): Promise<string> {
  const app = fastify();
  app.get<{ Querystring: Record<string, string> }>('/search', async ({ query }, reply) => {
    const parsed = parseSearch(query);
    if ('errors' in parsed) return reply.code(422).send(parsed);
    return (await answer(parsed.search)) ?? reply.code(404).send();
  });
  return app.listen({ port, host: '127.0.0.1' });
}

/** Serves what the product, which is at `baseUrl`, is compared with; each answers as REST does. */
export async function serve([databaseUrl = '', baseUrl = '', ...ports]: readonly string[]): Promise<void> {
  const [direct = 0, bare = 0, constant = 0] = ports.map(Number);
  const createPool = () => new pg.Pool({ connectionString: databaseUrl, max: 10 });

  // The service behind REST: what the REST layer costs is the difference.
  const [{ em }, pool, clock] = [await createOrm(databaseUrl), createPool(), new ProductClock()];
  const housing = new HousingService({ em, pool, places: new PlacesService({ em, pool }), clock, baseUrl });
  await serveAnswers(direct, async ({ page, site: _site, ...filter }) => {
    const found = await housing.search(filter, page);
    if (!found) return undefined;
    return presentPage(found);
  });

  // The baseline: the product's own statement and cards, and nothing else.
  const barePool = createPool();
  const colleges = await benchColleges(barePool);
  const places = new Map(colleges.map((college) => [college.id, college]));
  const origin = await serveAnswers(bare, async (search) => {
    const place = places.get(search.locationId);
    if (!place) return undefined;
    const { rows } = await barePool.query<FoundRow & ListingCardRow>(
      searchStatement(place, search, search.page, listingCardColumns('true')),
    );
    const data = rows.flatMap((row) =>
      row.id === null ? [] : [{ listing: toListingView(row, row.miles, baseUrl, search), unmet: [] }],
    );
    const url = `${baseUrl}/college/${place.slug}`;
    return presentPage({
      data,
      meta: pageMeta(search.page, PER_PAGE, rows[0]?.total ?? 0),
      location: { ...place, type: 'college', displayName: place.name, url },
    });
  });

  // The same bytes for each request: the most that Node's own HTTP server can do. The last one to listen.
  const [typical] = sampleSearches(colleges, 1, 'constant');
  if (!typical) throw new Error('There is no college to search.');
  const bytes = await (await fetch(`${origin}/search?${searchQuery(typical)}`)).bytes();
  const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': bytes.length };
  const server = createServer((request, response) => {
    request.resume().once('end', () => response.writeHead(200, headers).end(bytes));
  });
  await once(server.listen(constant, '127.0.0.1'), 'listening');
}
