import { SEARCH_RADIUS_MILES } from '../../../../domain/limits.ts';
import DataLoader from 'dataloader';
import { LRUCache } from 'lru-cache';
import type { ReadPool } from '../../../replicas/replicas.ts';
import type { Point } from '../../../../domain/places/distance.ts';
import { circleColumns } from '../search/circle-columns.ts';
import { ANY_BEDROOMS } from './offer-index.ts';
import { milesSql } from '../search/criteria-sql.ts';

/** The area of a count: a state by its code, anything else around its point. */
export type CountArea = { state: string } | Point;

const COUNT_MS = 10_000;

const AROUND = `
  select (select count(*)::integer from offer
    where bedrooms = ${ANY_BEDROOMS} and strip = any(place.strips::integer[]) and lon between place.west and place.east
      and ${milesSql('place.at_lat', 'place.at_lon', 'place.cosine')} <= ${SEARCH_RADIUS_MILES}) as count
  from unnest($1::text[], $2::float8[], $3::float8[], $4::float8[], $5::float8[], $6::float8[])
    with ordinality as place(strips, west, east, at_lat, at_lon, cosine, n)
  order by n`;

const IN_STATES = `
  select (select count(*)::integer from offer where bedrooms = ${ANY_BEDROOMS} and state = code) as count
  from unnest($1::bpchar[]) with ordinality as place(code, n) order by n`;

/** Returns a cache key, equal for the same place. */
export const areaKey = (place: CountArea): string => ('state' in place ? place.state : `${place.lat},${place.lon}`);

/** Counts the listings at a place: batched over many places, cached for ten seconds. */
export class PlaceCounts {
  readonly #pool: ReadPool;
  readonly #loader: DataLoader<CountArea, number, string>;

  constructor(pool: ReadPool) {
    this.#pool = pool;
    this.#loader = new DataLoader((places) => this.#count(places), {
      cacheKeyFn: areaKey,
      cacheMap: new LRUCache<string, Promise<number>>({ max: 20_000, ttl: COUNT_MS }),
      maxBatchSize: 250,
    });
  }

  count(place: CountArea): Promise<number> {
    return this.#loader.load(place);
  }

  /** Clears every count, since a listing was added or removed in this process. */
  clear(): void {
    this.#loader.clearAll();
  }

  async #count(places: readonly CountArea[]): Promise<number[]> {
    const counts = new Map<CountArea, number>();
    const states = places.filter((place) => 'state' in place);
    const points = places.filter((place) => 'lat' in place);
    const keep = (among: readonly CountArea[], rows: { count: number }[]) =>
      among.forEach((place, index) => counts.set(place, rows[index]?.count ?? 0));
    if (states.length > 0) {
      const { rows } = await this.#pool.query<{ count: number }>(IN_STATES, [states.map(({ state }) => state)]);
      keep(states, rows);
    }
    if (points.length > 0) {
      const { rows } = await this.#pool.query<{ count: number }>(AROUND, circleColumns(points));
      keep(points, rows);
    }
    return places.map((place) => counts.get(place) ?? 0);
  }
}
