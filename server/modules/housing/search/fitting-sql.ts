import { SEARCH_RADIUS_MILES } from '../../../../domain/limits.ts';
import type { Point } from '../../../../domain/places/distance.ts';
import type { HousingFilter } from '../../../../domain/search/search-query.ts';
import { nearBounds } from './near-bounds.ts';
import { bathroomStep } from '../offers/offer-index.ts';
import { bedroomCodeOf, cosineOf, milesSql, maxRentOf } from './search-sql.ts';

type Criteria = Pick<HousingFilter, 'bedrooms' | 'bathrooms' | 'maxBudget'>;

/** Where a search looks: around a point, or in a state, which has none. */
export interface SearchArea {
  lat: number | null;
  lon: number | null;
  state: string;
}

/** A double in SQL; in parentheses, for a minus before a minus begins a comment. */
const double = (value: number) => `(${value})::float8`;

const near = (point: Point, criteria: Criteria): string => {
  const { strips, west, east } = nearBounds(point, SEARCH_RADIUS_MILES);
  const miles = milesSql(double(point.lat), double(point.lon), double(cosineOf(point)));
  return `select listing_id, featured, rank from (
    select listing_id, featured, ${miles} as rank from offer
     where bedrooms = ${bedroomCodeOf(criteria)} and strip = any('{${strips.join(',')}}'::integer[])
       and lon between ${double(west)} and ${double(east)}
       and rents[${bathroomStep(criteria.bathrooms)}] <= ${maxRentOf(criteria)}
  ) around where rank <= ${SEARCH_RADIUS_MILES}`;
};

const within = (state: string, criteria: Criteria): string =>
  `select listing_id, featured, -extract(epoch from published_at) as rank from offer
    where bedrooms = ${bedroomCodeOf(criteria)} and state = '${state.replace(/[^A-Z]/g, '')}'
      and rents[${bathroomStep(criteria.bathrooms)}] <= ${maxRentOf(criteria)}`;

/**
 * SQL: every home that a search finds now, whatever page it is on, as (listing_id, featured, rank), for a statement that
 * weighs them against others. In the order of the search by `featured desc, rank, listing_id`. Holds no parameters:
 * numbers and the code of a state stand in it as they are.
 */
export const matchingListingsSql = ({ lat, lon, state }: SearchArea, criteria: Criteria): string =>
  lat === null || lon === null ? within(state, criteria) : near({ lat, lon }, criteria);
