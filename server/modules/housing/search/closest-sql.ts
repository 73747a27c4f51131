import { PER_PAGE, SEARCH_RADIUS_MILES } from '../../../../domain/limits.ts';
import type { Point } from '../../../../domain/places/distance.ts';
import { bedroomCount, bedroomOptions } from '../../../../domain/options/bedrooms.ts';
import { type HousingFilter } from '../../../../domain/search/search-query.ts';
import { listingCardColumns } from '../to-listing-view.ts';
import { nearBounds } from './near-bounds.ts';
import { ANY_BEDROOMS, bathroomStep } from '../offers/offer-index.ts';
import { cosineOf, milesSql, type FoundRow, type Statement } from './search-sql.ts';

/**
 * The radius in miles for the closest listings when nothing matches (K45): fewest unmet criteria, then the
 * smallest sum of shares, then nearest. Only the offer index is read to find them. `rents` represents the
 * floorplans exactly: for each of its steps some floorplan has the same unmet criteria, and no floorplan has
 * fewer than its own step.
 */
const CLOSEST_MILES = 270;
export const CLOSEST_TOTAL = 200;

/** Rings searched in turn until a page is settled: no listing farther out could rank before it. */
export const searchRings = [10, 30, 90, CLOSEST_MILES] as const;

export type ClosestRow = FoundRow & {
  /** Number of listings in this ring that none outside it can outrank. */
  settled: number;
};

type Criteria = Pick<HousingFilter, 'bedrooms' | 'bathrooms' | 'maxBudget'>;

// $1 bedroom codes to read, $2 the requested code, $3 its real count, $4 requested bathrooms, $5 their step, $6 requested dollars
const criteriaOf = ({ bedrooms, bathrooms, maxBudget }: Criteria): unknown[] => [
  bedrooms === undefined ? [ANY_BEDROOMS] : bedroomOptions.map(({ value }) => value),
  bedrooms ?? null,
  bedrooms === undefined ? null : (bedroomCount(bedrooms) ?? 0),
  bathrooms ?? null,
  bathroomStep(bathrooms),
  maxBudget ?? null,
];

const COUNT = 'case bedrooms when 9 then 0 when 10 then 9 when 11 then 10 else bedrooms end';
const BATHROOMS = '(1 + (step - 1) / 2.0::float8)';

const misses = [
  { unmet: 'bedrooms <> $2::float8', share: `abs($3::integer - (${COUNT})) / greatest(1, $3::integer)::float8` },
  { unmet: `${BATHROOMS} < $4::float8`, share: `($4::float8 - ${BATHROOMS}) / greatest(1, $4::float8)` },
  { unmet: 'rent > $6::float8', share: '(rent - $6::float8) / greatest(1, $6::float8)' },
  { unmet: `miles > ${SEARCH_RADIUS_MILES}`, share: `(miles - ${SEARCH_RADIUS_MILES}) / ${SEARCH_RADIUS_MILES}` },
];
const UNMET = misses.map(({ unmet }) => `coalesce(${unmet}, false)::integer`).join(' + ');
const SHARE = misses.map(({ unmet, share }) => `case when ${unmet} then ${share} else 0 end`).join(' + ');

const statement = (near: string, within: string) => `
  with near as materialized (${near}),
  scored as (
    select listing_id, miles, ${UNMET} as unmet, ${SHARE} as share
    from near cross join lateral unnest(rents[1:$5::integer]) with ordinality as plan(rent, step)
    where ${within}
  ), best as materialized (
    select distinct on (listing_id) listing_id, miles, unmet, share from scored order by listing_id, unmet, share
  ), shown as (
    select * from best order by unmet, share, miles, listing_id limit ${PER_PAGE} offset $7::bigint
  )
  select (select count(*) from best where unmet = 0 or unmet = 1 and share <= $8::float8)::integer as settled,
    (select count(*) from best)::integer as total, shown.miles, ${listingCardColumns('true')}
  from (select) as always left join shown on true left join listing l on l.id = shown.listing_id
  order by shown.unmet, shown.share, shown.miles, shown.listing_id`;

const NEAR = statement(
  `select listing_id, bedrooms, rents, ${milesSql('$13::float8', '$14::float8', '$15::float8')} as miles
   from offer
   where bedrooms = any($1::smallint[]) and strip = any($9::integer[]) and lon between $10::float8 and $11::float8`,
  'miles <= $12::float8',
);
const STATE = statement(
  `select listing_id, bedrooms, rents, 0::float8 as miles
   from offer where bedrooms = any($1::smallint[]) and state = $9`,
  'true',
);

/** Returns the statement for one ring around a point. */
export function closestStatement(point: Point, miles: number, criteria: Criteria, page: number): Statement {
  const { strips, west, east } = nearBounds(point, miles);
  const settledShare = (miles - SEARCH_RADIUS_MILES) / SEARCH_RADIUS_MILES;
  const paging = [(page - 1) * PER_PAGE, settledShare];
  const place = [strips, west, east, miles, point.lat, point.lon, cosineOf(point)];
  return { name: 'housing-closest', text: NEAR, values: [...criteriaOf(criteria), ...paging, ...place] };
}

/** Returns the statement for a whole state, without distances. */
export function closestInStateStatement(state: string, criteria: Criteria, page: number): Statement {
  const values = [...criteriaOf(criteria), (page - 1) * PER_PAGE, 0, state];
  return { name: 'housing-closest-state', text: STATE, values };
}

/** Returns the statement that counts the listings within 270 miles, up to 200. */
export function closestTotalStatement(point: Point): Statement {
  const { strips, west, east } = nearBounds(point, CLOSEST_MILES);
  return {
    name: 'housing-closest-total',
    text: `select count(*)::integer as total from (
        select from offer
        where bedrooms = ${ANY_BEDROOMS} and strip = any($1::integer[]) and lon between $2::float8 and $3::float8
          and ${milesSql('$4::float8', '$5::float8', '$6::float8')} <= ${CLOSEST_MILES}
        limit ${CLOSEST_TOTAL}) as near`,
    values: [strips, west, east, point.lat, point.lon, cosineOf(point)],
  };
}
