import type { Pool, PoolClient } from 'pg';
import type { Clock } from '../../clock.ts';
import { demoImageNames } from '../../../demo/listings/demo-images.ts';
import { imageSizes } from '../../../domain/images/image-urls.ts';
import type { Gazetteer } from '../../modules/places/gazetteer.ts';
import { starterColleges } from '../../modules/places/starter/starter-colleges.ts';
import { demoListing, type DemoListing } from '../../../demo/listings/demo-listing.ts';
import words from '../../../demo/listings/text-fragments.json' with { type: 'json' };
import { deterministicUuid } from '../../../demo/listings/deterministic-uuid.ts';
import { plots } from '../../../demo/listings/seed-plan.ts';
import { inTransaction, transact } from '../../sql/transactions.ts';
import { repeatBatches } from '../../jobs/delete-in-batches.ts';
import { insertRows } from './insert-rows.ts';
import { DemoNumberAllocator, writeListings, writeOffers } from './write-listings.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Env } from '../../env.ts';

const USAGE = 'Usage: npm run op -- seed [--listings COUNT | --remove], COUNT a whole number up to 10000000';
const REAL =
  'This database belongs to a live payment processor: renters would find the demo listings. Nothing was added.';
const MOST = 10_000_000;
const PRINTED_EVERY = 10_000;

function listingsOf(args: string[]): number | 'remove' | undefined {
  try {
    const options = { listings: { type: 'string', default: '2000' }, remove: { type: 'boolean' } } as const;
    const { values } = parseArgs({ args, options });
    if (values.remove) return 'remove';
    return /^\d{1,8}$/.test(values.listings) && Number(values.listings) <= MOST ? Number(values.listings) : undefined;
  } catch {
    return undefined;
  }
}

interface SeedCommandDependencies {
  env: Pick<Env, 'stripe' | 'dataDir'>;
  print: (line: string) => void;
}

/** Returns whether payments are real here: live keys, or subscriptions that no local processor of this installation created. */
async function isReal({ stripe, dataDir }: Pick<Env, 'stripe' | 'dataDir'>, pool: Pool): Promise<boolean> {
  if (stripe !== null) return true;
  if (existsSync(join(dataDir, 'stripe.sqlite'))) return false;
  return (await pool.query('select 1 from subscription limit 1')).rows.length > 0;
}

/** Implements `npm run op -- seed`: adds demo listings up to a total, or removes them. Resolves with the exit code. */
export async function seedCommand(
  args: string[],
  { print, env, ...dependencies }: SeedDependencies & SeedCommandDependencies,
): Promise<number> {
  const listings = listingsOf(args);
  if (listings === undefined) {
    print(USAGE);
    return 1;
  }
  if (listings === 'remove') {
    print(`Removed ${await removeListings(dependencies.pool)} demo listings.`);
    return 0;
  }
  if (await isReal(env, dependencies.pool)) {
    print(REAL);
    return 1;
  }
  const began = performance.now();
  let printed = 0;
  const added = await seedListings(dependencies, {
    listings,
    onWritten: (written) => {
      if (written - printed < PRINTED_EVERY) return;
      printed = written;
      print(`${written} of ${listings} demo listings written`);
    },
    progress: (done) => print(`${done} of ${listings} demo listings searchable`),
  });
  const seconds = (performance.now() - began) / 1000;
  const rate = added > 0 ? `, ${Math.round(added / seconds)} per second` : '';
  print(`Added ${added} demo listings in ${seconds.toFixed(1)} s${rate}.`);
  return 0;
}

export interface SeedDependencies {
  pool: Pool;
  gazetteer: Gazetteer;
  clock: Clock;
}

export interface SeedOptions {
  listings: number;
  /** Called after each batch, which cannot be searched yet. */
  onWritten?: (written: number) => void;
  /** Called whenever some listings have become searchable. */
  progress?: (done: number) => void;
}

/** Deletes the demo listings with their leads, in batches. Returns their number. */
const removeListings = (pool: Pool): Promise<number> =>
  repeatBatches(async () => {
    // Those of the seed have no subscription; the demo landlord's do, and belong to the local processor.
    const { rows } = await pool.query<{ id: string }>(
      `select id from listing where demo and not exists (select from subscription s where s.listing_id = listing.id)
         and account_id in (select id from account where demo) limit ${BATCH}`,
    );
    const ids = rows.map(({ id }) => id);
    await pool.query(
      'with leads as (delete from lead where listing_id = any($1)) delete from listing where id = any($1)',
      [ids],
    );
    return ids.length;
  }, BATCH);

