import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { DAY_MS } from '../../domain/time-spans.ts';
import { writeTestListings } from '../../server/modules/housing/housing.fixture.ts';
import { RestClient } from '../setup/rest-client.ts';
import { serveApp, type ServedApp } from '../setup/served-app.ts';

const LISTINGS = 120;
let app: ServedApp;
const landlord = { email: 'olga@homes.example', password: 'a long phrase' };

beforeAll(async () => {
  app = await serveApp();
  await app.account(landlord.email, landlord.password);
  const home = {
    type: 84,
    state: 'OH',
    lat: 40,
    lon: -83,
    amenities: [],
    stale: true,
    publishedAt: Date.now() - 31 * DAY_MS,
  };
  const floorplans = [{ bedrooms: 2, bathrooms: 1, sq: 800, rent: 1000 }];
  await writeTestListings(
    app.pool,
    Array.from({ length: LISTINGS }, (_, index) => ({ ...home, id: index + 1, floorplans })),
  );
  await app.rows(
    `insert into listing_contact select id, 'Olga', 'Lord', 'olga@homes.example', '6145559999' from listing`,
  );
  await app.rows('update listing set account_id = (select id from account where email = $1)', [landlord.email]);
});
afterAll(() => app.close());

it.each([
  ['query', 'listForAccount', '{ myListings { id price draft { name } } }'],
  ['mutation', 'confirmAll', 'mutation { confirmListings { id price draft { name } } }'],
] as const)('answers other requests between the listings of a long %s', async (_kind, method, query) => {
  const client = new RestClient(app.url);
  await client.post('/login', landlord);
  // How many listings were read in each turn of the event loop.
  const turns = [0];
  let timer = setImmediate(function next() {
    if (turns.at(-1)) turns.push(0);
    timer = setImmediate(next);
  });
  const { listings } = app.services;
  const load = listings[method].bind(listings);
  listings[method] = async (accountId) =>
    (await load(accountId)).map((own) => {
      const { price } = own;
      return Object.defineProperty(own, 'price', {
        enumerable: true,
        get: () => {
          turns.push((turns.pop() ?? 0) + 1);
          return price;
        },
      });
    });
  const stringify = vi.spyOn(JSON, 'stringify');
  const answer = await client.post('/graphql', { query });
  clearImmediate(timer);
  const texts = stringify.mock.results.map(({ value }) => String(value).length);
  stringify.mockRestore();
  listings[method] = load;
  const body = await answer.text();
  const { data } = JSON.parse(body) as { data: Record<string, unknown[]> };
  expect(Object.values(data).flat()).toHaveLength(LISTINGS);
  expect(Math.max(...turns)).toBeLessThanOrEqual(50);
  expect(turns.reduce((sum, count) => sum + count)).toBe(LISTINGS);
  // Its text is made in parts too.
  expect(Math.max(...texts)).toBeLessThan(body.length / 2);
});
