import type { Point } from '../../../../domain/places/distance.ts';
import { bedroomOptions } from '../../../../domain/options/bedrooms.ts';
import { BUDGET_STEP, type RelaxationCell } from '../../../../domain/search/relaxation/relaxation.ts';
import { petsMasks, statedMask, type Criteria } from '../../../../domain/search/criteria.ts';
import { searchRadius } from '../../../../domain/search/matching.ts';
import { ANY_BEDROOMS, bathroomStep } from '../offers/offer-index.ts';
import {
  circleColumns,
  floorplanSql,
  maxRentOf,
  milesSql,
  milesTo,
  readsFloorplans,
  statedSql,
  factsSql,
  offerSql,
} from '../search/criteria-sql.ts';
import { areaSql, pointOf, type SearchArea } from '../search/search-sql.ts';
import { prepared, type Statement } from '../search/sql-parameters.ts';

export interface CellRow {
  bedrooms: number;
  step: number;
  fits: number;
  /** The next round amount with more results; null when nothing is over the budget. */
  raise: number | null;
  raisedFits: number;
}

/**
 * Returns the statement for the cells of a search (domain/search/relaxation/relaxation.ts): for each bedroom code and minimum
 * number of bathrooms the listings within the budget, and those within the next round amount above it. Read from
 * the offer index, and from floorplans where the criteria ask for their terms.
 */
export const cellsStatement = (area: SearchArea, requested: Criteria): Statement =>
  prepared((bind) => {
    const point = pointOf(area);
    const otherCriteria: Criteria = { ...requested, bedrooms: undefined, bathrooms: undefined, maxBudget: undefined };
    const codes = requested.bedrooms === undefined ? [ANY_BEDROOMS] : bedroomOptions.map(({ value }) => value);
    const radius = searchRadius(requested);
    const within = point ? `and ${milesTo(point, bind)} <= ${bind(radius, 'float8')}` : '';
    const near = `${areaSql(area, radius, bind)} ${within}`;
    const facts = `${factsSql(petsMasks(requested).possible, bind)} ${factsSql(statedMask(requested), bind)}`;
    const steps = `generate_series(1, ${bind(bathroomStep(requested.bathrooms), 'integer')}) as step`;
    const { size, strict } = floorplanSql(otherCriteria, bind);
    const plans = readsFloorplans(requested)
      ? `select code as bedrooms, step, min(f.rent) as rent
         from offer join floorplan f using (listing_id), ${steps}, lateral (
           select ${requested.bedrooms === undefined ? ANY_BEDROOMS : 'f.bedrooms'}::smallint as code) codes
         where offer.bedrooms = ${ANY_BEDROOMS} and ${near} ${facts} and ${size} and ${strict}
           and f.bathrooms >= 1 + (step - 1) / 2.0
         group by listing_id, code, step`
      : `select bedrooms, step, rents[step] as rent from offer, ${steps}
         where bedrooms = any(${bind(codes, 'smallint[]')}) and rents[step] is not null and ${near} ${facts}`;
    const budget = bind(maxRentOf(requested), 'integer');
    return `
  with plans as materialized (${plans}), cells as (
    select bedrooms, step, count(*) filter (where rent <= ${budget}) as fits,
      ceil(min(rent) filter (where rent > ${budget}) / ${BUDGET_STEP}.0) * ${BUDGET_STEP} as raise
    from plans group by bedrooms, step
  )
  select bedrooms, step, fits::integer, raise::float8,
    (count(*) filter (where rent <= raise))::integer as "raisedFits"
  from cells join plans using (bedrooms, step) group by bedrooms, step, fits, raise`;
  });

/** Converts a row for the relaxation rules. */
export const toCell = ({ bedrooms, step, fits, raise, raisedFits }: CellRow, requested: Criteria): RelaxationCell => ({
  bedrooms: requested.bedrooms === undefined ? undefined : bedrooms,
  bathrooms: requested.bathrooms === undefined ? undefined : 1 + (step - 1) / 2,
  fits,
  raised: raise === null ? null : { maxBudget: raise, fits: raisedFits },
});

/** Returns the statement that counts matching listings around each of these points, in their order: rows of `fits`. */
export const fitsAroundStatement = (points: readonly Point[], criteria: Criteria): Statement =>
  prepared((bind) => {
    const columns = circleColumns(points).map((column, index) =>
      bind(column as number[], index === 0 ? 'text[]' : 'float8[]'),
    );
    return `
      select (select count(*)::integer from offer
        where ${offerSql(criteria, bind)} and strip = any(place.strips::integer[])
          and lon between place.west and place.east ${statedSql(criteria, bind)}
          and ${milesSql('place.at_lat', 'place.at_lon', 'place.cosine')} <= ${bind(searchRadius(criteria), 'float8')}) as fits
      from unnest(${columns.join(', ')}) with ordinality as place(strips, west, east, at_lat, at_lon, cosine, n)
      order by n`;
  });