const OWNERS = 6;
const BATCH = 2000;
const SEED_LOCK = 4102;
/** So many listings get their offers at once: enough to change each page of the large indexes once, not once per listing. */
const CHUNK = 50_000;

/** Returns the accounts that own the demo listings; they have no password, so nobody can log in to them. */
async function ownerIds(client: PoolClient, now: Date): Promise<number[]> {
  const owners = Array.from({ length: OWNERS }, (_, n) => ({
    key: deterministicUuid(`owner ${n}`),
    email: `landlord-${n}@demo.example`,
    first_name: words.firstNames[n],
    last_name: words.lastNames[n],
    demo: true,
    created_at: now,
  }));
  await insertRows(client, 'account', owners, 'on conflict do nothing');
  const { rows } = await client.query<{ id: string }>('select id from account where key = any($1) order by id', [
    owners.map(({ key }) => key),
  ]);
  return rows.map(({ id }) => Number(id));
}

/** Returns the number of existing demo listings; they are written in order, so this is the index to resume from. */
async function seeded(client: PoolClient, owners: readonly number[]): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from listing where demo and account_id = any($1)',
    [owners],
  );
  return rows[0]?.count ?? 0;
}

/** The number of concurrent batches: while one is written the next is generated, on another connection. */
const PARALLEL_BATCHES = 2;

async function seedWith(
  client: PoolClient,
  { pool, gazetteer, clock }: SeedDependencies,
  { listings, onWritten, progress }: SeedOptions,
) {
  const now = clock.now();
  const { owners, done } = await inTransaction(client, async () => {
    // Without the hash of uploads: several listings show each, and its files are made on first request.
    const images = [...demoImageNames.keys()].map((id) => ({
      id,
      ...imageSizes.large,
      created_at: now,
      referenced_at: now,
    }));
    await insertRows(client, 'image', images, 'on conflict do nothing');
    const ids = await ownerIds(client, now);
    return { owners: ids, done: await seeded(client, ids) };
  });
  const vanity = await DemoNumberAllocator.load(client);
  const lanes: Promise<void>[] = Array.from({ length: PARALLEL_BATCHES }, () => Promise.resolve());
  /** Batches commit in order, so that a killed seed leaves no gap. */
  let committed: Promise<void> = Promise.resolve();
  let written = done;
  const writer = { gazetteer, owners, now, vanity };
  let last = 0;
  /** Writes the offers of the listings since the last time, and of those that a killed seed left without. */
  const finish = async () => {
    await Promise.all(lanes);
    last = await inTransaction(client, () => writeOffers({ ...writer, client }, last));
    if (written > done) progress?.(written);
  };
  const write = async (first: number, homes: readonly DemoListing[], before: Promise<void>) => {
    await transact(pool, async (lane) => {
      // A crash may lose the last batches, in order; the next seed writes them again.
      await lane.query('set local synchronous_commit = off');
      await writeListings({ ...writer, client: lane }, first, homes);
      await before;
    });
    written = first + homes.length;
    onWritten?.(written);
  };
  let [index, lane] = [0, 0];
  let batch: DemoListing[] = [];
  const flush = async () => {
    const homes = batch;
    batch = [];
    await lanes[lane];
    committed = write(index - homes.length, homes, committed);
    lanes[lane] = committed;
    lane = (lane + 1) % PARALLEL_BATCHES;
  };
  try {
    for (const plot of plots(starterColleges, listings)) {
      if (index >= done) batch.push(demoListing(index, plot));
      index++;
      if (batch.length === BATCH) await flush();
      if (index > done && index % CHUNK === 0) await finish();
    }
    if (batch.length > 0) await flush();
    await finish();
  } finally {
    await Promise.allSettled(lanes);
  }
  if (written > done) await client.query('analyze listing, listing_contact, floorplan, offer');
  return Math.max(0, written - done);
}

/**
 * Adds demo listings up to `listings`, the same ones in every database, owned by demo accounts and without a
 * subscription. Existing ones stay; a killed seed resumes. Resolves with the number added.
 */
export async function seedListings(dependencies: SeedDependencies, options: SeedOptions): Promise<number> {
  const client = await dependencies.pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [SEED_LOCK]);
    return await seedWith(client, dependencies, options);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [SEED_LOCK]).catch(() => undefined);
    client.release();
  }
}
