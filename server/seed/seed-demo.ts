import type { Pool, PoolClient } from 'pg';
import type { Clock } from '../clock.ts';
import { pictureSizes } from '../../domain/drawings/drawn-picture.ts';
import type { Gazetteer } from '../modules/places/gazetteer.ts';
import { starterColleges } from '../modules/places/starter/starter-colleges.ts';
import { demoHome, type DemoHome } from './demo-home.ts';
import { picturePool } from './demo-pictures.ts';
import { firstNames, lastNames } from './demo-words.ts';
import { deterministicUuid } from './deterministic-uuid.ts';
import { plots } from './seed-plan.ts';
import { VanityNumbers } from './vanity-numbers.ts';
import { writeHomes } from './write-homes.ts';

export interface SeedDependencies {
  pool: Pool;
  gazetteer: Gazetteer;
  clock: Clock;
}

export interface SeedOptions {
  /** How many demo homes there shall be in all. */
  listings: number;
  /** Told after every batch. */
  progress?: (done: number, of: number) => void;
}

const OWNERS = 6;
const BATCH = 2000;
const SEED_LOCK = 4102;

/** The accounts that own the demo homes; they have no password, so nobody logs in as one. */
async function ownerIds(client: PoolClient, now: Date): Promise<number[]> {
  const owners = Array.from({ length: OWNERS }, (_, n) => ({
    key: deterministicUuid(`owner ${n}`),
    email: `landlord-${n}@demo.example`,
    first_name: firstNames[n],
    last_name: lastNames[n],
    demo: true,
    created_at: now,
  }));
  await client.query(
    `insert into account (key, email, first_name, last_name, demo, created_at)
     select key, email, first_name, last_name, demo, created_at from jsonb_populate_recordset(null::account, $1)
     on conflict do nothing`,
    [JSON.stringify(owners)],
  );
  const { rows } = await client.query<{ id: string }>('select id from account where key = any($1) order by id', [
    owners.map(({ key }) => key),
  ]);
  return rows.map(({ id }) => Number(id));
}

async function writePictures(client: PoolClient, now: Date) {
  const pictures = picturePool.map(({ id, drawn }) => ({ id, ...pictureSizes.large, drawn, created_at: now }));
  await client.query(
    'insert into picture select * from jsonb_populate_recordset(null::picture, $1) on conflict do nothing',
    [JSON.stringify(pictures)],
  );
}

/** How many demo homes are there already: they are written in order, so that is where to go on. */
async function seeded(client: PoolClient, owners: readonly number[]): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from listing where demo and account_id = any($1)',
    [owners],
  );
  return rows[0]?.count ?? 0;
}

async function inTransaction<T>(client: PoolClient, work: () => Promise<T>): Promise<T> {
  await client.query('begin');
  try {
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** Batches under way at once: while one is written the next is made, on another connection. */
const LANES = 2;

async function seedWith(
  client: PoolClient,
  { pool, gazetteer, clock }: SeedDependencies,
  { listings, progress }: SeedOptions,
) {
  const now = clock.now();
  const { owners, done } = await inTransaction(client, async () => {
    await writePictures(client, now);
    const ids = await ownerIds(client, now);
    return { owners: ids, done: await seeded(client, ids) };
  });
  const vanity = await VanityNumbers.load(client);
  const lanes: Promise<void>[] = Array.from({ length: LANES }, () => Promise.resolve());
  /** Batches commit in their order, so that a killed seed leaves no gap. */
  let committed: Promise<void> = Promise.resolve();
  let written = done;
  const write = async (first: number, homes: readonly DemoHome[], before: Promise<void>) => {
    const lane = await pool.connect();
    try {
      await inTransaction(lane, async () => {
        // a crash may lose the last batches, in their order: the next seed writes them again
        await lane.query('set local synchronous_commit = off');
        await writeHomes({ client: lane, gazetteer, owners, now, vanity }, first, homes);
        await before;
      });
    } finally {
      lane.release();
    }
    written = first + homes.length;
    progress?.(written, listings);
  };
  let [index, lane] = [0, 0];
  let batch: DemoHome[] = [];
  const flush = async () => {
    const homes = batch;
    batch = [];
    await lanes[lane];
    committed = write(index - homes.length, homes, committed);
    lanes[lane] = committed;
    lane = (lane + 1) % LANES;
  };
  try {
    for (const plot of plots(starterColleges, listings)) {
      if (index >= done) batch.push(demoHome(index, plot));
      index++;
      if (batch.length === BATCH) await flush();
    }
    if (batch.length > 0) await flush();
    await Promise.all(lanes);
  } finally {
    await Promise.allSettled(lanes);
  }
  if (written > done) await client.query('analyze listing, listing_contact, floorplan, offer');
  return Math.max(0, written - done);
}

/**
 * Brings the demo homes up to `listings`, the same ones in every database: around the starter colleges, owned by demo
 * accounts, said to be demo, without a subscription and without an expiry date. What is there stays; a seed that was
 * killed goes on where it stopped. Resolves with how many were added.
 */
export async function seedDemo(dependencies: SeedDependencies, options: SeedOptions): Promise<number> {
  const client = await dependencies.pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [SEED_LOCK]);
    return await seedWith(client, dependencies, options);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [SEED_LOCK]).catch(() => undefined);
    client.release();
  }
}
