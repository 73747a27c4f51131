import { PER_PAGE, SEARCH_RADIUS_MILES } from '../../../../domain/limits.ts';
import { EARTH_MILES, type Point } from '../../../../domain/places/distance.ts';
import { bedroomCount } from '../../../../domain/options/bedrooms.ts';
import { type HousingFilter } from '../../../../domain/search/search-query.ts';
import { listingCardColumns, type ListingCardRow } from '../to-listing-view.ts';
import { nearBounds } from './near-bounds.ts';
import { ANY_BEDROOMS, bathroomStep } from '../offers/offer-index.ts';

/**
 * A search statement as measured (ADR 0008): only the index is read to find, order and count the matching
 * listings; the twenty on the page are then joined to their listing and floorplans. A page past the end is one
 * row without a listing, which has the total. Each statement is prepared once per connection, under its name.
 */
export interface Statement {
  name: string;
  text: string;
  values: unknown[];
}

export type FoundRow = ListingCardRow & { total: number; miles: number | null };

type Criteria = Pick<HousingFilter, 'bedrooms' | 'bathrooms' | 'maxBudget'>;

const INT_MAX = 2_147_483_647;
const NO_SUCH_CODE = -1;

/** Returns the bedroom code to read; for an invalid value, one that no listing has. */
export const bedroomCodeOf = ({ bedrooms }: Criteria) =>
  bedrooms === undefined ? ANY_BEDROOMS : bedroomCount(bedrooms) === undefined ? NO_SUCH_CODE : bedrooms;

/** Returns the highest requested rent, within PostgreSQL's integer range. */
export const maxRentOf = ({ maxBudget = INT_MAX }: Criteria) => Math.max(-1, Math.min(INT_MAX, Math.floor(maxBudget)));

/**
 * Returns SQL for the miles between an offer and the point in the named parameters (latitude, longitude, cosine
 * of the latitude): the haversine of domain/places/distance.ts, step by step with the same doubles.
 */
export const milesSql = (lat: string, lon: string, cosine: string): string =>
  `(2 * ${EARTH_MILES}::float8 * asin(least(1, sqrt(
    sin(((${lat} - lat) * pi() / 180) / 2) ^ 2
    + cos(lat * pi() / 180) * ${cosine} * sin(((${lon} - lon) * pi() / 180) / 2) ^ 2))))`;

export const cosineOf = ({ lat }: Point): number => Math.cos((lat * Math.PI) / 180);

const NEAR = `
  with near as materialized (
    select listing_id, featured, ${milesSql('$5::float8', '$6::float8', '$7::float8')} as miles
    from offer
    where bedrooms = $1::smallint and strip = any($2::integer[]) and lon between $3::float8 and $4::float8
      and rents[$8::integer] <= $9::integer
  ), shown as (
    select listing_id, featured, miles from near where miles <= ${SEARCH_RADIUS_MILES}
    order by featured desc, miles, listing_id limit ${PER_PAGE} offset $10::bigint
  )
  select (select count(*) from near where miles <= ${SEARCH_RADIUS_MILES})::integer as total, shown.miles, ${listingCardColumns('true')}
  from (select) as always left join shown on true left join listing l on l.id = shown.listing_id
  order by shown.featured desc, shown.miles, shown.listing_id`;

/** Returns the statement for matching listings within ten miles of a point, featured first, then nearest. Pages count from 1. */
export function nearStatement(point: Point, criteria: Criteria, page: number): Statement {
  const { strips, west, east } = nearBounds(point, SEARCH_RADIUS_MILES);
  return {
    name: 'housing-near',
    text: NEAR,
    values: [
      bedroomCodeOf(criteria),
      strips,
      west,
      east,
      point.lat,
      point.lon,
      cosineOf(point),
      bathroomStep(criteria.bathrooms),
      maxRentOf(criteria),
      (page - 1) * PER_PAGE,
    ],
  };
}

const IN_STATE = `bedrooms = $1::smallint and state = $2 and rents[$3::integer] <= $4::integer`;
const STATE = `
  with shown as (
    select listing_id, featured, published_at from offer where ${IN_STATE}
    order by featured desc, published_at desc, listing_id limit ${PER_PAGE} offset $5::bigint
  )
  select (select count(*) from offer where ${IN_STATE})::integer as total, null::float8 as miles, ${listingCardColumns('true')}
  from (select) as always left join shown on true left join listing l on l.id = shown.listing_id
  order by shown.featured desc, shown.published_at desc, shown.listing_id`;

/** Returns the statement for a state's matching listings, featured first, then newest. */
export function stateStatement(state: string, criteria: Criteria, page: number): Statement {
  const values = [
    bedroomCodeOf(criteria),
    state,
    bathroomStep(criteria.bathrooms),
    maxRentOf(criteria),
    (page - 1) * PER_PAGE,
  ];
  return { name: 'housing-state', text: STATE, values };
}
