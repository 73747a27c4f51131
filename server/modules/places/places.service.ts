import { MAX_PLACE_ID, SEARCH_RADIUS_MILES } from '../../../domain/limits.ts';
import type { EntityManager } from '@mikro-orm/postgresql';
import DataLoader from 'dataloader';
import type { ReadPool } from '../../replicas/replicas.ts';
import type { Point } from '../../../domain/places/distance.ts';
import { type LocationType } from '../../../domain/options/location-types.ts';
import { stateByCode, stateByFips, states } from '../../../domain/options/states.ts';
import { MINUTE_MS } from '../../../domain/time-spans.ts';
import { SingleFlightCache } from '../../concurrency/single-flight-cache.ts';
import { type City, CitySchema } from './city.entity.ts';
import { type College, CollegeSchema } from './college.entity.ts';
import { nearestFirst, type NearbyCollege } from '../../../domain/places/nearby-colleges.ts';
import { NEARBY_CITY_MILES, NEARBY_CITY_COUNT, nearbyCities } from '../../../domain/places/nearby-cities.ts';
import {
  cityHit,
  collegeHit,
  stateHit,
  statePlace,
  type Location,
  type PlaceHit,
  type StatePlace,
} from '../../../domain/places/search/place-hit.ts';
import type { HasHomes, PlaceRef } from '../../../domain/places/search/place-index.ts';
import { clampPage, PLACES_PER_PAGE } from '../../../domain/places/search/place-pagination.ts';
import { CITY, COLLEGE, placeTypeCodes, STATE } from '../../../domain/places/place-types.ts';
import { LivePlaceIndex } from './place-search.ts';

const MILES_PER_DEGREE = 69;

/** South, north, west and east. */
type Box = [number, number, number, number];

/** Returns the box that contains every point within `miles`. */
function nearbyBox({ lat, lon }: Point, miles: number): Box {
  const tall = miles / (MILES_PER_DEGREE - 0.5);
  const wide = tall / Math.max(0.01, Math.cos(((Math.abs(lat) + tall) * Math.PI) / 180));
  return [lat - tall, lat + tall, lon - wide, lon + wide];
}

/** Batches reads of the rows within boxes into one statement, since a response may have hundreds of places. */
const boxLoader = <Row extends object>(pool: ReadPool, table: 'college' | 'city', columns: string) =>
  new DataLoader<Box, Row[]>(
    async (boxes) => {
      const { rows } = await pool.query<Row & { n: number }>(
        `select n::integer as n, ${columns}
           from unnest($1::float8[], $2::float8[], $3::float8[], $4::float8[]) with ordinality
             as box(south, north, west, east, n)
           join ${table} on lat between south and north and lon between west and east`,
        [0, 1, 2, 3].map((side) => boxes.map((box) => box[side])),
      );
      const found = Map.groupBy(rows, ({ n }) => n);
      return boxes.map((_box, index) => found.get(index + 1) ?? []);
    },
    { cache: false, maxBatchSize: MAX_BOXES },
  );

interface PlaceQuery {
  text: string;
  type: LocationType | 'all';
  cityId?: number | null;
  page: number;
}

interface PlacePage {
  items: PlaceHit[];
  total: number;
  page: number;
  perPage: number;
}

const MAX_PER_STATE = 50;
const MAX_BOXES = 100;
const isId = (id: number) => Number.isInteger(id) && id > 0 && id <= MAX_PLACE_ID;
const isSlug = (slug: string) => /^[a-z0-9-]{1,300}$/.test(slug);

const mapped = <Row, Hit>(row: Row | null, toHit: (row: Row) => Hit): Hit | null => row && toHit(row);

function inOrder<Row extends { id: number }>(ids: readonly number[], rows: readonly Row[]): (Row | null)[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? null);
}

interface PlacesDeps {
  em: EntityManager;
  pool: ReadPool;
  /** Returns the number of listings that a search around a point finds; if absent, cities are ordered by size alone. */
  homesAt?: (point: Point) => Promise<number>;
}

