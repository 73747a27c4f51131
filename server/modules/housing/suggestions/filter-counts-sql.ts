import { asksTerms, petsMasks, statedMask, type Criteria } from '../../../../domain/search/criteria.ts';
import { filterOptions, setFilter } from '../../../../domain/search/filter-options.ts';
import { searchRadius } from '../../../../domain/search/matching.ts';
import { ANY_BEDROOMS } from '../offers/offer-index.ts';
import { floorplanSql, milesTo, offerSql } from '../search/criteria-sql.ts';
import { areaSql, pointOf, type SearchArea } from '../search/search-sql.ts';
import { prepared, type Bind, type Statement } from '../search/sql-parameters.ts';

const termColumns = {
  utilities: 'f.utilities is not null',
  leaseMonths: "f.lease_months <> '{}'",
  availableOn: 'f.available_on is not null',
} as const;

/** Returns the offers of an area under some condition, with their distance. */
function nearSql(area: SearchArea, condition: string, bind: Bind): string {
  const point = pointOf(area);
  return `select listing_id, facts, ${point ? milesTo(point, bind) : '0::float8'} as miles from offer
    where ${condition} and ${areaSql(area, searchRadius({}), bind)}`;
}

/**
 * Returns the statement that counts every filter option (domain/search/filter-options.ts): one row of numbers, a
 * `total` and a `stated` for each option in its order.
 */
export const filterCountsStatement = (area: SearchArea, criteria: Criteria): Statement =>
  prepared((bind) => {
    const options = filterOptions.map(({ key, states }) => ({ criteria: setFilter(criteria, key, true), states }));
    // Pets are in the condition of each option: a pet more is an option itself.
    const { pets: _pets, maxWalk: _walk, ...base } = criteria;
    const size = floorplanSql({ ...base, utilities: undefined, lease: undefined, availableBy: undefined }, bind).size;
    const terms = new Map<string, string>();
    const termOf = ({ utilities, lease, availableBy, minRent }: Criteria): string => {
      if (!asksTerms({ utilities, lease, availableBy }) && minRent === undefined) return 'true';
      const strict = floorplanSql({ utilities, lease, availableBy }, bind).strict;
      const known = terms.get(strict) ?? `t${terms.size}`;
      terms.set(strict, known);
      return `coalesce(plan.${known}, false)`;
    };
    const totals = options.map(({ criteria }) => {
      const bits = petsMasks(criteria).possible | statedMask(criteria);
      const mask = bind(bits, 'integer');
      const radius = bind(searchRadius(criteria), 'float8');
      return `count(*) filter (where facts & ${mask} = ${mask} and miles <= ${radius} and ${termOf(criteria)})`;
    });
    const stated = options.map(({ states }) => {
      if (states === null) return 'null::bigint';
      if ('facts' in states) {
        const mask = bind(states.facts, 'integer');
        const unless = states.unless === undefined ? 'false' : `facts & ${bind(states.unless, 'integer')} = 0`;
        return `count(*) filter (where facts & ${mask} = ${mask} or ${unless})`;
      }
      return `count(*) filter (where plan.${states.term})`;
    });
    const plans = [...terms].map(([strict, name]) => `bool_or(${strict}) as ${name}`);
    const termSelects = Object.entries(termColumns).map(([term, condition]) => `bool_or(${condition}) as "${term}"`);
    return `
  with near as materialized (${nearSql(area, offerSql(base, bind), bind)}),
  everything as materialized (${nearSql(area, `bedrooms = ${ANY_BEDROOMS}`, bind)}),
  totals as (
    select array[${totals.join(', ')}]::integer[] as totals
    from near ${
      plans.length === 0
        ? ''
        : `cross join lateral (select ${plans.join(', ')} from floorplan f where f.listing_id = near.listing_id and ${size}) plan`
    }
  ), stated as (
    select array[${stated.join(', ').replaceAll(/plan\.(\w+)/g, 'plan."$1"')}]::integer[] as stated
    from everything cross join lateral (
      select ${termSelects.join(', ')} from floorplan f where f.listing_id = everything.listing_id
    ) plan where miles <= ${bind(searchRadius({}), 'float8')}
  )
  select totals, stated from totals, stated`;
  });

export interface FilterCountsRow {
  totals: number[];
  stated: (number | null)[];
}
