import { SEARCH_RADIUS_MILES } from '../../../../domain/limits.ts';
import DataLoader from 'dataloader';
import { LRUCache } from 'lru-cache';
import type { ReadPool } from '../../../replicas/replicas.ts';
import { bedroomOptions } from '../../../../domain/options/bedrooms.ts';
import { sortByBedrooms, type BedroomRents } from '../../../../domain/search/rent-statistics.ts';
import { circleColumns } from '../search/circle-columns.ts';
import { areaKey, type CountArea } from './place-counts.ts';
import { milesSql } from '../search/criteria-sql.ts';

const CACHE_MS = 10_000;
const MAX_CACHED = 2000;
const CODES = bedroomOptions.map(({ value }) => value).join(', ');

type RentsRow = BedroomRents & { n: number };

// percentile_disc takes the lower of the two middle values, as domain/search/rent-statistics.ts does.
const rentsOf = (places: string, where: string) => `
  select place.n::integer, found.* from ${places}, lateral (
    select bedrooms, count(*)::integer as homes, min(rents[1]) as "rentFrom",
      percentile_disc(0.5) within group (order by rents[1]) as "rentMedian"
    from offer where bedrooms = any('{${CODES}}'::smallint[]) and ${where}
    group by bedrooms) found`;

const AROUND = rentsOf(
  `unnest($1::text[], $2::float8[], $3::float8[], $4::float8[], $5::float8[], $6::float8[])
    with ordinality as place(strips, west, east, at_lat, at_lon, cosine, n)`,
  `strip = any(place.strips::integer[]) and lon between place.west and place.east
    and ${milesSql('place.at_lat', 'place.at_lon', 'place.cosine')} <= ${SEARCH_RADIUS_MILES}`,
);
const IN_STATES = rentsOf('unnest($1::bpchar[]) with ordinality as place(code, n)', 'state = place.code');

/** Returns rents at a place by size: read from the offer index for many places at a time, cached for ten seconds. */
export class PlaceRents {
  readonly #pool: ReadPool;
  readonly #loader: DataLoader<CountArea, BedroomRents[], string>;

  constructor(pool: ReadPool) {
    this.#pool = pool;
    this.#loader = new DataLoader((places) => this.#read(places), {
      cacheKeyFn: areaKey,
      cacheMap: new LRUCache<string, Promise<BedroomRents[]>>({ max: MAX_CACHED, ttl: CACHE_MS }),
      maxBatchSize: 50,
    });
  }

  of(place: CountArea): Promise<BedroomRents[]> {
    return this.#loader.load(place);
  }

  /** Clears the cache, since a listing or its rent changed in this process. */
  clear(): void {
    this.#loader.clearAll();
  }

  async #read(places: readonly CountArea[]): Promise<BedroomRents[][]> {
    const rents = new Map<CountArea, BedroomRents[]>();
    const keep = (among: readonly CountArea[], rows: readonly RentsRow[]) => {
      for (const [index, place] of among.entries())
        rents.set(
          place,
          sortByBedrooms(
            rows
              .filter(({ n }) => n === index + 1)
              .map(({ bedrooms, homes, rentFrom, rentMedian }) => ({ bedrooms, homes, rentFrom, rentMedian })),
          ),
        );
    };
    const states = places.filter((place) => 'state' in place);
    const points = places.filter((place) => 'lat' in place);
    if (states.length > 0)
      keep(states, (await this.#pool.query<RentsRow>(IN_STATES, [states.map(({ state }) => state)])).rows);
    if (points.length > 0) keep(points, (await this.#pool.query<RentsRow>(AROUND, circleColumns(points))).rows);
    return places.map((place) => rents.get(place) ?? []);
  }
}