/** Looks up colleges, cities and states by id, by slug, by name, and by distance from a point. */
export class PlacesService {
  /** The places by name. */
  readonly index: LivePlaceIndex;
  readonly #hasHomes: HasHomes | undefined;
  /** Batches the college lookups of one response into one statement. */
  readonly #colleges = new DataLoader<number, College | null>(
    async (ids) => inOrder(ids, await this.deps.em.fork().find(CollegeSchema, { id: { $in: [...ids] } })),
    { cache: false },
  );
  readonly #cities = new DataLoader<number, City | null>(
    async (ids) => inOrder(ids, await this.deps.em.fork().find(CitySchema, { id: { $in: [...ids] } })),
    { cache: false },
  );
  readonly #collegesIn: DataLoader<Box, (Point & { id: number; name: string; slug: string })[]>;
  readonly #citiesIn: DataLoader<Box, (Point & { id: number; weight: number })[]>;
  /** Neighbor ids by place; they change only with an import, and computing them reads a table. */
  readonly #neighbors = new SingleFlightCache<number[]>({ max: 20_000, ttlMs: MINUTE_MS });

  constructor(private readonly deps: PlacesDeps) {
    const { em, pool, homesAt } = deps;
    this.index = new LivePlaceIndex(em);
    this.#hasHomes =
      homesAt && (async ({ lat, lon }) => lat !== null && lon !== null && (await homesAt({ lat, lon })) > 0);
    this.#collegesIn = boxLoader(pool, 'college', 'id, name, slug, lat, lon');
    this.#citiesIn = boxLoader(pool, 'city', 'id, lat, lon, weight');
  }

  async college(id: number): Promise<College | null> {
    return isId(id) ? this.deps.em.fork().findOne(CollegeSchema, { id }) : null;
  }

  async collegeBySlug(slug: string): Promise<College | null> {
    return isSlug(slug) ? this.deps.em.fork().findOne(CollegeSchema, { slug }) : null;
  }

  async collegeBySubdomain(subdomain: string): Promise<College | null> {
    return isSlug(subdomain) ? this.deps.em.fork().findOne(CollegeSchema, { subdomain }) : null;
  }

  async city(id: number): Promise<City | null> {
    return isId(id) ? this.deps.em.fork().findOne(CitySchema, { id }) : null;
  }

  async cityBySlug(slug: string): Promise<City | null> {
    return isSlug(slug) ? this.deps.em.fork().findOne(CitySchema, { slug }) : null;
  }

  state(id: number): StatePlace | null {
    const state = stateByFips(id);
    return state ? statePlace(state) : null;
  }

  /** Returns all states, by name. */
  states(): StatePlace[] {
    return states.map(statePlace);
  }

  /** Returns the state with this code, in any case ('oh'), or null. */
  stateBySlug(slug: string): StatePlace | null {
    const state = stateByCode(slug);
    return state ? statePlace(state) : null;
  }

  /** Returns the place that a search names, or null when there is none. */
  async location(type: LocationType, id: number): Promise<Location | null> {
    if (type === 'college') return mapped(await this.college(id), collegeHit);
    return type === 'city' ? mapped(await this.city(id), cityHit) : mapped(this.state(id), stateHit);
  }

  /**
   * Finds places by name, nickname or initials: exact names first, then prefixes, word prefixes, and near misses;
   * larger places first within each. An empty text lists the largest. `cityId` limits results to that city and the
   * colleges within ten miles of it. Pages of 20, starting at 1; a page past the end is empty with the true total.
   */
  async search({ text, type, cityId, page: requestedPage }: PlaceQuery): Promise<PlacePage> {
    const page = clampPage(requestedPage);
    const types = type === 'all' ? [COLLEGE, STATE, CITY] : [placeTypeCodes[type]];
    const among = cityId === undefined || cityId === null ? {} : { among: await this.#inCity(cityId) };
    const index = await this.index.current();
    return { ...(await index.find({ text, types, page, ...among }, this.#hasHomes)), page, perPage: PLACES_PER_PAGE };
  }

  /** Returns the colleges within `miles` of a point, nearest first by exact great-circle distance. */
  async nearbyColleges(point: Point, miles = SEARCH_RADIUS_MILES): Promise<NearbyCollege[]> {
    return nearestFirst(await this.#collegesIn.load(nearbyBox(point, miles)), point, miles);
  }

  /** Returns the other colleges within 25 miles of a college, nearest first. */
  async collegesAround(college: College): Promise<College[]> {
    const ids = await this.#neighbors.get(`college ${college.id}`, async () => {
      const near = await this.nearbyColleges(college, NEARBY_CITY_MILES);
      return near
        .map(({ id }) => id)
        .filter((id) => id !== college.id)
        .slice(0, NEARBY_CITY_COUNT);
    });
    return this.collegesById(ids);
  }

  /** Returns the largest cities within 25 miles of a point, largest first; `but` excludes one city. */
  async citiesAround(point: Point, but?: number): Promise<City[]> {
    const ids = await this.#neighbors.get(`city ${point.lat},${point.lon} ${but ?? ''}`, async () => {
      const others = (await this.#citiesIn.load(nearbyBox(point, NEARBY_CITY_MILES))).filter(({ id }) => id !== but);
      return nearbyCities(others, point).map(({ id }) => id);
    });
    return this.#citiesById(ids);
  }

  /** Returns the colleges within `miles` of a point, unordered, and a few in the corners of the box around it. */
  collegesWithin(point: Point, miles: number): Promise<(Point & { id: number })[]> {
    return this.#collegesIn.load(nearbyBox(point, miles));
  }

  /** Returns colleges by id, in the order requested; unknown ids are left out. */
  async collegesById(ids: readonly number[]): Promise<College[]> {
    const found = await Promise.all(ids.filter(isId).map((id) => this.#colleges.load(id)));
    return found.filter((college) => college !== null);
  }

  /** Returns the largest colleges of a state. */
  async collegesOfState(code: string): Promise<College[]> {
    const orderBy = { enrollment: 'desc', id: 'asc' } as const;
    return this.deps.em.fork().find(CollegeSchema, { state: code }, { orderBy, limit: MAX_PER_STATE });
  }

  /** Returns the largest cities of a state. */
  async citiesOfState(code: string): Promise<City[]> {
    const orderBy = { weight: 'desc', id: 'asc' } as const;
    return this.deps.em.fork().find(CitySchema, { state: code }, { orderBy, limit: MAX_PER_STATE });
  }

  async #citiesById(ids: readonly number[]): Promise<City[]> {
    const found = await Promise.all(ids.map((id) => this.#cities.load(id)));
    return found.filter((city) => city !== null);
  }

  async #inCity(id: number): Promise<PlaceRef[]> {
    const city = await this.city(id);
    if (!city) return [];
    const colleges = await this.nearbyColleges(city);
    return [{ type: CITY, id }, ...colleges.map((college) => ({ type: COLLEGE, id: college.id }))];
  }
}
