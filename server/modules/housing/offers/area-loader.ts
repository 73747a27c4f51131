import DataLoader from 'dataloader';
import { LRUCache } from 'lru-cache';
import type { QueryResultRow } from 'pg';
import { SEARCH_RADIUS_MILES } from '../../../../domain/limits.ts';
import { bedroomOptions } from '../../../../domain/options/bedrooms.ts';
import type { Point } from '../../../../domain/places/distance.ts';
import { sortByBedrooms, type BedroomRents } from '../../../../domain/search/rent-statistics.ts';
import type { ReadPool } from '../../../replicas/replicas.ts';
import { circleColumns, milesSql } from '../search/criteria-sql.ts';
import { ANY_BEDROOMS } from './offer-index.ts';

/** A state by its code, or anything else by its point. */
export type CountArea = { state: string } | Point;

const CIRCLES = `unnest($1::text[], $2::float8[], $3::float8[], $4::float8[], $5::float8[], $6::float8[])
    with ordinality as place(strips, west, east, at_lat, at_lon, cosine, n)`;
const IN_CIRCLE = `strip = any(place.strips::integer[]) and lon between place.west and place.east
      and ${milesSql('place.at_lat', 'place.at_lon', 'place.cosine')} <= ${SEARCH_RADIUS_MILES}`;
const STATES = 'unnest($1::bpchar[]) with ordinality as place(code, n)';

const CACHE_MS = 10_000;

interface AreaQuery<Row, Value> {
  /** Returns SQL for the rows of many areas: `places`, numbered by `n`, and the condition on the offers of one. */
  statement: (places: string, where: string) => string;
  /** Returns the value of the area with this index. */
  valueOf: (rows: readonly Row[], index: number) => Value;
  maxCached: number;
  maxBatchSize: number;
}

/** Reads a value of each area from the offer index: batched over many areas, cached for ten seconds. */
function areaLoader<Row extends QueryResultRow, Value>(
  pool: ReadPool,
  { statement, valueOf, maxCached, maxBatchSize }: AreaQuery<Row, Value>,
): DataLoader<CountArea, Value, string> {
  const around = statement(CIRCLES, IN_CIRCLE);
  const inStates = statement(STATES, 'state = place.code');
  const read = async (areas: readonly CountArea[]) => {
    const values = new Map<CountArea, Value>();
    const keep = async (among: readonly CountArea[], sql: string, columns: unknown[]) => {
      if (among.length === 0) return;
      const { rows } = await pool.query<Row>(sql, columns);
      for (const [index, area] of among.entries()) values.set(area, valueOf(rows, index));
    };
    const states = areas.filter((area) => 'state' in area);
    const points = areas.filter((area) => 'lat' in area);
    await keep(states, inStates, [states.map(({ state }) => state)]);
    await keep(points, around, circleColumns(points));
    return areas.map((area) => values.get(area) ?? valueOf([], 0));
  };
  return new DataLoader(read, {
    cacheKeyFn: (area) => ('state' in area ? area.state : `${area.lat},${area.lon}`),
    cacheMap: new LRUCache<string, Promise<Value>>({ max: maxCached, ttl: CACHE_MS }),
    maxBatchSize,
  });
}

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

const CODES = bedroomOptions.map(({ value }) => value).join(', ');

/** Returns a loader of the rents in an area, by size. */
export const placeRents = (pool: ReadPool) =>
  areaLoader<BedroomRents & { n: number }, BedroomRents[]>(pool, {
    // percentile_disc takes the lower of the two middle values, as domain/search/rent-statistics.ts does.
    statement: (places, where) => `
  select place.n::integer, found.* from ${places}, lateral (
    select bedrooms, count(*)::integer as "listingsCount", min(rents[1]) as "rentFrom",
      percentile_disc(0.5) within group (order by rents[1]) as "rentMedian"
    from offer where bedrooms = any('{${CODES}}'::smallint[]) and ${where}
    group by bedrooms) found`,
    valueOf: (rows, index) =>
      sortByBedrooms(rows.filter(({ n }) => n === index + 1).map(({ n: _n, ...rents }) => rents)),
    maxCached: 2000,
    maxBatchSize: 50,
  });
