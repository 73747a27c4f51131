import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import type { Point } from '../../../domain/distance.ts';
import { type LocationType, NEAR_MILES } from '../../../domain/options/location-types.ts';
import { stateByCode, stateByFips } from '../../../domain/options/states.ts';
import { type City, CitySchema } from './city.entity.ts';
import { type College, CollegeSchema } from './college.entity.ts';
import { nearestFirst, type NearbyCollege } from '../../../domain/places/nearby.ts';
import { NEIGHBOUR_MILES, NEIGHBOURS, nearbyCities } from '../../../domain/places/nearby-cities.ts';
import {
  cityHit,
  collegeHit,
  stateHit,
  statePlace,
  type Location,
  type PlaceHit,
  type StatePlace,
} from '../../../domain/places/place-hit.ts';
import { pageOf, PLACES_PER_PAGE } from '../../../domain/places/place-paging.ts';
import { nearbyBox, NEARBY_BOX } from './nearby.ts';
import { CITY, COLLEGE, kindOf, STATE, typeOf } from '../../../domain/places/place-kinds.ts';
import { type CitiesWithHomes, findPlaces, type PlaceRef } from './place-search.ts';

export interface PlacePage {
  items: PlaceHit[];
  total: number;
  page: number;
  perPage: number;
}

const MOST_OF_A_STATE = 50;
/** PostgreSQL's integer: a larger id cannot be one of ours. */
const LARGEST_ID = 2_147_483_647;
const isId = (id: number) => Number.isInteger(id) && id > 0 && id <= LARGEST_ID;
const isSlug = (slug: string) => /^[a-z0-9-]{1,300}$/.test(slug);

export interface PlacesDeps {
  em: EntityManager;
  pool: Pool;
  /** How many homes a renter finds around a point; without it cities are in the order of their size alone. */
  homesAt?: (point: Point) => Promise<number>;
}

/** Colleges, cities and states: by id, by address, by name, and what lies near a point. */
export class PlacesService {
  readonly #em: EntityManager;
  readonly #pool: Pool;
  readonly #homesAt: PlacesDeps['homesAt'];

  constructor({ em, pool, homesAt }: PlacesDeps) {
    this.#em = em;
    this.#pool = pool;
    this.#homesAt = homesAt;
  }

  async college(id: number): Promise<College | null> {
    return isId(id) ? this.#em.fork().findOne(CollegeSchema, { id }) : null;
  }

  async collegeBySlug(slug: string): Promise<College | null> {
    return isSlug(slug) ? this.#em.fork().findOne(CollegeSchema, { slug }) : null;
  }

  async collegeBySubdomain(subdomain: string): Promise<College | null> {
    return isSlug(subdomain) ? this.#em.fork().findOne(CollegeSchema, { subdomain }) : null;
  }

  async city(id: number): Promise<City | null> {
    return isId(id) ? this.#em.fork().findOne(CitySchema, { id }) : null;
  }

  async cityBySlug(slug: string): Promise<City | null> {
    return isSlug(slug) ? this.#em.fork().findOne(CitySchema, { slug }) : null;
  }

  state(id: number): StatePlace | null {
    const state = stateByFips(id);
    return state ? statePlace(state) : null;
  }

  /** By its code in any case: 'oh'. */
  stateBySlug(slug: string): StatePlace | null {
    const state = stateByCode(slug);
    return state ? statePlace(state) : null;
  }

