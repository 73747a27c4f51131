import { InMemoryCache } from '@apollo/client/cache';
import { print } from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MatchesDocument } from '../../../../client/shared/search/matches.generated.ts';
import { serveApp, type ServedApp } from '../../../../tests/setup/served-app.ts';
import { writeTestListings } from '../housing.fixture.ts';
import { ListingCards } from './listing-cards.ts';

const CITY = { id: 43001, lat: 39.9995, lon: -83.0128 };
/** The query of the matches page as the client sends it. */
const query = print(new InMemoryCache().transformDocument(MatchesDocument));
let site: ServedApp;

beforeAll(async () => {
  site = await serveApp();
  await site.pool.query(
    `insert into city (id, name, slug, state, lat, lon) values ($1, 'Columbus', 'columbus-oh', 'OH', $2, $3)`,
    [CITY.id, CITY.lat, CITY.lon],
  );
  await writeTestListings(
    site.pool,
    Array.from({ length: 25 }, (_, index) => ({
      id: index + 1,
      type: 84,
      state: 'OH',
      lat: CITY.lat + index / 1000,
      lon: CITY.lon,
      amenities: [1],
      publishedAt: index,
      floorplans: [
        { bedrooms: 2, bathrooms: 1, sq: 800, rent: 900 + index },
        { bedrooms: 2, bathrooms: 2, sq: 900, rent: 1900 },
      ],
    })),
  );
  await site.services.housing.reindexAll();
});
afterAll(() => site.close());

const listings = (text: string): unknown[] =>
  (JSON.parse(text) as { data: { searchHousing: { data: unknown[] } } }).data.searchHousing.data;

async function matches(budget: number, page = 1): Promise<string> {
  const filter = { locationType: 'city', locationId: String(CITY.id), bedrooms: 2, bathrooms: 1, budget };
  const { token, cookie } = await csrf();
  const response = await fetch(`${site.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-xsrf-token': token, cookie },
    body: JSON.stringify({ operationName: 'Matches', query, variables: { filter, page } }),
  });
  return response.text();
}

async function csrf() {
  const { headers } = await fetch(`${site.url}/api/schools/search`);
  const token = /XSRF-TOKEN=([^;]+)/.exec(headers.get('set-cookie') ?? '')?.[1] ?? '';
  return { token, cookie: `XSRF-TOKEN=${token}` };
}

it('answers with the same bytes whether Apollo, cards kept as JSON or the response cache answers', async () => {
  const first = await matches(2000);
  expect(listings(first)).toHaveLength(20);
  for (let time = 0; time < 3; time++) expect(await matches(2000)).toBe(first);
  expect(listings(await matches(2000, 2))).toHaveLength(5);
  expect(listings(await matches(100))).toEqual([]);
});

it('makes a card again when its words change, each hour, and for each format', async () => {
  await site.pool.query(`update listing set confirmed_at = '2027-01-01T12:00:00Z' where id = 2`);
  const { rows } = await site.pool.query<{ version: string }>('select xmin::text as version from listing where id = 2');
  const [{ version = '' } = {}] = rows;
  const cards = new ListingCards({ pool: site.pool, baseUrl: '' });
  const made: string[] = [];
  const load = (time: string, name = 'words') =>
    cards.load(
      [{ id: 2, version, miles: null }],
      { name, toJson: () => `"${made.push(time)}"` },
      {},
      new Date(`2027-01-02T${time}:00Z`),
    );
  // It has been confirmed for a whole day at noon.
  for (const time of ['11:30', '11:59', '12:00', '12:59', '13:00']) await load(time);
  expect(made).toEqual(['11:30', '12:00', '13:00']);
  expect([await load('13:01'), await load('13:01', 'others')]).toEqual([['"3"'], ['"4"']]);
});

it('shows a change of a listing at once, also one that it did not make itself', async () => {
  await matches(1500);
  await site.pool.query(`update listing set name = 'Renamed' where id = 1`);
  expect(await matches(1501)).toContain('"name":"Renamed"');
});
