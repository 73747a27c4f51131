import { PER_PAGE } from '../../../../domain/limits.ts';
import type { Point } from '../../../../domain/places/distance.ts';
import { asksStated, petsMasks, statedMask, type Criteria } from '../../../../domain/search/criteria.ts';
import { searchRadius } from '../../../../domain/search/matching.ts';
import { sortKeys, type SearchSort, type SortKey } from '../../../../domain/search/sort.ts';
import { CARD_VERSION } from '../cards/listing-cards.ts';
import {
  aroundSql,
  bedroomCountSql,
  floorplanSql,
  hasFactsSql,
  milesTo,
  offerSql,
  readsFloorplans,
} from './criteria-sql.ts';
import { inlined, prepared, type Bind, type Statement } from './sql-parameters.ts';

/** The area of a search: around a point, or in a state, which has none. */
export interface SearchArea {
  lat: number | null;
  lon: number | null;
  state: string;
}

/** The criteria and order of a search. */
type SearchTerms = Criteria & { sort?: SearchSort | undefined };

/** A row of a search, without its card. */
export interface FoundRow {
  total: number;
  /** Listings left out only because they do not state what was asked for; null if nothing of that kind was. */
  not_stated: number | null;
  /** Those found that do not say whether they allow the pets; null if none was asked for. */
  pets_not_stated: number | null;
  miles: number | null;
  /** Null in the row of an empty page. */
  id: number | null;
  version: string;
}

/** SQL for what identifies a card in memory; `l` is the listing. */
const found = `l.id::float8 as id, ${CARD_VERSION} as version`;

/** Returns the point of an area; null in a state. */
export const pointOf = ({ lat, lon }: SearchArea): Point | null => (lat === null || lon === null ? null : { lat, lon });

/** Returns the condition on offers to lie in a state, or possibly within these miles of a point. */
export function areaSql(area: SearchArea, miles: number, bind: Bind): string {
  const point = pointOf(area);
  return point ? aroundSql(point, miles, bind) : `state = ${bind(area.state, 'text')}`;
}

/** SQL for each sort key of an offer. */
const sortColumns: Record<SortKey, string> = {
  featured: 'featured desc',
  fresh: 'stale',
  welcome: 'welcome desc',
  near: 'rank',
  cost: 'cost',
  newest: 'published_at desc',
};

/** Returns whether a search reads floorplans, beside the offer index: for their terms, or for an order by their cost. */
const needsFloorplans = (terms: SearchTerms): boolean =>
  readsFloorplans(terms) || sortKeys[terms.sort ?? 'featured'].includes('cost');

/**
 * Returns the SQL of a search: `offers` that fit, or would if they stated what they do not, as (listing_id, …, fits), and
 * their `order`. Only the offer index is read, and floorplans where the criteria or the order ask for their terms.
 */
function searchParts(area: SearchArea, terms: SearchTerms, bind: Bind): { offers: string; order: string } {
  const { sort = 'featured' } = terms;
  const point = pointOf(area);
  const { allowed } = petsMasks(terms);
  const near = `select listing_id, featured, stale, published_at, facts,
      ${point ? milesTo(point, bind) : 'null::float8'} as miles
    from offer where ${offerSql(terms, bind)}
      and ${areaSql(area, searchRadius(terms), bind)}`;
  const columns = `listing_id, featured, stale, published_at, miles,
    ${point ? 'miles' : '-extract(epoch from published_at)::float8'} as rank,
    ${hasFactsSql(allowed, bind)} as welcome`;
  const within = point ? `miles <= ${bind(searchRadius(terms), 'float8')}` : 'true';
  const stated = hasFactsSql(statedMask(terms), bind);
  // Without pets every listing is equally welcome; leaving it out lets a state be read in the order of its index.
  const keys = sortKeys[sort].filter((key) => key !== 'welcome' || allowed !== 0);
  const order = [...keys.map((key) => sortColumns[key]), 'listing_id'].join(', ');
  if (!needsFloorplans(terms))
    return { offers: `select ${columns}, ${stated} as fits from (${near}) near where ${within}`, order };
  const { size, possible, strict } = floorplanSql(terms, bind);
  return {
    offers: `select ${columns}, ${stated} and plan.strict as fits, plan.cost
      from (${near}) near cross join lateral (
        select bool_or(strict) as strict, min(cost) filter (where strict) as cost from (
          select ${strict} as strict,
            (f.rent + coalesce(f.fees_monthly, 0)) / greatest(1, ${bedroomCountSql('f.bedrooms')})::float8 as cost
          from floorplan f where f.listing_id = near.listing_id and ${size} and ${possible}
        ) plans
      ) plan where ${within} and plan.strict is not null`,
    order,
  };
}

/**
 * Returns the statement for a page of matching listings, as measured (ADR 0008): `columns` are read of the twenty on the
 * page. A page past the end is one row without a listing, which has the total.
 */
export const searchStatement = (area: SearchArea, terms: SearchTerms, page: number, columns = found): Statement =>
  prepared((bind) => {
    const { offers, order } = searchParts(area, terms, bind);
    const shown = order
      .split(', ')
      .map((column) => `shown.${column}`)
      .join(', ');
    // A state is read in the order of its index until the page is full; a circle is measured once.
    const hint = pointOf(area) || needsFloorplans(terms) ? 'materialized' : 'not materialized';
    const notStated = asksStated(terms) ? '(select count(*) from near where not fits)::integer' : 'null::integer';
    const petsNotStated =
      petsMasks(terms).allowed === 0
        ? 'null::integer'
        : '(select count(*) from near where fits and not welcome)::integer';
    return `
  with near as ${hint} (${offers}),
  shown as (select * from near where fits order by ${order} limit ${PER_PAGE} offset ${bind((page - 1) * PER_PAGE, 'bigint')})
  select (select count(*) from near where fits)::integer as total, ${notStated} as not_stated,
    ${petsNotStated} as pets_not_stated, shown.miles, ${columns}
  from (select) as always left join shown on true left join listing l on l.id = shown.listing_id
  order by ${shown}`;
  });

/**
 * Returns SQL that selects every listing a search finds now, on any page, as (listing_id, rank), for statements that
 * compare them with others; `rank` counts from 1 in search order. Has no parameters: the values are inlined.
 */
export function matchingListingsSql(area: SearchArea, terms: SearchTerms): string {
  const { offers, order } = searchParts(area, terms, inlined);
  return `select listing_id, row_number() over (order by ${order}) as rank from (${offers}) near where fits`;
}
