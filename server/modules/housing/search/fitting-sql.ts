import { SEARCH_RADIUS_MILES } from '../../../../domain/limits.ts';
import type { Point } from '../../../../domain/places/distance.ts';
import type { HousingFilter } from '../../../../domain/search/search-query.ts';
import { nearBounds } from './near-bounds.ts';
import { bathroomStep } from '../offers/offer-index.ts';
import { bedroomCodeOf, cosineOf, milesSql, maxRentOf } from './search-sql.ts';

type Criteria = Pick<HousingFilter, 'bedrooms' | 'bathrooms' | 'maxBudget'>;

/** The area of a search: around a point, or in a state, which has none. */
export interface SearchArea {
  lat: number | null;
  lon: number | null;
  state: string;
}

/** Returns a double in SQL, in parentheses because two minus signs would begin a comment. */
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
 * Returns SQL that selects every listing a search finds now, on any page, as (listing_id, featured, rank), for
 * statements that compare them with others. Search order is `featured desc, rank, listing_id`. Has no parameters:
 * numbers and the state code are inlined.
 */
export const matchingListingsSql = ({ lat, lon, state }: SearchArea, criteria: Criteria): string =>
  lat === null || lon === null ? within(state, criteria) : near({ lat, lon }, criteria);
