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
import type { AlternativeCollegeView, SearchSuggestionsView } from './search-suggestions.resolver.ts';

/** A place that is searched nearby, with its page's URL. */
export type SearchLocation = Location & { url: string };

const CACHED = { max: 1000, ttlMs: 2000 };
/** Maximum concurrent queries, and maximum waiting ones: in a large state all listings are read. */
const QUERIES = { atOnce: 2, waiting: 20 };
/** Returned when too many requests wait, so that the page loads without suggestions. */
const NONE: SearchSuggestionsView = { relaxations: [], alternativeCollege: null };
const BUSY: FilterCount[] = [];

interface SuggestionDeps {
  reads: ReadPool;
  places: PlacesService;
  locate: (filter: HousingFilter) => Promise<SearchLocation | null>;
}

/** Suggests how to find more listings: the smallest relaxations, and the nearest college that has more. */
export class SuggestionService {
  readonly #cache = new SingleFlightCache<SearchSuggestionsView>(CACHED);
  readonly #counts = new SingleFlightCache<FilterCount[]>(CACHED);
  readonly #limit = new ConcurrencyLimit(QUERIES);

  constructor(private readonly deps: SuggestionDeps) {}

  of(filter: HousingFilter, location: SearchLocation): Promise<SearchSuggestionsView> {
    const find = async (): Promise<SearchSuggestionsView> => {
      const point = pointOf(location);
      const { rows } = await this.deps.reads.query<CellRow>(cellsStatement(location, filter));
      const cells = rows.map((row) => toCell(row, filter));
      return {
        relaxations: suggestRelaxations(cells, filter).map(({ maxBudget: budget, ...change }) => ({
          ...change,
          budget,
        })),
        alternativeCollege: point && (await this.#alternativeCollege(point, filter, countFitting(cells, filter))),
      };
    };
    return this.#limited(this.#cache, filter, find, NONE);
  }

  /** Returns the filter options offered at a place, each with its count; [] when too many requests wait. */
  filterCounts(filter: HousingFilter, location: SearchLocation): Promise<FilterCount[]> {
    const count = async (): Promise<FilterCount[]> => {
      const { rows } = await this.deps.reads.query<FilterCountsRow>(filterCountsStatement(location, filter));
      const { totals = [], stated = [] } = rows[0] ?? {};
      return filterOptions.flatMap(({ key }, index) => {
        const enough = key.startsWith('max_walk') ? pointOf(location) !== null : (stated[index] ?? 0) >= LEAST_STATED;
        return enough ? [{ key, total: totals[index] ?? 0 }] : [];
      });
    };
    return this.#limited(this.#counts, filter, count, BUSY);
  }

  /** Returns the cached value of a search, or finds it; `busy`, which is not cached, when too many requests wait. */
  #limited<Value>(
    cache: SingleFlightCache<Value>,
    filter: HousingFilter,
    find: () => Promise<Value>,
    busy: Value,
  ): Promise<Value> {
    const make = async () => {
      const found = await this.#limit.run(find);
      return found === 'busy' ? busy : found;
    };
    return cache.get(filterKey(filter), make, (value) => value !== busy);
  }

  /** Clears the cache, since a listing or its rent changed in this process. */
  clear(): void {
    this.#cache.clear();
    this.#counts.clear();
  }

  async #alternativeCollege(from: Point, filter: HousingFilter, here: number): Promise<AlternativeCollegeView | null> {
    const colleges = alternativeColleges(await this.deps.places.collegesWithin(from, ALTERNATIVE_COLLEGE_MILES), from);
    if (colleges.length === 0) return null;
    const { rows } = await this.deps.reads.query<{ fits: number }>(fitsAroundStatement(colleges, filter));
    const index = rows.findIndex(({ fits }) => fits > here);
    const [college, row] = [colleges[index], rows[index]];
    const location = college && (await this.deps.locate({ locationType: 'college', locationId: college.id }));
    if (!location || !row) return null;
    return { location, distance: roundMiles(milesBetween(from, college)), total: row.fits };
  }
}
