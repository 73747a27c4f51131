import { PER_PAGE } from '../../../domain/limits.ts';
import type { EntityManager } from '@mikro-orm/postgresql';
import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import { roundMiles, type Point } from '../../../domain/places/distance.ts';
import { ACTIVE } from '../../../domain/options/listing-status.ts';
import { unmetCriteria, type Place } from '../../../domain/search/matching.ts';
import { filterKey, type HousingFilter } from '../../../domain/search/search-query.ts';
import type { FilterCount } from '../../../domain/search/filter-options.ts';
import type { Clock } from '../../clock.ts';
import type { ReadPool } from '../../replicas/replicas.ts';
import { readsPrimary } from '../../telemetry/request-trace.ts';
import { SingleFlightCache } from '../../concurrency/single-flight-cache.ts';
import { pageMeta } from '../../../domain/pagination.ts';
import type { PlaceInventory } from '../../../domain/places/place-page-texts.ts';
import type { PlacesService } from '../places/places.service.ts';
import { listingCardColumns, type ListingCardRow, toListingView } from './to-listing-view.ts';
import { ListingCards, type CardFormat } from './cards/listing-cards.ts';
import { ClosestSearch } from './search/closest-search.ts';
import { findUnavailableListing, findSimilarListings } from './unavailable/unavailable-listings.ts';
import type { UnavailableListingView } from './unavailable/unavailable-listing.resolver.ts';
import type { ListingView } from './listing.view.ts';
import type { MatchPageView } from './match.view.ts';
import { placeCounts, placeRents, type CountArea } from './offers/area-loader.ts';
import { ANY_BEDROOMS } from './offers/offer-index.ts';
import { Offers } from './offers/offers.ts';
import { SuggestionService, type SearchLocation } from './suggestions/search-suggestions.ts';
import type { SearchSuggestionsView } from './suggestions/search-suggestions.resolver.ts';
import { pointOf, searchStatement, type FoundRow } from './search/search-sql.ts';
import { MOSTLY_ONLINE } from '../../../domain/places/search/place-weight.ts';

/** The best-known colleges: universities with a campus, largest first, then all others (`byProminence`); $1 of them. */
const wellKnownColleges = `
  select id, lat, lon from college
  order by name ~* '\\yuniversity\\y' and id <> all('{${MOSTLY_ONLINE.join(',')}}'::int[]) desc, enrollment desc, id
  limit $1`;

export type MatchPage = MatchPageView;

/** A page of a search with its cards as JSON. */
interface CardPage extends Omit<MatchPage, 'data'> {
  cards: string[];
}

/** Returns what a page of results has besides them; every row of a search has its totals. */
const pageOf = (
  location: SearchLocation,
  page: number,
  row: Pick<FoundRow, 'total' | 'not_stated' | 'pets_not_stated'> | undefined,
) => ({
  meta: pageMeta(page, PER_PAGE, row?.total ?? 0),
  location,
  notStated: row?.not_stated ?? null,
  petsNotStated: row?.pets_not_stated ?? null,
});

/** Lifetime of a cached response; a publish in this process takes effect at once, in another within a second. */
const CACHE_MS = 500;
/** Places rarely change, and their lookup costs more than the search itself. A new one is found at once. */
const PLACE_MS = 300_000;
/** The homepage's list changes slowly; only the largest colleges can be on it. */
const POPULAR_MS = 60_000;
const POPULAR_AMONG = 250;
/** JavaScript's safe integers; no id is larger. */
const isId = (id: number) => Number.isSafeInteger(id) && id > 0;
const isSlug = (slug: string) => /^[a-z0-9-]{1,400}$/.test(slug);

/** SQL condition on a listing `l`: it has a page. */
const SHOWN = `l.status = ${ACTIVE} and l.hidden_at is null`;

interface HousingDeps {
  em: EntityManager;
  pool: Pool;
  /** Where searches and listings are read; the pool when absent. */
  reads?: ReadPool;
  places: PlacesService;
  clock: Clock;
  baseUrl: string;
}

/** Finds listings for renters by the offer index, which only `reindex` writes (ADR 0008). */
export class HousingService {
  readonly #pool: ReadPool;
  #version = 0;
  readonly #offers: Offers;
  readonly #counts: ReturnType<typeof placeCounts>;
  readonly #rents: ReturnType<typeof placeRents>;
  readonly #closest: ClosestSearch;
  readonly #cards: ListingCards;
  readonly #suggestions: SuggestionService;
  readonly #popular = new SingleFlightCache<number[]>({ max: 1, ttlMs: POPULAR_MS });
  readonly #cache = new SingleFlightCache<MatchPage | null>({ max: 1000, ttlMs: CACHE_MS, repeatMs: CACHE_MS });
  readonly #cardPages = new SingleFlightCache<CardPage | null>({ max: 1000, ttlMs: CACHE_MS, repeatMs: CACHE_MS });
  readonly #locations = new LRUCache<string, SearchLocation>({ max: 10_000, ttl: PLACE_MS });

