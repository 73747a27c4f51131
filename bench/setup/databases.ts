import pg from 'pg';
import { mkdtemp, rm, chmod } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readFile } from 'node:fs/promises';
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

/** A fresh database with every migration; its address. */
async function emptyDatabase(server: string, name: string): Promise<string> {
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  await migrate(url.href);
  return url.href;
}

/** A database with places and no homes: the starter colleges, or those of a federal directory; its address. */
export async function benchPlaces(
  server: string,
  { directory, enrolment }: { directory: string | undefined; enrolment: string | undefined },
): Promise<string> {
  const url = await emptyDatabase(server, 'bench_places');
  const pool = new pg.Pool({ connectionString: url });
  try {
    const gazetteer = new Gazetteer();
    await loadPlaces(pool, gazetteer);
    if (directory) {
      const files = {
        directory: await readFile(directory),
        ...(enrolment && { enrolment: await readFile(enrolment) }),
      };
      await importColleges({ pool, gazetteer }, files);
    }
    await pool.query('vacuum (analyze)');
  } finally {
    await pool.end();
  }
  return url;
}

/** A database with so many demo homes, around the starter colleges or those of a federal directory; its address. */
export async function benchDatabase(
  server: string,
  listings: number,
  directory: string | undefined,
  progress?: (done: number) => void,
): Promise<string> {
  const url = await emptyDatabase(server, `bench_${listings}`);
  const pool = new pg.Pool({ connectionString: url });
  try {
    const gazetteer = new Gazetteer();
    await loadPlaces(pool, gazetteer);
    if (directory) await importColleges({ pool, gazetteer }, { directory: await readFile(directory) });
    await seedListings(
      { pool, gazetteer, clock: { now: () => new Date() } },
      { listings, ...(progress && { progress }) },
    );
    await pool.query('vacuum (analyze)');
  } finally {
    await pool.end();
  }
  return url;
}
