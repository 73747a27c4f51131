import { PER_PAGE } from '../../../domain/limits.ts';
import type { EntityManager } from '@mikro-orm/postgresql';
import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import { roundMiles, type Point } from '../../../domain/places/distance.ts';
import { ACTIVE } from '../../../domain/options/listing-status.ts';
import { unmetCriteria, type Place, type UnmetCriterion } from '../../../domain/search/matching.ts';
import { type HousingFilter } from '../../../domain/search/search-query.ts';
import type { Clock } from '../../clock.ts';
import { SingleFlightCache } from '../../concurrency/single-flight-cache.ts';
import { pageMeta, type PageMeta } from '../../../domain/pagination.ts';
import type { Location } from '../../../domain/places/search/place-hit.ts';
import type { PlaceInventory } from '../../../domain/places/place-page-texts.ts';
import type { PlacesService } from '../places/places.service.ts';
import { listingCardColumns, type ListingCardRow, toListingView } from './to-listing-view.ts';
import {
  CLOSEST_TOTAL,
  closestInStateStatement,
  closestStatement,
  closestTotalStatement,
  searchRings,
  type ClosestRow,
} from './search/closest-sql.ts';
import {
  findUnavailableListing,
  findSimilarListings,
  type UnavailableListing,
} from './unavailable/unavailable-listings.ts';
import type { ListingView } from './listing.view.ts';
import { Offers } from './offers/offers.ts';
import { PlaceCounts, type CountArea } from './offers/place-counts.ts';
import { PlaceRents } from './offers/place-rents.ts';
import { SuggestionService, type SearchLocation, type SearchSuggestions } from './suggestions/search-suggestions.ts';
import { nearStatement, stateStatement, type FoundRow } from './search/search-sql.ts';
import { MOSTLY_ONLINE } from '../../../domain/places/search/place-weight.ts';

/** The colleges people think of first: universities with a campus life, largest first, then all others (`byProminence`); $1 of them. */
const wellKnownColleges = `
  select id, lat, lon from college
  order by name ~* '\\yuniversity\\y' and id <> all('{${MOSTLY_ONLINE.join(',')}}'::int[]) desc, enrolment desc, id
  limit $1`;

interface Match {
  listing: ListingView;
  /** What it misses; empty in a search. */
  unmet: UnmetCriterion[];
}

export interface MatchPage {
  data: Match[];
  meta: PageMeta;
  location: SearchLocation;
}

/** So long an answer is shared; a publish in this process is seen at once, one in another within a second. */
const CACHE_MS = 500;
/** Places hardly ever move; looking one up costs more than the search itself. A new one is found at once. */
const PLACE_MS = 300_000;
/** The home page's list moves slowly; only the largest colleges can be on it. */
const POPULAR_MS = 60_000;
const POPULAR_AMONG = 250;
/** JavaScript's safe integers; a larger id is nobody's. */
const isId = (id: number) => Number.isSafeInteger(id) && id > 0;
const isSlug = (slug: string) => /^[a-z0-9-]{1,400}$/.test(slug);

/** Of a listing `l`: it has a page. */
const SHOWN = `l.status = ${ACTIVE} and l.hidden_at is null`;

/** A location with a position is searched around it; a state has none. */
const pointOf = ({ lat, lon }: Location): Point | null => (lat === null || lon === null ? null : { lat, lon });

/** Finds homes for renters: by the offer index, which `reindex` alone writes (ADR 0008). */
export class HousingService {
  readonly #pool: Pool;
  readonly #places: PlacesService;
  readonly #clock: Clock;
  readonly #baseUrl: string;
  #version = 0;
  readonly #offers: Offers;
  readonly #counts: PlaceCounts;
  readonly #rents: PlaceRents;
  readonly #suggestions: SuggestionService;
  readonly #popular = new SingleFlightCache<number[]>({ max: 1, ttlMs: POPULAR_MS });
  readonly #cache = new SingleFlightCache<MatchPage | null>({ max: 1000, ttlMs: CACHE_MS, repeatMs: CACHE_MS });
  readonly #locations = new LRUCache<string, SearchLocation>({ max: 10_000, ttl: PLACE_MS });