  constructor(private readonly deps: HousingDeps) {
    const { reads = deps.pool } = deps;
    this.#pool = reads;
    this.#counts = placeCounts(reads);
    this.#rents = placeRents(reads);
    this.#closest = new ClosestSearch(reads, deps.pool);
    // From the primary: a replica may be behind the one that the search has read.
    this.#cards = new ListingCards(deps);
    this.#suggestions = new SuggestionService({ ...deps, reads, locate: (filter) => this.#location(filter) });
    this.#offers = new Offers({
      ...deps,
      onChange: () => {
        this.#version++;
        this.#cache.clear();
        this.#cardPages.clear();
        this.#counts.clearAll();
        this.#rents.clearAll();
        this.#suggestions.clear();
      },
    });
  }

  /** Returns a number that grows with every offer change committed by this process: results of another version are stale. */
  get version(): number {
    return this.#version;
  }

  /**
   * Returns the matching listings [§7], in the order of `searchListings`; 20 a page. Null when there is no such
   * place. Results are cached for half a second: treat them as read-only.
   */
  search(filter: HousingFilter, page: number): Promise<MatchPage | null> {
    return this.#page(this.#cache, 'search', filter, page, async (location, wanted) => {
      const { rows } = await this.#pool.query<FoundRow & ListingCardRow>(
        searchStatement(location, filter, wanted, listingCardColumns('true')),
      );
      const shown = rows.filter(({ id }) => id !== null);
      return {
        data: shown.map((row) => ({ listing: toListingView(row, row.miles, this.deps.baseUrl, filter), unmet: [] })),
        ...pageOf(location, wanted, rows[0]),
      };
    });
  }

  /** Returns the same as `search`, with each card as JSON in this format (ADR 0084). */
  searchCards(filter: HousingFilter, page: number, format: CardFormat): Promise<CardPage | null> {
    return this.#page(this.#cardPages, format.name, filter, page, async (location, wanted) => {
      const { rows } = await this.#pool.query<FoundRow>(searchStatement(location, filter, wanted));
      const found = rows.flatMap(({ id, version, miles }) => (id === null ? [] : [{ id, version, miles }]));
      const cards = await this.#cards.load(found, format, filter, this.deps.clock.now());
      return { cards, ...pageOf(location, wanted, rows[0]) };
    });
  }

  /** Returns the closest listings when nothing matches (K45), each with its unmet criteria. */
  closest(filter: HousingFilter, page: number): Promise<MatchPage | null> {
    return this.#page(this.#cache, 'closest', filter, page, async (location, wanted) => {
      const point = pointOf(location);
      const place: Place = point ? { kind: 'point', point } : { kind: 'state', state: location.state };
      const { rows, total } = await this.#closest.find(location, filter, wanted);
      const unmetOf = (home: ListingView) =>
        unmetCriteria(
          { ...home, amenities: home.amenities.map(({ id }) => id), publishedAt: 0 },
          place,
          filter,
        ).unmet.map(({ criterion, by }) => ({ criterion, by: criterion === 'distance' ? roundMiles(by) : by }));
      const homes = rows.map((row) => toListingView(row, row.miles, this.deps.baseUrl, filter));
      return {
        data: homes.map((listing) => ({ listing, unmet: unmetOf(listing) })),
        ...pageOf(location, wanted, { total, not_stated: null, pets_not_stated: null }),
      };
    });
  }

  /** Returns which criteria to relax for more results, and the nearest college with more; null for no such place. */
  async suggestions(filter: HousingFilter): Promise<SearchSuggestionsView | null> {
    const location = await this.#location(filter);
    return location && this.#suggestions.of(filter, location);
  }

  /** Returns the filter options offered at a place, each with the number of listings it would leave; null for no such place. */
  async filterCounts(filter: HousingFilter): Promise<FilterCount[] | null> {
    const location = await this.#location(filter);
    return location && this.#suggestions.filterCounts(filter, location);
  }

  /** Returns a listing's page: active and not hidden; a house at its monthly cap is included, but takes no requests (K23). */
  async listing(slug: string): Promise<ListingView | null> {
    if (!isSlug(slug)) return null;
    const [home] = await this.#homes(`l.slug = $1 and ${SHOWN}`, slug);
    return home ?? null;
  }

  /** Returns the visible ones of these listings (active and not hidden), in this order, as their pages show them. */
  async listedIds(ids: readonly number[]): Promise<ListingView[]> {
    const shown = await this.#homes(`l.id = any($1::bigint[]) and ${SHOWN}`, ids.filter(isId));
    const homes = new Map(shown.map((home) => [home.id, home]));
    return ids.flatMap((id) => homes.get(id) ?? []);
  }

  /** Returns listings by id, whatever their status, each with whether it takes requests now; unknown ids are left out. */
  async listings(ids: readonly number[]): Promise<Map<number, ListingView>> {
    const homes = await this.#homes('l.id = any($1::bigint[])', ids.filter(isId));
    return new Map(homes.map((home) => [home.id, home]));
  }

  /** Returns the number of listings at a place: ten miles around a college or a city, or in a state. Cached for ten seconds. */
  listingsCount(place: CountArea): Promise<number> {
    return this.#counts.load(place);
  }

  /** Returns the listings at a place and their rents by size. Cached for ten seconds. */
  async offer(place: CountArea): Promise<PlaceInventory> {
    const [listingsCount, rents] = await Promise.all([this.#counts.load(place), this.#rents.load(place)]);
    return { listingsCount, rents };
  }

  /** Returns a listing that was visible once and is not now; null for one that is visible or never was. */
  async unavailable(slug: string): Promise<UnavailableListingView | null> {
    return isSlug(slug) ? findUnavailableListing(this.#pool, slug) : null;
  }

  /** Returns at most six listings similar to an unavailable one. */
  similar(listing: UnavailableListingView): Promise<ListingView[]> {
    return findSimilarListings(this.#closest, listing, this.deps.baseUrl);
  }

  /** Returns the ids of the best-known colleges with listings: large universities first; cached for a minute. */
  async popularSchools(count: number): Promise<number[]> {
    const ids = await this.#popular.get('all', async () => {
      const { rows } = await this.#pool.query<Point & { id: number }>(wellKnownColleges, [POPULAR_AMONG]);
      const counts = await Promise.all(rows.map((college) => this.#counts.load(college)));
      return rows.filter((_, index) => (counts[index] ?? 0) > 0).map(({ id }) => id);
    });
    return ids.slice(0, count);
  }

  /** Returns the newest featured listings of the whole country, at most `count`; unconfirmed ones last (K65). */
  async featuredListings(count: number): Promise<ListingView[]> {
    const { rows } = await this.#pool.query<{ id: number }>(
      `select listing_id::float8 as id from offer where featured and bedrooms = ${ANY_BEDROOMS}
       order by stale, published_at desc, listing_id desc limit $1`,
      [count],
    );
    return this.listedIds(rows.map(({ id }) => id));
  }

  /**
   * Rewrites the offers of these listings inside the caller's transaction, whose pending changes are flushed first. A
   * search in this process sees it as soon as that commits.
   * @throws outside a transaction.
   */
  reindex(em: EntityManager, listingIds: readonly number[]): Promise<void> {
    return this.#offers.reindex(em, listingIds);
  }

  /** Rewrites the whole index in its own transaction, and analyzes the tables; for seeds. */
  reindexAll(): Promise<void> {
    return this.#offers.reindexAll();
  }

  /** Returns a page of a search from its cache; null when there is no such place. */
  #page<Page>(
    cache: SingleFlightCache<Page | null>,
    kind: string,
    filter: HousingFilter,
    page: number,
    find: (location: SearchLocation, page: number) => Promise<Page>,
  ): Promise<Page | null> {
    const wanted = Math.max(1, Math.trunc(page) || 1);
    return cache.get([kind, filterKey(filter), wanted, readsPrimary()].join(), async () => {
      const location = await this.#location(filter);
      return location && find(location, wanted);
    });
  }

  async #homes(where: string, value: unknown): Promise<ListingView[]> {
    const takesRequests = `(l.status = ${ACTIVE} and l.hidden_at is null and l.capped_until is null)`;
    const { rows } = await this.#pool.query<ListingCardRow>(
      `select ${listingCardColumns(takesRequests)} from listing l where ${where}`,
      [value],
    );
    return rows.map((row) => toListingView(row, null, this.deps.baseUrl));
  }

  async #location({ locationType, locationId }: HousingFilter): Promise<SearchLocation | null> {
    const key = `${locationType}/${locationId}`;
    const known = this.#locations.get(key);
    if (known) return known;
    const found = await this.deps.places.location(locationType, locationId);
    if (!found) return null;
    const path = found.type === 'state' ? found.state.toLowerCase() : found.slug;
    const location = { ...found, url: `${this.deps.baseUrl}/${found.type}/${path}` };
    this.#locations.set(key, location);
    return location;
  }
}
