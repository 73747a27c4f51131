import { LRUCache } from 'lru-cache';
import type { Pool, PoolClient } from 'pg';
import { PER_PAGE } from '../../../../domain/limits.ts';
import { milesBetween, type Point } from '../../../../domain/places/distance.ts';
import { asksTerms, hasFacts, petsMasks, type Criteria } from '../../../../domain/search/criteria.ts';
import { CLOSEST, shortfall } from '../../../../domain/search/matching.ts';
import { ANY_BEDROOMS } from '../offers/offer-index.ts';
import { readFloorplans, readProfiles, type OfferProfile } from '../offers/offer-profile.ts';
import { listingCardColumns, type ListingCardRow } from '../to-listing-view.ts';
import { aroundSql, factsSql, milesTo } from './criteria-sql.ts';
import { pointOf, type SearchArea } from './search-sql.ts';
import { prepared, type Bind } from './sql-parameters.ts';

/** A listing with its distance; null in a state. */
type ClosestRow = ListingCardRow & { miles: number | null };

export interface ClosestPage {
  rows: ClosestRow[];
  /** How many listings paging reaches. */
  total: number;
}

interface Candidates {
  bytes: Buffer;
  near: { profile: OfferProfile; miles: number }[];
}

/** How much farther than last time is read, so that a listing that left does not make it too little. */
const REACH_MARGIN = 1.05;

/**
 * Finds the closest listings when none matches (K45). Profiles of the candidates are read from the offer index and scored
 * here: in SQL the 2,000 scores cost nine plain searches (ADR 0008).
 */
export class ClosestSearch {
  readonly #pool: Pool | PoolClient;
  /** The miles that reached the last candidate around a place before. Only the time depends on it, not the result. */
  readonly #reach = new LRUCache<string, number>({ max: 10_000 });

  constructor(pool: Pool | PoolClient) {
    this.#pool = pool;
  }

  /** Returns a page of the closest listings; a short first page is filled up with the nearest ones beyond. */
  async find(area: SearchArea, criteria: Criteria, page: number): Promise<ClosestPage> {
    const point = pointOf(area);
    const { possible } = petsMasks(criteria);
    const { bytes, near } = point ? await this.#around(point, possible) : await this.#inState(area.state, possible);
    const withTerms = asksTerms(criteria);
    const shown = near
      .map(({ profile, miles }) => ({
        id: profile.id,
        miles,
        share: shortfall({ miles, facts: profile.facts }, readFloorplans(bytes, profile, withTerms), criteria),
      }))
      .toSorted((a, b) => a.share - b.share || a.miles - b.miles || a.id - b.id)
      .slice((page - 1) * PER_PAGE, page * PER_PAGE);
    const rows = await this.#cards(shown);
    if (!point) return { rows: rows.map((row) => ({ ...row, miles: null })), total: near.length };
    const missing = CLOSEST.fewest - near.length;
    if (missing <= 0) return { rows, total: near.length };
    const beyond = await this.#beyond(point, possible, missing);
    return { rows: page === 1 ? [...rows, ...beyond] : [], total: near.length + beyond.length };
  }

  /** Returns the candidates around a point: the nearest ones within 30 miles. */
  async #around(point: Point, possible: number): Promise<Candidates> {
    const key = `${point.lat},${point.lon},${possible}`;
    const reach = this.#reach.get(key) ?? CLOSEST.miles;
    let found = await this.#within(point, possible, reach);
    if (found.near.length < CLOSEST.candidates && reach < CLOSEST.miles)
      found = await this.#within(point, possible, CLOSEST.miles);
    const near = found.near
      .toSorted((a, b) => a.miles - b.miles || a.profile.id - b.profile.id)
      .slice(0, CLOSEST.candidates);
    const last = near[CLOSEST.candidates - 1];
    this.#reach.set(key, last ? Math.min(CLOSEST.miles, last.miles * REACH_MARGIN) : CLOSEST.miles);
    return { bytes: found.bytes, near };
  }

  async #within(point: Point, possible: number, miles: number): Promise<Candidates> {
    const bytes = await this.#profiles((bind) => `bedrooms = ${ANY_BEDROOMS} and ${aroundSql(point, miles, bind)}`);
    const near = readProfiles(bytes)
      .map((profile) => ({ profile, miles: milesBetween(profile, point) }))
      .filter((found) => found.miles <= miles && hasFacts(found.profile.facts, possible));
    return { bytes, near };
  }

  /** Returns the candidates in a state: the newest ones. */
  async #inState(state: string, possible: number): Promise<Candidates> {
    const bytes = await this.#profiles(
      (bind) => `bedrooms = ${ANY_BEDROOMS} and state = ${bind(state, 'text')} ${factsSql(possible, bind)}
        order by published_at desc, listing_id limit ${CLOSEST.candidates}`,
    );
    return { bytes, near: readProfiles(bytes).map((profile) => ({ profile, miles: 0 })) };
  }

  async #profiles(where: (bind: Bind) => string): Promise<Buffer> {
    const { rows } = await this.#pool.query<{ profiles: Buffer | null }>(
      prepared(
        (bind) =>
          `select string_agg(profile, '') as profiles from (select profile from offer where ${where(bind)}) near`,
      ),
    );
    return rows[0]?.profiles ?? Buffer.alloc(0);
  }

  async #cards(shown: readonly { id: number; miles: number }[]): Promise<ClosestRow[]> {
    if (shown.length === 0) return [];
    const { rows } = await this.#pool.query<ListingCardRow>(
      prepared(
        (bind) => `select ${listingCardColumns('true')} from listing l
          where l.id = any(${bind(
            shown.map(({ id }) => id),
            'bigint[]',
          )})`,
      ),
    );
    const cards = new Map(rows.map((row) => [row.id, row]));
    return shown.flatMap(({ id, miles }) => {
      const card = cards.get(id);
      return card ? [{ ...card, miles }] : [];
    });
  }

  /** Returns the nearest listings beyond the candidates. */
  async #beyond(point: Point, possible: number, count: number): Promise<ClosestRow[]> {
    const { rows } = await this.#pool.query<ClosestRow>(
      prepared(
        (bind) => `
  with near as materialized (
    select listing_id, ${milesTo(point, bind)} as miles from offer
    where bedrooms = ${ANY_BEDROOMS} ${factsSql(possible, bind)} and ${aroundSql(point, CLOSEST.beyondMiles, bind)}
  ), shown as (
    select * from near where miles > ${CLOSEST.miles} and miles <= ${CLOSEST.beyondMiles}
    order by miles, listing_id limit ${bind(count, 'integer')}
  )
  select shown.miles, ${listingCardColumns('true')}
  from shown join listing l on l.id = shown.listing_id order by shown.miles, shown.listing_id`,
      ),
    );
    return rows;
  }
}
