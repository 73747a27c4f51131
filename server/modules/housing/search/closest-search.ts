import { LRUCache } from 'lru-cache';
import type { ReadPool } from '../../../replicas/replicas.ts';
import { PER_PAGE } from '../../../../domain/limits.ts';
import { milesBetween, type Point } from '../../../../domain/places/distance.ts';
import { asksTerms, hasFacts, petsMasks, type Criteria } from '../../../../domain/search/criteria.ts';
import { byDistance, byShortfall, CLOSEST, shortfall } from '../../../../domain/search/matching.ts';
import { ANY_BEDROOMS } from '../offers/offer-index.ts';
import { profileStarts, readFloorplans, readProfile } from '../offers/offer-profile.ts';
import { firstFrom, OfferStrips } from '../offers/offer-strips.ts';
import { listingCardColumns, type ListingCardRow } from '../to-listing-view.ts';
import { aroundSql, factsSql, milesTo } from './criteria-sql.ts';
import { nearBounds } from './near-bounds.ts';
import { pointOf, type SearchArea } from './search-sql.ts';
import { prepared } from './sql-parameters.ts';

/** A listing with its distance; null in a state. */
type ClosestRow = ListingCardRow & { miles: number | null };

/** An offer that is scored: its distance, and where its profile begins in the bytes. */
interface Candidate {
  id: number;
  miles: number;
  facts: number;
  stale: boolean;
  bytes: Buffer;
  start: number;
}

/**
 * Returns the first `count` items by their number, of those with the last number the first in the order, in any order.
 * Sorting plain numbers takes a third of the time of sorting the items.
 */
function firstOf<Item>(
  items: readonly Item[],
  count: number,
  number: (item: Item) => number,
  order: (a: Item, b: Item) => number,
): Item[] {
  if (count === 0) return [];
  const last = Float64Array.from(items.map(number)).toSorted()[count - 1];
  if (last === undefined) return [...items];
  const before = items.filter((item) => number(item) < last);
  const among = items.filter((item) => number(item) === last).toSorted(order);
  return [...before, ...among.slice(0, count - before.length)];
}

/** How much farther than last time is read, so that a listing that left does not make it too little. */
const REACH_MARGIN = 1.05;

/**
 * Finds the closest listings when none matches (K45). The candidates are scored here, from the offers in memory: in SQL
 * their scores cost nine plain searches (ADR 0083).
 */
export class ClosestSearch {
  readonly #strips: OfferStrips;
  /** The miles that reached the last candidate around a place before. Only the time depends on it, not the result. */
  readonly #reach = new LRUCache<string, number>({ max: 10_000 });

  /** @param primary where versions of strips are read, which must never be older than what is kept. */
  constructor(
    private readonly pool: ReadPool,
    primary: ReadPool = pool,
  ) {
    this.#strips = new OfferStrips(primary);
  }

  /** Returns a page of the closest listings, filled up with the nearest ones beyond, and how many paging reaches. */
  async find(area: SearchArea, criteria: Criteria, page: number): Promise<{ rows: ClosestRow[]; total: number }> {
    const point = pointOf(area);
    const { possible } = petsMasks(criteria);
    const near = point ? await this.#around(point, possible) : await this.#inState(area.state, possible);
    const withTerms = asksTerms(criteria);
    const scored = near.map(({ id, miles, facts, stale, bytes, start }) => {
      const floorplans = readFloorplans(bytes, start, withTerms);
      return { id, miles, stale, share: shortfall({ miles, facts }, floorplans, criteria) };
    });
    const best = (count: number, stale: boolean) => {
      const among = scored.filter((each) => each.stale === stale);
      return firstOf(among, count, ({ share }) => share, byDistance).toSorted(byShortfall);
    };
    const fresh = best(page * PER_PAGE, false);
    const shown = [...fresh, ...best(page * PER_PAGE - fresh.length, true)].slice((page - 1) * PER_PAGE);
    const rows = await this.#cards(shown);
    if (!point) return { rows: rows.map((row) => ({ ...row, miles: null })), total: near.length };
    const missing = CLOSEST.fewest - near.length;
    if (missing <= 0) return { rows, total: near.length };
    const beyond = await this.#beyond(point, possible, missing);
    return { rows: page === 1 ? [...rows, ...beyond] : [], total: near.length + beyond.length };
  }

