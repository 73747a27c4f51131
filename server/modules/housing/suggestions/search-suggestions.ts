import type { ReadPool } from '../../../replicas/replicas.ts';
import { milesBetween, roundMiles, type Point } from '../../../../domain/places/distance.ts';
import { ALTERNATIVE_COLLEGE_MILES, alternativeColleges } from '../../../../domain/search/alternative-colleges.ts';
import { countFitting, suggestRelaxations } from '../../../../domain/search/relaxation/relaxation.ts';
import { filterOptions, LEAST_STATED, type FilterCount } from '../../../../domain/search/filter-options.ts';
import { filterKey, type HousingFilter } from '../../../../domain/search/search-query.ts';
import { SingleFlightCache } from '../../../concurrency/single-flight-cache.ts';
import { ConcurrencyLimit } from '../../../concurrency/concurrency-limit.ts';
import type { Location } from '../../../../domain/places/search/place-hit.ts';
import type { PlacesService } from '../../places/places.service.ts';
import { pointOf } from '../search/search-sql.ts';
import { toCell, cellsStatement, fitsAroundStatement, type CellRow } from './relaxation-sql.ts';
import { filterCountsStatement, type FilterCountsRow } from './filter-counts-sql.ts';

/** A place that is searched nearby, with its page's URL. */
export type SearchLocation = Location & { url: string };

/** Another place with listings that meet all criteria. */
export interface AlternativePlace {
  location: SearchLocation;
  /** Miles from the search location, one decimal. */
  distance: number;
  total: number;
}

export interface SearchSuggestions {
  /** Absent fields are unchanged. */
  relaxations: {
    bedrooms?: number | undefined;
    bathrooms?: number | undefined;
    budget?: number | undefined;
    total: number;
  }[];
  elsewhere: AlternativePlace | null;
}

const CACHE_MS = 2000;
const MAX_CACHED = 1000;
/** Maximum concurrent queries, and maximum waiting ones: in a large state all listings are read. */
const MAX_CONCURRENT = 2;
const MAX_WAITING = 20;
/** Returned when too many requests wait, so that the page loads without suggestions. */
const NONE: SearchSuggestions = { relaxations: [], elsewhere: null };
const BUSY: FilterCount[] = [];

/** Suggests how to find more listings: the smallest relaxations, and the nearest college that has more. */
export class SuggestionService {
  readonly #pool: ReadPool;
  readonly #places: PlacesService;
  readonly #locate: (filter: HousingFilter) => Promise<SearchLocation | null>;
  readonly #cache = new SingleFlightCache<SearchSuggestions>({ max: MAX_CACHED, ttlMs: CACHE_MS });
  readonly #counts = new SingleFlightCache<FilterCount[]>({ max: MAX_CACHED, ttlMs: CACHE_MS });
  readonly #limit = new ConcurrencyLimit({ atOnce: MAX_CONCURRENT, waiting: MAX_WAITING });

  constructor(deps: {
    reads: ReadPool;
    places: PlacesService;
    locate: (filter: HousingFilter) => Promise<SearchLocation | null>;
  }) {
    this.#pool = deps.reads;
    this.#places = deps.places;
    this.#locate = deps.locate;
  }

  async of(asked: HousingFilter, location: SearchLocation): Promise<SearchSuggestions> {
    const find = async (): Promise<SearchSuggestions> => {
      const point = pointOf(location);
      const { rows } = await this.#pool.query<CellRow>(cellsStatement(location, asked));
      const cells = rows.map((row) => toCell(row, asked));
      return {
        relaxations: suggestRelaxations(cells, asked).map(({ maxBudget: budget, ...change }) => ({
          ...change,
          budget,
        })),
        elsewhere: point && (await this.#alternativePlaces(point, asked, countFitting(cells, asked))),
      };
    };
    return this.#cache.get(
      filterKey(asked),
      async () => {
        const found = await this.#limit.run(find);
        return found === 'busy' ? NONE : found;
      },
      (ways) => ways !== NONE,
    );
  }

  /** Returns the filter options offered at a place, each with its count; [] when too many requests wait. */
  filterCounts(asked: HousingFilter, location: SearchLocation): Promise<FilterCount[]> {
    const count = async (): Promise<FilterCount[]> => {
      const { rows } = await this.#pool.query<FilterCountsRow>(filterCountsStatement(location, asked));
      const { totals = [], stated = [] } = rows[0] ?? {};
      return filterOptions.flatMap(({ key }, index) => {
        const enough = key.startsWith('max_walk') ? pointOf(location) !== null : (stated[index] ?? 0) >= LEAST_STATED;
        return enough ? [{ key, total: totals[index] ?? 0 }] : [];
      });
    };
    return this.#counts.get(
      filterKey(asked),
      async () => {
        const found = await this.#limit.run(count);
        return found === 'busy' ? BUSY : found;
      },
      (counts) => counts !== BUSY,
    );
  }

  /** Clears the cache, since a listing or its rent changed in this process. */
  clear(): void {
    this.#cache.clear();
    this.#counts.clear();
  }

  async #alternativePlaces(from: Point, asked: HousingFilter, here: number): Promise<AlternativePlace | null> {
    const colleges = alternativeColleges(await this.#places.collegesWithin(from, ALTERNATIVE_COLLEGE_MILES), from);
    if (colleges.length === 0) return null;
    const { rows } = await this.#pool.query<{ fits: number }>(fitsAroundStatement(colleges, asked));
    const index = rows.findIndex(({ fits }) => fits > here);
    const [college, row] = [colleges[index], rows[index]];
    const location = college && (await this.#locate({ locationType: 'college', locationId: college.id }));
    if (!location || !row) return null;
    return { location, distance: roundMiles(milesBetween(from, college)), total: row.fits };
  }
}
