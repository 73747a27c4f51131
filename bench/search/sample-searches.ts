import type { Pool } from 'pg';
import { SeededRandom } from '../../demo/seeded-random.ts';
import { bedroomOptions } from '../../domain/options/bedrooms.ts';
import type { CollegeFacts } from '../../domain/places/college-facts.ts';
import type { Search } from '../../domain/search/search-query.ts';

export interface BenchCollege extends Pick<
  CollegeFacts,
  'id' | 'name' | 'nicknames' | 'state' | 'lat' | 'lon' | 'enrollment'
> {
  slug: string;
}

/** Returns all colleges, the largest first. */
export async function benchColleges(pool: Pool): Promise<BenchCollege[]> {
  const { rows } = await pool.query<BenchCollege>(
    'select id, name, nicknames, slug, state, lat, lon, enrollment from college order by enrollment desc, id',
  );
  return rows;
}

/** Returns the same searches each time, as renters make them: large colleges, small apartments, first pages. */
export function sampleSearches(colleges: readonly BenchCollege[], count: number, seed: string): Search[] {
  const random = new SeededRandom(seed);
  const ends: number[] = [];
  for (const { enrollment } of colleges) ends.push((ends.at(-1) ?? 0) + Math.max(1, enrollment));
  const college = () => {
    const drawn = random.next() * (ends.at(-1) ?? 0);
    return colleges[ends.findIndex((end) => end > drawn)] ?? colleges[0];
  };
  return Array.from({ length: count }, () => ({
    locationType: 'college',
    locationId: college()?.id ?? 0,
    bedrooms: bedroomOptions[Math.floor(random.next() ** 2 * 6)]?.value,
    bathrooms: 1 + Math.floor(random.next() * 3) / 2,
    // Budgets rarely repeat within the one-second cache lifetime.
    maxBudget: 900 + Math.floor(random.next() * 3000),
    page: 1 + Math.floor(random.next() ** 4 * 3),
    site: 'default',
  }));
}
