import { InMemoryCache } from '@apollo/client/cache';
import type { Request } from 'autocannon';
import { print } from 'graphql';
import type { Pool } from 'pg';
import { MatchesDocument } from '../../client/shared/search/matches.generated.ts';
import { bedroomOptions } from '../../domain/options/bedrooms.ts';
import type { CollegeFacts } from '../../domain/places/college-facts.ts';
import { searchQuery, type Search } from '../../domain/search/search-query.ts';
import { SeededRandom } from '../../demo/seeded-random.ts';

export interface BenchCollege extends Pick<CollegeFacts, 'id' | 'name' | 'state' | 'lat' | 'lon' | 'enrollment'> {
  slug: string;
}

/** The query of the matches page as the client sends it: the server compiles the client's own queries only (ADR 0014). */
const QUERY = print(new InMemoryCache().transformDocument(MatchesDocument));

export const endpoints = ['bare', 'direct', 'REST', 'GraphQL', 'constant GET', 'constant POST'] as const;
export type Endpoint = (typeof endpoints)[number];

export async function benchColleges(pool: Pool): Promise<BenchCollege[]> {
  const { rows } = await pool.query<BenchCollege>(
    'select id, name, slug, state, lat, lon, enrollment from college order by enrollment desc, id',
  );
  return rows;
}

/** Returns the same searches each time, as renters make them: large colleges, small apartments, first pages. */
export function sampleSearches(colleges: readonly BenchCollege[], count: number, seed: string): Search[] {
  const random = new SeededRandom(seed);
  const ends: number[] = [];
  for (const { enrollment } of colleges) ends.push((ends.at(-1) ?? 0) + Math.max(1, enrollment));
  const college = () => {
    const wanted = random.next() * (ends.at(-1) ?? 0);
    return colleges[ends.findIndex((end) => end > wanted)] ?? colleges[0];
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

/** Returns the request for a search on the given endpoint; `token` is the CSRF token, sent in both the cookie and the header. */
export function requestOf(door: Endpoint, search: Search, token: string): Request {
  const headers = { cookie: `XSRF-TOKEN=${token}` };
  if (door === 'bare' || door === 'direct') return { method: 'GET', path: `/search?${searchQuery(search)}`, headers };
  if (door === 'REST' || door === 'constant GET')
    return { method: 'GET', path: `/api/housing/search?${searchQuery(search)}`, headers };
  const { locationType, locationId, bedrooms, bathrooms, maxBudget: budget, page } = search;
  const filter = { locationType, locationId: String(locationId), bedrooms, bathrooms, budget };
  return {
    method: 'POST',
    path: '/graphql',
    headers: { ...headers, 'x-xsrf-token': token, 'content-type': 'application/json' },
    body: JSON.stringify({ operationName: 'Matches', query: QUERY, variables: { filter, page } }),
  };
}
