import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { houseDraft, samplePhoto, testCard } from '../setup/drafts.ts';
import { RestClient } from '../setup/rest-client.ts';
import { startProduct, type RunningProduct } from '../setup/running-product.ts';
import { startReplicatedDatabase, type ReplicatedDatabase } from '../setup/streaming-replica.ts';
import { waitUntil } from '../setup/wait-until.ts';

/** The whole product on a database with a streaming replica, which falls behind, dies and comes back. */
let database: ReplicatedDatabase;
let product: RunningProduct;
let replica: pg.Pool;
let landlord: RestClient;
beforeAll(async () => {
  database = await startReplicatedDatabase();
  replica = new pg.Pool({ connectionString: database.replicaUrl, max: 1 }).on('error', () => {});
  product = await startProduct({
    DATABASE_URL: database.primaryUrl,
    DATABASE_REPLICA_URLS: database.replicaUrl,
    READ_BUDGET: '0',
  });
  landlord = new RestClient(product.url);
}, 300_000);
afterAll(async () => {
  await product.stop();
  await replica.end();
  await database.stop();
});

const ask = async <Data>(client: RestClient, query: string): Promise<Data> => {
  const answer = await client.post('/graphql', { query });
  const text = await answer.text();
  expect([answer.status, text]).toEqual([200, expect.not.stringContaining('"errors"')]);
  return (JSON.parse(text) as { data: Data }).data;
};
const lag = async () =>
  Number(/^nearcampus_replica_lag_seconds\S* (\S+)$/m.exec(await (await fetch(`${product.url}/metrics`)).text())?.[1]);
const isUsed = () =>
  waitUntil(async () => {
    expect(await lag()).toBeGreaterThanOrEqual(0);
    expect(await lag()).toBeLessThan(5);
  });

let ohio = '';
const RENT = 2400;
/** Returns the names that a visitor's search at Ohio State finds. */
async function found(): Promise<string[]> {
  const search = `{ found: searchHousing(filter: { locationId: "${ohio}", bedrooms: 4, budget: ${RENT} }) {
    data { listing { name } } } }`;
  const { found: list } = await ask<{ found: { data: { listing: { name: string } }[] } }>(
    new RestClient(product.url),
    search,
  );
  return list.data.map(({ listing }) => listing.name);
}
async function publish(name: string): Promise<void> {
  const draft = { ...houseDraft([await landlord.upload(await samplePhoto())]), name };
  const email = 'rosa@chittenden.example';
  const account = { email, password: 'seven blue kites', password_confirmation: 'seven blue kites' };
  const location = { ...draft.location, coordinates: { lat: 39.997, lon: -83.005 } };
  const floorplans = [{ bedrooms: 4, bathrooms: 2, sq: '1600', rent: String(RENT) }];
  const isNew = (await (await landlord.get('/api/session')).text()) === '';
  const sent = { ...draft, location, floorplans, payment: testCard, ...(isNew && account) };
  expect((await landlord.post('/api/posting/post', sent)).status).toBe(200);
}
const own = async () => (await ask<{ myListings: object }>(landlord, OWN)).myListings;
const OWN = '{ myListings { listing { name } } }';

it('reads the replica for visitors', async () => {
  const places = await ask<{ searchPlaces: { data: { id: string }[] } }>(
    new RestClient(product.url),
    '{ searchPlaces(text: "ohio state") { data { id } } }',
  );
  ohio = places.searchPlaces.data[0]?.id ?? '';
  await isUsed();
  await waitUntil(async () => {
    await found();
    const reads = `select 1 from pg_stat_activity where backend_type = 'client backend' and query like '%offer%'
      and pid <> pg_backend_pid()`;
    expect((await replica.query(reads)).rows).not.toEqual([]);
  });
});

it('shows landlords their change at once and visitors soon, while the replica has none of it', async () => {
  await replica.query('select pg_wal_replay_pause()');
  await publish('The Delayed House');
  expect(JSON.stringify(await own())).toContain('The Delayed House');
  await waitUntil(async () => expect(await found()).toContain('The Delayed House'));
  expect((await replica.query(`select 1 from listing where name = 'The Delayed House'`)).rows).toEqual([]);
  expect(await lag()).toBeGreaterThan(5);
  await replica.query('select pg_wal_replay_resume()');
  await isUsed();
  expect(await found()).toContain('The Delayed House');
});

it('answers every search while the replica is killed, and uses it again when it is back', async () => {
  let isBack = false;
  let searches = 0;
  const searching = (async () => {
    for (; !isBack; searches++) expect(await found()).toContain('The Delayed House');
  })();
  await database.stopReplica('immediate');
  await waitUntil(async () => expect(await lag()).toBe(-1));
  await publish('The House of the Outage');
  expect(await found()).toContain('The House of the Outage');
  expect(JSON.stringify(await own())).toContain('The House of the Outage');
  await database.startReplica();
  await isUsed();
  isBack = true;
  await searching;
  expect(searches).toBeGreaterThan(10);
  expect(await found()).toContain('The House of the Outage');
});
