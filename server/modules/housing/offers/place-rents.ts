import type { ReadPool } from '../../../replicas/replicas.ts';
import { bedroomOptions } from '../../../../domain/options/bedrooms.ts';
import { sortByBedrooms, type BedroomRents } from '../../../../domain/search/rent-statistics.ts';
import { areaLoader } from './area-loader.ts';

const CODES = bedroomOptions.map(({ value }) => value).join(', ');

/** Returns a loader of the rents in an area, by size. */
export const placeRents = (pool: ReadPool) =>
  areaLoader<BedroomRents & { n: number }, BedroomRents[]>(pool, {
    // percentile_disc takes the lower of the two middle values, as domain/search/rent-statistics.ts does.
    statement: (places, where) => `
  select place.n::integer, found.* from ${places}, lateral (
    select bedrooms, count(*)::integer as homes, min(rents[1]) as "rentFrom",
      percentile_disc(0.5) within group (order by rents[1]) as "rentMedian"
    from offer where bedrooms = any('{${CODES}}'::smallint[]) and ${where}
    group by bedrooms) found`,
    valueOf: (rows, index) =>
      sortByBedrooms(rows.filter(({ n }) => n === index + 1).map(({ n: _n, ...rents }) => rents)),
    maxCached: 2000,
    maxBatchSize: 50,
  });
