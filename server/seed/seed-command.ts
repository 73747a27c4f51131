import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Pool } from 'pg';
import type { Env } from '../env.ts';
import { seedDemo, type SeedDependencies } from './seed-demo.ts';

const USAGE = 'Usage: npm run seed -- [--listings COUNT], a whole number up to 10000000';
const REAL = 'This database belongs to a live payment processor: renters would find the demo homes. Nothing was added.';
const MOST = 10_000_000;

function listingsOf(args: string[]): number | undefined {
  try {
    const { values } = parseArgs({ args, options: { listings: { type: 'string', default: '2000' } } });
    return /^\d{1,8}$/.test(values.listings) && Number(values.listings) <= MOST ? Number(values.listings) : undefined;
  } catch {
    return undefined;
  }
}

/** Whether money is paid here: by the keys, or by subscriptions that no local processor of this installation has made. */
async function isReal({ stripe, dataDir }: Pick<Env, 'stripe' | 'dataDir'>, pool: Pool): Promise<boolean> {
  if (stripe !== null) return true;
  if (existsSync(join(dataDir, 'stripe.sqlite'))) return false;
  return (await pool.query('select 1 from subscription limit 1')).rows.length > 0;
}

/**
 * `npm run seed -- --listings 100000`: brings the demo homes up to that many; those that are there stay. Resolves with
 * the exit code.
 */
export async function seedCommand(
  args: string[],
  {
    print,
    env,
    ...dependencies
  }: SeedDependencies & { env: Pick<Env, 'stripe' | 'dataDir'>; print: (line: string) => void },
): Promise<number> {
  const listings = listingsOf(args);
  if (listings === undefined) {
    print(USAGE);
    return 1;
  }
  if (await isReal(env, dependencies.pool)) {
    print(REAL);
    return 1;
  }
  const began = performance.now();
  const added = await seedDemo(dependencies, {
    listings,
    progress: (done) => print(`${done} of ${listings} demo homes`),
  });
  const seconds = (performance.now() - began) / 1000;
  const rate = added > 0 ? `, ${Math.round(added / seconds)} a second` : '';
  print(`Added ${added} demo homes in ${seconds.toFixed(1)} s${rate}.`);
  return 0;
}
