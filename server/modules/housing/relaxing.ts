import type { Pool } from 'pg';
import { milesBetween, roundMiles, type Point } from '../../../domain/distance.ts';
import { ELSEWHERE_MILES, elsewhereOf } from '../../../domain/renter/elsewhere.ts';
import { fitting, relaxationsOf } from '../../../domain/renter/relaxations.ts';
import type { HousingFilter } from '../../../domain/search.ts';
import { HotCache } from '../../hot-cache.ts';
import { Turns } from '../../turns.ts';
import type { Location } from '../../../domain/places/place-hit.ts';
import type { PlacesService } from '../places/places.service.ts';
import { cellOf, cellsInStateStatement, cellsNearStatement, fitsAroundStatement, type CellRow } from './relax-sql.ts';

/** A place that is searched near, with its page's URL. */
export type SearchLocation = Location & { url: string };

/** Another place to look at, with as much as was asked. */
export interface Elsewhere {
  location: SearchLocation;
  /** Miles from where the search looked, one decimal. */
  distance: number;
  total: number;
}

export interface WaysOn {
  /** What is absent stays as it was asked. */
  relaxations: {
    bedrooms?: number | undefined;
    bathrooms?: number | undefined;
    budget?: number | undefined;
    total: number;
  }[];
  elsewhere: Elsewhere | null;
}

const KEPT_MS = 2000;
const KEPT = 1000;
/** In a state with many homes all of them are read: so many at a time, and so many more wait for it. */
const AT_ONCE = 2;
const WAITING = 20;
/** What is answered when too many wait: a screen that offers no way on is better than one that does not come. */
const NONE: WaysOn = { relaxations: [], elsewhere: null };

/** What would bring more homes than a search found: the smallest changes of it, and the nearest college that has more. */
export class Relaxing {
  readonly #pool: Pool;
  readonly #places: PlacesService;
  readonly #locate: (filter: HousingFilter) => Promise<SearchLocation | null>;
  readonly #kept = new HotCache<WaysOn>({ max: KEPT, ttlMs: KEPT_MS });
  readonly #turns = new Turns({ atOnce: AT_ONCE, waiting: WAITING });

  constructor(deps: {
    pool: Pool;
    places: PlacesService;
    locate: (filter: HousingFilter) => Promise<SearchLocation | null>;
  }) {
    this.#pool = deps.pool;
    this.#places = deps.places;
    this.#locate = deps.locate;
  }

  async of(asked: HousingFilter, { lat, lon, state }: SearchLocation): Promise<WaysOn> {
    const { locationType, locationId, bedrooms, bathrooms, maxBudget } = asked;
    const find = async (): Promise<WaysOn> => {
      const point = lat === null || lon === null ? null : { lat, lon };
      const { rows } = await this.#pool.query<CellRow>(
        point ? cellsNearStatement(point, asked) : cellsInStateStatement(state, asked),
      );
      const cells = rows.map((row) => cellOf(row, asked));
      return {
        relaxations: relaxationsOf(cells, asked).map(({ maxBudget: budget, ...change }) => ({ ...change, budget })),
        elsewhere: point && (await this.#elsewhere(point, asked, fitting(cells, asked))),
      };
    };
    return this.#kept.get(
      [locationType, locationId, bedrooms, bathrooms, maxBudget].join(),
      async () => {
        const found = await this.#turns.take(find);
        return found === 'busy' ? NONE : found;
      },
      (ways) => ways !== NONE,
    );
  }

  /** Forgets everything: a home came, went or changed its rent in this process. */
  clear(): void {
    this.#kept.clear();
  }

  async #elsewhere(from: Point, asked: HousingFilter, here: number): Promise<Elsewhere | null> {
    const colleges = elsewhereOf(await this.#places.collegesWithin(from, ELSEWHERE_MILES), from);
    if (colleges.length === 0) return null;
    const { rows } = await this.#pool.query<{ fits: number }>(fitsAroundStatement(colleges, asked));
    const index = rows.findIndex(({ fits }) => fits > here);
    const [college, row] = [colleges[index], rows[index]];
    const location = college && (await this.#locate({ locationType: 'college', locationId: college.id }));
    if (!location || !row) return null;
    return { location, distance: roundMiles(milesBetween(from, college)), total: row.fits };
  }
}
