import { searchParts, type SearchArea, type SearchTerms } from './search-sql.ts';
import { inlined } from './sql-parameters.ts';

/**
 * Returns SQL that selects every listing a search finds now, on any page, as (listing_id, rank), for statements that
 * compare them with others; `rank` counts from 1 in search order. Has no parameters: the values are inlined.
 */
export function matchingListingsSql(area: SearchArea, terms: SearchTerms): string {
  const { offers, order } = searchParts(area, terms, inlined);
  return `select listing_id, row_number() over (order by ${order}) as rank from (${offers}) near where fits`;
}
