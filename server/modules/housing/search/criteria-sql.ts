import { SEARCH_RADIUS_MILES } from '../../../../domain/limits.ts';
import { EARTH_MILES, type Point } from '../../../../domain/places/distance.ts';
import { bedroomCount, bedroomOptions } from '../../../../domain/options/bedrooms.ts';
import { asksTerms, petsMasks, statedMask, type Criteria } from '../../../../domain/search/criteria.ts';
import { ANY_BEDROOMS, bathroomStep } from '../offers/offer-index.ts';
import { nearBounds } from './near-bounds.ts';
import type { Bind } from './sql-parameters.ts';

const INT_MAX = 2_147_483_647;
const NO_SUCH_CODE = -1;

/** Returns the bedroom code to read; for an invalid value, one that no listing has. */
const bedroomCodeOf = ({ bedrooms }: Criteria): number =>
  bedrooms === undefined ? ANY_BEDROOMS : bedroomCount(bedrooms) === undefined ? NO_SUCH_CODE : bedrooms;

/** Returns the highest requested rent, within PostgreSQL's integer range. */
export const maxRentOf = ({ maxBudget = INT_MAX }: Criteria): number =>
  Math.max(-1, Math.min(INT_MAX, Math.floor(maxBudget)));

/**
 * Returns SQL for the miles between an offer and the point in the named parameters (latitude, longitude, cosine
 * of the latitude): the haversine of domain/places/distance.ts, step by step with the same doubles.
 */
export const milesSql = (lat: string, lon: string, cosine: string): string =>
  `(2 * ${EARTH_MILES}::float8 * asin(least(1, sqrt(
    sin(((${lat} - lat) * pi() / 180) / 2) ^ 2
    + cos(lat * pi() / 180) * ${cosine} * sin(((${lon} - lon) * pi() / 180) / 2) ^ 2))))`;

const cosineOf = ({ lat }: Point): number => Math.cos((lat * Math.PI) / 180);

/** Returns SQL for the miles between an offer and a point. */
export const milesTo = (point: Point, bind: Bind): string =>
  milesSql(bind(point.lat, 'float8'), bind(point.lon, 'float8'), bind(cosineOf(point), 'float8'));

/**
 * Returns many points as the columns of one statement that searches around each of them:
 * `unnest($n::text[], …::float8[], …) as place(strips, west, east, at_lat, at_lon, cosine)`.
 */
export function circleColumns(points: readonly Point[]): unknown[][] {
  const bounds = points.map((point) => nearBounds(point, SEARCH_RADIUS_MILES));
  return [
    bounds.map(({ strips }) => `{${strips.join(',')}}`),
    bounds.map(({ west }) => west),
    bounds.map(({ east }) => east),
    points.map(({ lat }) => lat),
    points.map(({ lon }) => lon),
    points.map(cosineOf),
  ];
}

/** Returns the condition on offers that may lie within these miles of a point; only they are read from the index. */
export function aroundSql(point: Point, miles: number, bind: Bind): string {
  const { strips, west, east } = nearBounds(point, miles);
  return `strip = any(${bind(strips, 'integer[]')}) and lon between ${bind(west, 'float8')} and ${bind(east, 'float8')}`;
}

/** Returns SQL for whether all of these facts are true of an offer. */
export const hasFactsSql = (mask: number, bind: Bind): string => {
  if (mask === 0) return 'true';
  const bits = bind(mask, 'integer');
  return `facts & ${bits} = ${bits}`;
};

/** Returns the condition on offers that all of these facts are true of them; '' for none. */
export const factsSql = (mask: number, bind: Bind): string => (mask === 0 ? '' : `and ${hasFactsSql(mask, bind)}`);

/** Returns the condition on offers to meet the criteria that the index states of every listing: size, rent and pets. */
export const offerSql = (criteria: Criteria, bind: Bind): string =>
  `bedrooms = ${bind(bedroomCodeOf(criteria), 'smallint')}
    and rents[${bind(bathroomStep(criteria.bathrooms), 'integer')}] <= ${bind(maxRentOf(criteria), 'integer')}
    ${factsSql(petsMasks(criteria).possible, bind)}`;

/** Returns whether floorplans have to be read for these criteria: the index has only their size and lowest rents. */
export const readsFloorplans = (criteria: Criteria): boolean => criteria.minRent !== undefined || asksTerms(criteria);

/** Returns the conditions on a floorplan `f` of the terms (K64), each beside its column's value for not stated. */
function termConditions({ utilities, lease, availableBy }: Criteria, bind: Bind) {
  return [
    ...(utilities ? [{ fits: 'f.utilities = 0', unstated: 'f.utilities is null' }] : []),
    ...(lease === undefined
      ? []
      : [{ fits: `${bind(lease, 'smallint')} = any(f.lease_months)`, unstated: "f.lease_months = '{}'" }]),
    ...(availableBy === undefined
      ? []
      : [{ fits: `f.available_on <= ${bind(availableBy, 'date')}`, unstated: 'f.available_on is null' }]),
  ];
}

/** Returns the conditions on a floorplan `f`: of its size and rent, and of its terms, strictly or where they are stated. */
export function floorplanSql(criteria: Criteria, bind: Bind): { size: string; possible: string; strict: string } {
  const { bedrooms, bathrooms, maxBudget, minRent } = criteria;
  const size = [
    ...(bedrooms === undefined ? [] : [`f.bedrooms = ${bind(bedroomCodeOf(criteria), 'smallint')}`]),
    ...(bathrooms === undefined ? [] : [`f.bathrooms >= ${bind(bathrooms, 'float8')}`]),
    ...(maxBudget === undefined ? [] : [`f.rent <= ${bind(maxRentOf(criteria), 'integer')}`]),
    ...(minRent === undefined ? [] : [`f.rent >= ${bind(minRent, 'integer')}`]),
  ];
  const terms = termConditions(criteria, bind);
  const all = (conditions: readonly string[]) => (conditions.length === 0 ? 'true' : conditions.join(' and '));
  return {
    size: all(size),
    possible: all(terms.map(({ fits, unstated }) => `(${unstated} or ${fits})`)),
    strict: `coalesce(${all(terms.map(({ fits }) => fits))}, false)`,
  };
}

/** Returns the condition on offers that a floorplan of the listing meets the criteria; '' where the index answers that. */
function floorplanExistsSql(criteria: Criteria, bind: Bind): string {
  if (!readsFloorplans(criteria)) return '';
  const { size, strict } = floorplanSql(criteria, bind);
  return `and exists (select from floorplan f where f.listing_id = offer.listing_id and ${size} and ${strict})`;
}

/** Returns the condition on offers to state what the criteria ask for, beside size, rent and pets. */
export const statedSql = (criteria: Criteria, bind: Bind): string =>
  `${factsSql(statedMask(criteria), bind)} ${floorplanExistsSql(criteria, bind)}`;

/** SQL for the number of bedrooms of a bedroom code. */
export const bedroomCountSql = (code: string): string =>
  `(case ${code} ${bedroomOptions
    .filter(({ value }) => bedroomCount(value) !== value)
    .map(({ value }) => `when ${value} then ${bedroomCount(value)}`)
    .join(' ')} else ${code} end)`;
