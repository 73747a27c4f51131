import { SEARCH_RADIUS_MILES } from '../../../../domain/limits.ts';
import type { Point } from '../../../../domain/places/distance.ts';
import { bedroomOptions } from '../../../../domain/options/bedrooms.ts';
import { BUDGET_STEP, type RelaxationCell } from '../../../../domain/search/relaxation.ts';
import type { HousingFilter } from '../../../../domain/search/search-query.ts';
import { circleColumns } from '../search/circle-columns.ts';
import { nearBounds } from '../search/near-bounds.ts';
import { ANY_BEDROOMS, bathroomStep } from '../offers/offer-index.ts';
import { bedroomCodeOf, cosineOf, milesSql, maxRentOf, type Statement } from '../search/search-sql.ts';

/**
 * The criteria whose alternatives are counted (domain/search/relaxation.ts), from the offer index alone: for each
 * bedroom code and minimum bathroom count, the listings within the budget and those within the next round amount
 * above it.
 */
type Criteria = Pick<HousingFilter, 'bedrooms' | 'bathrooms' | 'maxBudget'>;

// $1 bedroom codes to read, $2 the step of the requested bathrooms, $3 requested dollars
const criteriaOf = (asked: Criteria): unknown[] => [
  asked.bedrooms === undefined ? [ANY_BEDROOMS] : bedroomOptions.map(({ value }) => value),
  bathroomStep(asked.bathrooms),
  maxRentOf(asked),
];

const statement = (near: string) => `
  with plans as materialized (
    select bedrooms, step, rents[step] as rent
    from offer cross join generate_series(1, $2::integer) as step
    where bedrooms = any($1::smallint[]) and rents[step] is not null and ${near}
  ), cells as (
    select bedrooms, step, count(*) filter (where rent <= $3::integer) as fits,
      ceil(min(rent) filter (where rent > $3::integer) / ${BUDGET_STEP}.0) * ${BUDGET_STEP} as raise
    from plans group by bedrooms, step
  )
  select bedrooms, step, fits::integer, raise::float8,
    (count(*) filter (where rent <= raise))::integer as "raisedFits"
  from cells join plans using (bedrooms, step) group by bedrooms, step, fits, raise`;

const NEAR = statement(`strip = any($4::integer[]) and lon between $5::float8 and $6::float8
  and ${milesSql('$7::float8', '$8::float8', '$9::float8')} <= ${SEARCH_RADIUS_MILES}`);
const STATE = statement('state = $4');

export interface CellRow {
  bedrooms: number;
  step: number;
  fits: number;
  /** The next round amount with more results; null when nothing is over the budget. */
  raise: number | null;
  raisedFits: number;
}

/** Returns the statement for the cells within ten miles of a point. */
export function cellsNearStatement(point: Point, asked: Criteria): Statement {
  const { strips, west, east } = nearBounds(point, SEARCH_RADIUS_MILES);
  const place = [strips, west, east, point.lat, point.lon, cosineOf(point)];
  return { name: 'housing-cells', text: NEAR, values: [...criteriaOf(asked), ...place] };
}

/** Returns the statement for the cells of a state. */
export const cellsInStateStatement = (state: string, asked: Criteria): Statement => ({
  name: 'housing-cells-state',
  text: STATE,
  values: [...criteriaOf(asked), state],
});

/** Converts a row for the relaxation rules. */
export const toCell = ({ bedrooms, step, fits, raise, raisedFits }: CellRow, asked: Criteria): RelaxationCell => ({
  bedrooms: asked.bedrooms === undefined ? undefined : bedrooms,
  bathrooms: asked.bathrooms === undefined ? undefined : 1 + (step - 1) / 2,
  fits,
  raised: raise === null ? null : { maxBudget: raise, fits: raisedFits },
});

/** Returns the statement that counts matching listings around each of these points, in their order: rows of `fits`. */
export function fitsAroundStatement(points: readonly Point[], asked: Criteria): Statement {
  return {
    name: 'housing-fits-around',
    text: `
      select (select count(*)::integer from offer
        where bedrooms = $1::smallint and strip = any(place.strips::integer[])
          and lon between place.west and place.east and rents[$2::integer] <= $3::integer
          and ${milesSql('place.at_lat', 'place.at_lon', 'place.cosine')} <= ${SEARCH_RADIUS_MILES}) as fits
      from unnest($4::text[], $5::float8[], $6::float8[], $7::float8[], $8::float8[], $9::float8[])
        with ordinality as place(strips, west, east, at_lat, at_lon, cosine, n)
      order by n`,
    values: [bedroomCodeOf(asked), bathroomStep(asked.bathrooms), maxRentOf(asked), ...circleColumns(points)],
  };
}
