import pg, { type Pool } from 'pg';
import { mkdtemp, rm, chmod, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../server/embedded/embedded-postgres.ts';
import { Gazetteer } from '../../server/modules/places/gazetteer.ts';
import { importColleges } from '../../server/modules/places/import/import-colleges.ts';
import { loadPlaces } from '../../server/modules/places/import/load-places.ts';
import { migrate } from '../../server/orm.ts';
import { seedListings } from '../../server/commands/seed/seed-listings.ts';

/** A PostgreSQL of the bench's own, put on `open`; resolves with its address. */
export async function benchPostgres(open: AsyncDisposableStack): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  await chmod(folder, 0o755);
  open.defer(() => rm(folder, { recursive: true, force: true }));
  const postgres = await startPostgres(folder);
  open.defer(() => postgres.stop());
  return postgres.url;
}

/** Files of the federal directory; the starter colleges without them. */
export interface CollegeFiles {
  directory?: string | undefined;
  enrollment?: string | undefined;
}

/** A fresh database with places, and what `fill` adds; its address. */
async function makeDatabase(
  server: string,
  name: string,
  { directory, enrollment }: CollegeFiles,
  fill?: (pool: Pool, gazetteer: Gazetteer) => Promise<unknown>,
): Promise<string> {
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  await migrate(url.href);
  const pool = new pg.Pool({ connectionString: url.href });
  try {
    const gazetteer = new Gazetteer();
    await loadPlaces(pool, gazetteer);
    if (directory) {
      const files = {
        directory: await readFile(directory),
        ...(enrollment && { enrollment: await readFile(enrollment) }),
      };
      await importColleges({ pool, gazetteer }, files);
    }
    await fill?.(pool, gazetteer);
    await pool.query('vacuum (analyze)');
  } finally {
    await pool.end();
  }
  return url.href;
}

/** A database with places and no homes; its address. */
export const benchPlaces = (server: string, files: CollegeFiles): Promise<string> =>
  makeDatabase(server, 'bench_places', files);

/** A database with so many demo homes; its address. */
export function benchDatabase(
  server: string,
  listings: number,
  directory?: string,
  progress?: (done: number) => void,
): Promise<string> {
  console.log(`Making ${listings} listings`);
  return makeDatabase(server, `bench_${listings}`, { directory }, (pool, gazetteer) =>
    seedListings({ pool, gazetteer, clock: { now: () => new Date() } }, { listings, ...(progress && { progress }) }),
  );
}
