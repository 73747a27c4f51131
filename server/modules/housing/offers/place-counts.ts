import type { ReadPool } from '../../../replicas/replicas.ts';
import { areaLoader } from './area-loader.ts';
import { ANY_BEDROOMS } from './offer-index.ts';

/** Returns a loader of the number of listings in an area. */
export const placeCounts = (pool: ReadPool) =>
  areaLoader<{ count: number }, number>(pool, {
    statement: (places, where) => `
  select (select count(*)::integer from offer where bedrooms = ${ANY_BEDROOMS} and ${where}) as count
  from ${places} order by n`,
    valueOf: (rows, index) => rows[index]?.count ?? 0,
    maxCached: 20_000,
    maxBatchSize: 250,
  });
