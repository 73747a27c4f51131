import { PER_PAGE, SEARCH_RADIUS_MILES } from '../../../../domain/limits.ts';
import { bedroomCount } from '../../../../domain/options/bedrooms.ts';
import { milesOfWalk } from '../../../../domain/places/distance.ts';
import { petsMasks, statedMask, type Criteria } from '../../../../domain/search/criteria.ts';
import { CLOSEST } from '../../../../domain/search/matching.ts';
import { ANY_BEDROOMS } from '../offers/offer-index.ts';
import { listingCardColumns } from '../to-listing-view.ts';
import { aroundSql, bedroomCountSql, factsSql, milesTo, statedTermsSql } from './criteria-sql.ts';
import { pointOf, type SearchArea } from './search-sql.ts';
import { prepared, type Bind, type Statement } from './sql-parameters.ts';

const INT_MAX = 2_147_483_647;
const share = (value: string, asked: number, bind: Bind): string =>
  `(${value}) / greatest(1, ${bind(asked, 'float8')})`;

/** SQL for the shortfall of a floorplan `f` (K45): the shares of what it misses, in the order of `floorplanMisses`. */
function floorplanShortfall(criteria: Criteria, bind: Bind): string {
  const { bedrooms, bathrooms, maxBudget, minRent } = criteria;
  const parts: string[] = [];
  if (bedrooms !== undefined) {
    const asked = bedroomCount(bedrooms) ?? 0;
    const by = `abs(${bind(asked, 'float8')} - ${bedroomCountSql('f.bedrooms')})`;
    parts.push(`case when f.bedrooms <> ${bind(bedrooms, 'float8')} then ${share(by, asked, bind)} else 0 end`);
  }
  const under = (column: string, least: number) =>
    `case when ${column} < ${bind(least, 'float8')} then ${share(`${bind(least, 'float8')} - ${column}`, least, bind)} else 0 end`;
  if (bathrooms !== undefined) parts.push(under('f.bathrooms::float8', bathrooms));
  if (maxBudget !== undefined)
    parts.push(
      `case when f.rent > ${bind(maxBudget, 'float8')} then ${share(`f.rent - ${bind(maxBudget, 'float8')}`, maxBudget, bind)} else 0 end`,
    );
  if (minRent !== undefined) parts.push(under('f.rent', minRent));
  parts.push(...statedTermsSql(criteria, bind).map((fits) => `case when ${fits} then 0 else 1 end`));
  return parts.length === 0 ? '0::float8' : `(${parts.join(' + ')})::float8`;
}

/** SQL for the shortfall of a listing as a whole, in the order of `listingMisses`. */
function listingShortfall(criteria: Criteria, bind: Bind): string {
  const { must = [], laundry, furnished, maxWalk } = criteria;
  const lacks = (one: Criteria) => {
    const bits = bind(statedMask(one), 'integer');
    return `case when facts & ${bits} = ${bits} then 0 else 1 end`;
  };
  const parts = [
    `greatest(0, miles - ${SEARCH_RADIUS_MILES}) / ${SEARCH_RADIUS_MILES}`,
    ...(maxWalk === undefined ? [] : [`case when miles > ${bind(milesOfWalk(maxWalk), 'float8')} then 1 else 0 end`]),
    ...must.map((id) => lacks({ must: [id] })),
    ...(laundry ? [lacks({ laundry })] : []),
    ...(furnished ? [lacks({ furnished })] : []),
  ];
  // In parentheses: added up as `unmetCriteria` does, since a sum of doubles depends on the order.
  return `(${parts.join(' + ')})`;
}

/**
 * Returns the statement for a page of the closest listings (K45): at most 2,000 candidates are scored, so that the
 * cost does not grow with the number of listings around.
 */
export const closestStatement = (area: SearchArea, criteria: Criteria, page: number): Statement =>
  prepared((bind) => {
    const point = pointOf(area);
    const { possible } = petsMasks(criteria);
    const offset = bind(Math.min(INT_MAX, (page - 1) * PER_PAGE), 'bigint');
    const near = `select listing_id, facts, published_at, ${point ? milesTo(point, bind) : '0::float8'} as miles
      from offer where bedrooms = ${ANY_BEDROOMS} ${factsSql(possible, bind)}
        and ${point ? aroundSql(point, CLOSEST.miles, bind) : `state = ${bind(area.state, 'text')}`}`;
    const nearest = point ? 'miles, listing_id' : 'published_at desc, listing_id';
    return `
  with candidates as materialized (
    select * from (${near}) near where miles <= ${CLOSEST.miles} order by ${nearest} limit ${CLOSEST.candidates}
  ), scored as materialized (
    select listing_id, miles, plan.share + ${listingShortfall(criteria, bind)} as share
    from candidates cross join lateral (
      select min(${floorplanShortfall(criteria, bind)}) as share from floorplan f where f.listing_id = candidates.listing_id
    ) plan
  ), shown as (
    select * from scored order by share, miles, listing_id limit ${PER_PAGE} offset ${offset}
  )
  select (select count(*) from scored)::integer as total, shown.miles, ${listingCardColumns('true')}
  from (select) as always left join shown on true left join listing l on l.id = shown.listing_id
  order by shown.share, shown.miles, shown.listing_id`;
  });

/** Returns the statement for the nearest listings beyond the candidates, which fill up a short page (K45). */
export const beyondStatement = (area: SearchArea, criteria: Criteria, count: number): Statement =>
  prepared((bind) => {
    const point = pointOf(area) ?? { lat: 0, lon: 0 };
    return `
  with near as materialized (
    select listing_id, ${milesTo(point, bind)} as miles from offer
    where bedrooms = ${ANY_BEDROOMS} ${factsSql(petsMasks(criteria).possible, bind)} and ${aroundSql(point, CLOSEST.beyondMiles, bind)}
  ), shown as (
    select * from near where miles > ${CLOSEST.miles} and miles <= ${CLOSEST.beyondMiles}
    order by miles, listing_id limit ${bind(count, 'integer')}
  )
  select shown.miles, ${listingCardColumns('true')}
  from shown join listing l on l.id = shown.listing_id order by shown.miles, shown.listing_id`;
  });
