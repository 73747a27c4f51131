import type { Pool } from 'pg';
import { bedroomOptions } from '../../../domain/options/bedrooms.ts';
import { NEAR_MILES } from '../../../domain/options/location-types.ts';
import { bySize, type BedroomRents } from '../../../domain/renter/rents.ts';
import { HotCache } from '../../hot-cache.ts';
import { nearBounds } from './near-bounds.ts';
import { placeKey, type CountedPlace } from './place-counts.ts';
import { cosineOf, milesSql } from './search-sql.ts';

const KEPT_MS = 10_000;
const KEPT_PLACES = 2000;
const CODES = bedroomOptions.map(({ value }) => value).join(', ');

// percentile_disc takes the lower of the two in the middle, as domain/renter/rents.ts does.
const rentsWhere = (where: string) => `
  select bedrooms, count(*)::integer as homes, min(rents[1]) as "rentFrom",
    percentile_disc(0.5) within group (order by rents[1]) as "rentMedian"
  from offer where bedrooms = any('{${CODES}}'::smallint[]) and ${where}
  group by bedrooms`;

const AROUND = rentsWhere(`strip = any($1::integer[]) and lon between $2::float8 and $3::float8
  and ${milesSql('$4::float8', '$5::float8', '$6::float8')} <= ${NEAR_MILES}`);
const IN_STATE = rentsWhere('state = $1');

/** What homes cost at a place, by size: read from the offer index, kept for ten seconds. */
export class PlaceRents {
  readonly #pool: Pool;
  readonly #kept = new HotCache<BedroomRents[]>({ max: KEPT_PLACES, ttlMs: KEPT_MS });

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  of(place: CountedPlace): Promise<BedroomRents[]> {
    return this.#kept.get(placeKey(place), async () => {
      const { rows } = await this.#pool.query<BedroomRents>(
        'state' in place
          ? { name: 'place-rents-state', text: IN_STATE, values: [place.state] }
          : { name: 'place-rents', text: AROUND, values: around(place) },
      );
      return bySize(rows);
    });
  }

  /** Forgets everything: a home came, went or changed its rent in this process. */
  clear(): void {
    this.#kept.clear();
  }
}

function around(point: { lat: number; lon: number }): unknown[] {
  const { strips, west, east } = nearBounds(point, NEAR_MILES);
  return [strips, west, east, point.lat, point.lon, cosineOf(point)];
}
