import type { Pool } from 'pg';
import { nearStatement } from '../server/modules/housing/search-sql.ts';
import type { Search } from '../domain/search.ts';
import { median } from './measure.ts';
import type { BenchCollege } from './searches.ts';

const WARM_UP = 100;

/** Milliseconds of the search statement alone, one at a time over one connection, at the median. */
export async function statementTime(
  pool: Pool,
  colleges: readonly BenchCollege[],
  asked: readonly Search[],
): Promise<number> {
  const places = new Map(colleges.map((college) => [college.id, college]));
  const client = await pool.connect();
  const times: number[] = [];
  try {
    for (const [index, search] of [...asked.slice(0, WARM_UP), ...asked].entries()) {
      const place = places.get(search.locationId);
      if (!place) continue;
      const start = performance.now();
      await client.query(nearStatement(place, search, search.page));
      if (index >= WARM_UP) times.push(performance.now() - start);
    }
  } finally {
    client.release();
  }
  return median(times);
}