  /** Returns the candidates around a point: the nearest ones within 30 miles. */
  async #around(point: Point, possible: number): Promise<Candidate[]> {
    const key = `${point.lat},${point.lon},${possible}`;
    const reach = this.#reach.get(key) ?? CLOSEST.miles;
    let found = await this.#within(point, possible, reach);
    if (found.length < CLOSEST.candidates && reach < CLOSEST.miles)
      found = await this.#within(point, possible, CLOSEST.miles);
    const near = firstOf(found, CLOSEST.candidates, ({ miles }) => miles, byDistance);
    const last = near.reduce((most, { miles }) => Math.max(most, miles), 0);
    this.#reach.set(
      key,
      near.length < CLOSEST.candidates ? CLOSEST.miles : Math.min(CLOSEST.miles, last * REACH_MARGIN),
    );
    return near;
  }

  async #within(point: Point, possible: number, miles: number): Promise<Candidate[]> {
    const { strips, west, east } = nearBounds(point, miles);
    const near: Candidate[] = [];
    for (const { bytes, starts } of await this.#strips.read(strips))
      for (let index = firstFrom({ bytes, starts }, west); index < starts.length; index++) {
        const start = starts[index] ?? 0;
        const { id, facts, stale, ...place } = readProfile(bytes, start);
        if (place.lon > east) break;
        const away = milesBetween(place, point);
        if (away <= miles && hasFacts(facts, possible)) near.push({ id, miles: away, facts, stale, bytes, start });
      }
    return near;
  }

  /** Returns the candidates in a state: the newest ones. */
  async #inState(state: string, possible: number): Promise<Candidate[]> {
    const { rows } = await this.pool.query<{ profiles: Buffer | null }>(
      prepared(
        (bind) => `select string_agg(profile, '') as profiles from (
          select profile from offer
          where bedrooms = ${ANY_BEDROOMS} and state = ${bind(state, 'text')} ${factsSql(possible, bind)}
          order by published_at desc, listing_id limit ${CLOSEST.candidates}) newest`,
      ),
    );
    const bytes = rows[0]?.profiles ?? Buffer.alloc(0);
    return Array.from(profileStarts(bytes), (start) => {
      const { id, facts, stale } = readProfile(bytes, start);
      return { id, miles: 0, facts, stale, bytes, start };
    });
  }

  async #cards(shown: readonly { id: number; miles: number }[]): Promise<ClosestRow[]> {
    if (shown.length === 0) return [];
    const ids = shown.map(({ id }) => id);
    const { rows } = await this.pool.query<ListingCardRow>(
      prepared(
        (bind) => `select ${listingCardColumns('true')} from listing l where l.id = any(${bind(ids, 'bigint[]')})`,
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
    const { rows } = await this.pool.query<ClosestRow>(
      prepared(
        (bind) => `
  with near as materialized (
    select listing_id, stale, ${milesTo(point, bind)} as miles from offer
    where bedrooms = ${ANY_BEDROOMS} ${factsSql(possible, bind)} and ${aroundSql(point, CLOSEST.beyondMiles, bind)}
  ), shown as (
    select * from near where miles > ${CLOSEST.miles} and miles <= ${CLOSEST.beyondMiles}
    order by stale, miles, listing_id limit ${bind(count, 'integer')}
  )
  select shown.miles, ${listingCardColumns('true')}
  from shown join listing l on l.id = shown.listing_id order by shown.stale, shown.miles, shown.listing_id`,
      ),
    );
    return rows;
  }
}