  /** The place a search names; null when there is none. */
  async location(type: LocationType, id: number): Promise<Location | null> {
    return (await this.#hits([{ kind: kindOf[type], id }]))[0] ?? null;
  }

  /**
   * Finds places by name, nickname or initials: the very name first, then beginnings, beginnings of words, and near
   * misses; within these the larger first. An empty text lists the largest. `cityId` keeps to that city and the
   * colleges within ten miles of it. Pages of 20 from 1; a page past the end is empty with the true total.
   */
  async search({
    text,
    type,
    cityId,
    page: asked,
  }: {
    text: string;
    type: LocationType | 'all';
    cityId?: number | null;
    page: number;
  }): Promise<PlacePage> {
    const page = pageOf(asked);
    const kinds = type === 'all' ? [COLLEGE, STATE, CITY] : [kindOf[type]];
    const among = cityId === undefined || cityId === null ? {} : { among: await this.#inCity(cityId) };
    const { items, total } = await findPlaces(this.#pool, { text, kinds, page, ...among }, this.#withHomes());
    return { items: await this.#hits(items), total, page, perPage: PLACES_PER_PAGE };
  }

  /** The colleges within so many miles of a point, nearest first by exact great-circle distance. */
  async nearbyColleges(point: Point, miles = NEAR_MILES): Promise<NearbyCollege[]> {
    const { rows } = await this.#pool.query<{ id: number; name: string; slug: string } & Point>(
      `select id, name, slug, lat, lon from college where ${NEARBY_BOX('college', 1)}`,
      nearbyBox(point, miles),
    );
    return nearestFirst(rows, point, miles);
  }

  /** The other colleges within 25 miles of one, nearest first. */
  async collegesAround(college: College): Promise<College[]> {
    const near = await this.nearbyColleges(college, NEIGHBOUR_MILES);
    return this.collegesById(
      near
        .map(({ id }) => id)
        .filter((id) => id !== college.id)
        .slice(0, NEIGHBOURS),
    );
  }

  /** The largest cities within 25 miles of a point, largest first; `but`: not this one. */
  async citiesAround(point: Point, but?: number): Promise<City[]> {
    const { rows } = await this.#pool.query<Point & { id: number; weight: number }>(
      `select id, lat, lon, weight from city where ${NEARBY_BOX('city', 1)}`,
      nearbyBox(point, NEIGHBOUR_MILES),
    );
    const others = rows.filter(({ id }) => id !== but);
    return this.#citiesById(nearbyCities(others, point).map(({ id }) => id));
  }

  /** The colleges about a point with their positions, in no order: all within so many miles, and a few in the corners. */
  async collegesWithin(point: Point, miles: number): Promise<(Point & { id: number })[]> {
    const { rows } = await this.#pool.query<Point & { id: number }>(
      `select id, lat, lon from college where ${NEARBY_BOX('college', 1)}`,
      nearbyBox(point, miles),
    );
    return rows;
  }

  /** Colleges by id, in the order asked; unknown ones are left out. */
  async collegesById(ids: readonly number[]): Promise<College[]> {
    const found = await this.#em.fork().find(CollegeSchema, { id: { $in: ids.filter(isId) } });
    const byId = new Map(found.map((college) => [college.id, college]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  /** The largest colleges of a state. */
  async collegesOfState(code: string): Promise<College[]> {
    const orderBy = { enrolment: 'desc', id: 'asc' } as const;
    return this.#em.fork().find(CollegeSchema, { state: code }, { orderBy, limit: MOST_OF_A_STATE });
  }

  /** The largest cities of a state. */
  async citiesOfState(code: string): Promise<City[]> {
    const orderBy = { weight: 'desc', id: 'asc' } as const;
    return this.#em.fork().find(CitySchema, { state: code }, { orderBy, limit: MOST_OF_A_STATE });
  }

  async #citiesById(ids: readonly number[]): Promise<City[]> {
    const found = await this.#em.fork().find(CitySchema, { id: { $in: [...ids] } });
    const byId = new Map(found.map((city) => [city.id, city]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  #withHomes(): CitiesWithHomes | undefined {
    const homesAt = this.#homesAt;
    if (!homesAt) return undefined;
    return async (ids) => {
      const { rows } = await this.#pool.query<{ id: number } & Point>(
        'select id, lat, lon from city where id = any($1)',
        [ids],
      );
      const counts = await Promise.all(rows.map(({ lat, lon }) => homesAt({ lat, lon })));
      return new Set(rows.filter((_, index) => (counts[index] ?? 0) > 0).map(({ id }) => id));
    };
  }

  async #inCity(id: number): Promise<PlaceRef[]> {
    const city = await this.city(id);
    if (!city) return [];
    const colleges = await this.nearbyColleges(city);
    return [{ kind: CITY, id }, ...colleges.map((college) => ({ kind: COLLEGE, id: college.id }))];
  }

  async #hits(refs: readonly PlaceRef[]): Promise<PlaceHit[]> {
    const idsOf = (kind: number) => refs.filter((ref) => ref.kind === kind && isId(ref.id)).map(({ id }) => id);
    const em = this.#em.fork();
    const colleges = await em.find(CollegeSchema, { id: { $in: idsOf(COLLEGE) } });
    const cities = await em.find(CitySchema, { id: { $in: idsOf(CITY) } });
    const known = new Map<string, PlaceHit>();
    const keep = (hit: PlaceHit) => known.set(`${hit.type}/${hit.id}`, hit);
    colleges.forEach((college) => keep(collegeHit(college)));
    cities.forEach((city) => keep(cityHit(city)));
    for (const id of idsOf(STATE)) {
      const state = this.state(id);
      if (state) keep(stateHit(state));
    }
    return refs.flatMap(({ kind, id }) => known.get(`${typeOf(kind)}/${id}`) ?? []);
  }
}