  constructor(deps: { em: EntityManager; pool: Pool; places: PlacesService; clock: Clock; baseUrl: string }) {
    this.#pool = deps.pool;
    this.#places = deps.places;
    this.#clock = deps.clock;
    this.#baseUrl = deps.baseUrl;
    this.#counts = new PlaceCounts(deps.pool);
    this.#rents = new PlaceRents(deps.pool);
    this.#suggestions = new SuggestionService({ ...deps, locate: (filter) => this.#location(filter) });
    this.#offers = new Offers({
      ...deps,
      onChange: () => {
        this.#version++;
        this.#cache.clear();
        this.#counts.clear();
        this.#rents.clear();
        this.#suggestions.clear();
      },
    });
  }

  /** Grows with every change of the offers that this process has committed: what was answered under another is old. */
  get version(): number {
    return this.#version;
  }

  /**
   * The homes that fit [§7]: featured first, then nearest by exact distance (newest in a state), then lowest id; 20 a
   * page. Null when there is no such place. Answers are shared for half a second: treat them as read-only.
   */
  search(filter: HousingFilter, page: number): Promise<MatchPage | null> {
    return this.#cached('search', filter, page, async (location, wanted) => {
      const point = pointOf(location);
      const statement = point ? nearStatement(point, filter, wanted) : stateStatement(location.state, filter, wanted);
      const { rows } = await this.#pool.query<FoundRow>(statement);
      return { rows, total: rows[0]?.total ?? 0, unmetOf: () => [] };
    });
  }

  /** The homes that fit least badly when nothing fits (K45), each with what it misses; within 270 miles, at most 200. */
  closest(filter: HousingFilter, page: number): Promise<MatchPage | null> {
    return this.#cached('closest', filter, page, async (location, wanted) => {
      const point = pointOf(location);
      const place: Place = point ? { kind: 'point', point } : { kind: 'state', state: location.state };
      const { rows, total } = point
        ? await this.#closestTo(point, filter, wanted)
        : await this.#closestIn(location.state, filter, wanted);
      const unmetOf = (home: ListingView) =>
        unmetCriteria({ ...home, publishedAt: 0 }, place, filter).unmet.map(({ criterion, by }) => ({
          criterion,
          by: criterion === 'distance' ? roundMiles(by) : by,
        }));
      return { rows, total, unmetOf };
    });
  }

  /** Where more homes are than a search has found: what to give way in, and the nearest college that has more. Null when there is no such place. */
  async suggestions(asked: HousingFilter): Promise<SearchSuggestions | null> {
    const location = await this.#location(asked);
    return location && this.#suggestions.of(asked, location);
  }

  /** A home's page: active and not hidden; a house at its monthly cap is there, but takes no requests (K23). */
  async listing(slug: string): Promise<ListingView | null> {
    if (!isSlug(slug)) return null;
    const [home] = await this.#homes(`l.slug = $2 and ${SHOWN}`, slug);
    return home ?? null;
  }

  /** Those of these homes that are shown (active and not hidden), in this order, as their pages show them. */
  async listedIds(ids: readonly number[]): Promise<ListingView[]> {
    const shown = await this.#homes(`l.id = any($2::bigint[]) and ${SHOWN}`, ids.filter(isId));
    const homes = new Map(shown.map((home) => [home.id, home]));
    return ids.flatMap((id) => homes.get(id) ?? []);
  }

  /** Homes by id, whatever their status, each with whether it takes requests now; unknown ids are left out. */
  async listings(ids: readonly number[]): Promise<Map<number, ListingView>> {
    const homes = await this.#homes('l.id = any($2::bigint[])', ids.filter(isId));
    return new Map(homes.map((home) => [home.id, home]));
  }

  /** How many homes a renter finds at a place: ten miles around a college or a city, or in a state. Kept for ten seconds. */
  listingsCount(place: CountArea): Promise<number> {
    return this.#counts.count(place);
  }

  /** What a renter finds at a place, and what it costs by size. Kept for ten seconds. */
  async offer(place: CountArea): Promise<PlaceInventory> {
    const [homes, rents] = await Promise.all([this.#counts.count(place), this.#rents.of(place)]);
    return { homes, rents };
  }

  /** A home that was shown once and is not now; null for one that is shown or never was. */
  async unavailable(slug: string): Promise<UnavailableListing | null> {
    return isSlug(slug) ? findUnavailableListing(this.#pool, slug) : null;
  }

  /** At most six homes that could take the place of one that is gone. */
  similar(gone: UnavailableListing): Promise<ListingView[]> {
    return findSimilarListings(this.#pool, gone, this.#baseUrl);
  }

  /** The ids of the best-known colleges that have homes: large universities first (popular-sql.ts); kept for a minute. */
  async popularSchools(count: number): Promise<number[]> {
    const ids = await this.#popular.get('all', async () => {
      const { rows } = await this.#pool.query<Point & { id: number }>(wellKnownColleges, [POPULAR_AMONG]);
      const counts = await Promise.all(rows.map((college) => this.#counts.count(college)));
      return rows.filter((_, index) => (counts[index] ?? 0) > 0).map(({ id }) => id);
    });
    return ids.slice(0, count);
  }

  /**
   * Rewrites the offers of these listings inside the caller's transaction, from the listings and floorplans as they stand
   * (what the EntityManager still holds is flushed first). A search in this process sees it as soon as that commits.
   * @throws outside a transaction.
   */
  reindex(em: EntityManager, listingIds: readonly number[]): Promise<void> {
    return this.#offers.reindex(em, listingIds);
  }

  /** Rewrites the whole index, in a transaction of its own, and has PostgreSQL learn the tables; for seeds. */
  reindexAll(): Promise<void> {
    return this.#offers.reindexAll();
  }

  async #cached(
    kind: string,
    filter: HousingFilter,
    page: number,
    find: (
      location: SearchLocation,
      page: number,
    ) => Promise<{ rows: FoundRow[]; total: number; unmetOf: (home: ListingView) => UnmetCriterion[] }>,
  ): Promise<MatchPage | null> {
    const { locationType, locationId, bedrooms, bathrooms, maxBudget } = filter;
    const wanted = Math.max(1, Math.trunc(page) || 1);
    const key = [kind, locationType, locationId, bedrooms, bathrooms, maxBudget, wanted].join();
    return this.#cache.get(key, async () => {
      const location = await this.#location(filter);
      if (!location) return null;
      const { rows, total, unmetOf } = await find(location, wanted);
      const shown = rows.filter(({ id }) => id !== null);
      const homes = shown.map((row) => toListingView(row, row.miles, this.#baseUrl));
      return {
        data: homes.map((listing) => ({ listing, unmet: unmetOf(listing) })),
        meta: pageMeta(wanted, PER_PAGE, total),
        location,
      };
    });
  }

  async #closestTo(point: Point, filter: HousingFilter, page: number): Promise<{ rows: FoundRow[]; total: number }> {
    const counted = await this.#pool.query<{ total: number }>(closestTotalStatement(point));
    const total = counted.rows[0]?.total ?? 0;
    if ((page - 1) * PER_PAGE >= total) return { rows: [], total };
    const wanted = Math.min(page * PER_PAGE, total);
    for (const miles of searchRings) {
      const { rows } = await this.#pool.query<ClosestRow>(closestStatement(point, miles, filter, page));
      if ((rows[0]?.settled ?? 0) >= wanted || miles === searchRings.at(-1)) return { rows, total };
    }
    return { rows: [], total };
  }

  async #closestIn(state: string, filter: HousingFilter, page: number): Promise<{ rows: FoundRow[]; total: number }> {
    const { rows } = await this.#pool.query<ClosestRow>(closestInStateStatement(state, filter, page));
    const total = Math.min(CLOSEST_TOTAL, rows[0]?.total ?? 0);
    if ((page - 1) * PER_PAGE >= total) return { rows: [], total };
    return { rows: rows.map((row) => ({ ...row, miles: null })), total };
  }

  async #homes(where: string, value: unknown): Promise<ListingView[]> {
    const takesRequests = `(l.status = ${ACTIVE} and l.hidden_at is null
      and (l.capped_until is null or l.capped_until <= $1))`;
    const { rows } = await this.#pool.query<ListingCardRow>(
      `select ${listingCardColumns(takesRequests)} from listing l where ${where}`,
      [this.#clock.now(), value],
    );
    return rows.map((row) => toListingView(row, null, this.#baseUrl));
  }

  async #location({ locationType, locationId }: HousingFilter): Promise<SearchLocation | null> {
    const key = `${locationType}/${locationId}`;
    const known = this.#locations.get(key);
    if (known) return known;
    const found = await this.#places.location(locationType, locationId);
    if (!found) return null;
    const path = found.type === 'state' ? found.state.toLowerCase() : found.slug;
    const location = { ...found, url: `${this.#baseUrl}/${found.type}/${path}` };
    this.#locations.set(key, location);
    return location;
  }
}
