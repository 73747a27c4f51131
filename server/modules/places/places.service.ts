import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { milesBetween, roundMiles, type Point } from '../../../domain/distance.ts';
import { type LocationType, NEAR_MILES } from '../../../domain/options/location-types.ts';
import { stateByCode, stateByFips } from '../../../domain/options/states.ts';
import { type City, CitySchema } from './city.entity.ts';
import { type College, CollegeSchema } from './college.entity.ts';
import { displayName } from './display-name.ts';
import { nearbyBox, NEARBY_BOX } from './nearby.ts';
import { CITY, COLLEGE, kindOf, STATE, typeOf } from './place-kinds.ts';
import { findPlaces, pageOf, type PlaceRef, PLACES_PER_PAGE } from './place-search.ts';

/** Where a renter searches. A state has no position. */
export interface Location {
  type: LocationType;
  id: number;
  /** A college's federal name, a city's or a state's own. */
  name: string;
  /** The everyday name. */
  displayName: string;
  slug: string;
  /** Two-letter code. */
  state: string;
  lat: number | null;
  lon: number | null;
}

export interface PlaceHit extends Location {
  /** The college's city; null for a city or a state. */
  city: string | null;
}

export interface PlacePage {
  items: PlaceHit[];
  total: number;
  page: number;
  perPage: number;
}

export interface NearbyCollege {
  id: number;
  name: string;
  displayName: string;
  slug: string;
  /** Miles, one decimal. */
  distance: number;
}

export interface StatePlace {
  /** The federal (FIPS) number. */
  id: number;
  code: string;
  name: string;
  /** The code in lower case. */
  slug: string;
}

const MOST_OF_A_STATE = 50;
/** PostgreSQL's integer: a larger id cannot be one of ours. */
const LARGEST_ID = 2_147_483_647;
const isId = (id: number) => Number.isInteger(id) && id > 0 && id <= LARGEST_ID;
const isSlug = (slug: string) => /^[a-z0-9-]{1,300}$/.test(slug);

const statePlace = (state: { fips: number; code: string; name: string }): StatePlace => ({
  id: state.fips,
  code: state.code,
  name: state.name,
  slug: state.code.toLowerCase(),
});

const collegeHit = (college: College): PlaceHit => ({
  type: 'college',
  id: college.id,
  name: college.name,
  displayName: displayName(college.name),
  slug: college.slug,
  city: college.city,
  state: college.state,
  lat: college.lat,
  lon: college.lon,
});

const cityHit = ({ id, name, slug, state, lat, lon }: City): PlaceHit => ({
  type: 'city',
  id,
  name,
  displayName: `${name}, ${state}`,
  slug,
  city: null,
  state,
  lat,
  lon,
});

const stateHit = ({ id, name, slug, code }: StatePlace): PlaceHit => ({
  type: 'state',
  id,
  name,
  displayName: name,
  slug,
  city: null,
  state: code,
  lat: null,
  lon: null,
});

/** Colleges, cities and states: by id, by address, by name, and what lies near a point. */
export class PlacesService {
  readonly #em: EntityManager;
  readonly #pool: Pool;

  constructor({ em, pool }: { em: EntityManager; pool: Pool }) {
    this.#em = em;
    this.#pool = pool;
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
    const { items, total } = await findPlaces(this.#pool, { text, kinds, page, ...among });
    return { items: await this.#hits(items), total, page, perPage: PLACES_PER_PAGE };
  }

  /** The colleges within so many miles of a point, nearest first by exact great-circle distance. */
  async nearbyColleges(point: Point, miles = NEAR_MILES): Promise<NearbyCollege[]> {
    const { rows } = await this.#pool.query<{ id: number; name: string; slug: string } & Point>(
      `select id, name, slug, lat, lon from college where ${NEARBY_BOX('college', 1)}`,
      nearbyBox(point, miles),
    );
    return rows
      .map((college) => ({ college, exact: milesBetween(point, college) }))
      .filter(({ exact }) => exact <= miles)
      .toSorted((a, b) => a.exact - b.exact || a.college.id - b.college.id)
      .map(({ college: { id, name, slug }, exact }) => ({
        id,
        name,
        displayName: displayName(name),
        slug,
        distance: roundMiles(exact),
      }));
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
