import { ACTIVE } from '../../../../domain/options/listing-status.ts';
import { APARTMENT } from '../../../../domain/options/property-types.ts';
import { STRIPS_PER_DEGREE } from '../search/near-bounds.ts';
import { offerProfileSql } from './offer-profile.ts';
import { facts } from '../../../../domain/search/criteria.ts';

/** Returns SQL for the facts of the listing `l` (domain/search/criteria.ts). */
const listingFactsSql = facts
  .map(({ bit, any, none }) => {
    const set = `l.amenities && '{${any.join(',')}}'::smallint[]`;
    const condition = none ? `(${set} or not l.amenities && '{${none.join(',')}}'::smallint[])` : set;
    return `case when ${condition} then ${bit} else 0 end`;
  })
  .join(' + ');

/** The bedroom code of a listing's row for searches with any number of bedrooms. */
export const ANY_BEDROOMS = 0;

/** Steps of half a bathroom from 1 to 5.5: `rents[k]` is the lowest rent with at least `1 + (k - 1) / 2` bathrooms. */
const BATHROOM_STEPS = 10;

/** Returns the index of a bathroom count in `rents`; past the end there is no such listing. */
export const bathroomStep = (bathrooms: number | undefined): number =>
  bathrooms === undefined ? 1 : Math.min(BATHROOM_STEPS + 1, Math.max(1, Math.ceil((bathrooms - 1) * 2) + 1));

const rents = Array.from({ length: BATHROOM_STEPS }, (_, step) =>
  step === 0 ? 'min(f.rent)' : `min(f.rent) filter (where f.bathrooms >= ${1 + step / 2})`,
).join(', ');

/**
 * Returns SQL that writes the offers of the listings selected by `where` (on `l`) in their present state;
 * unsearchable ones get none. The array ends at the listing's highest bathroom count.
 */
export const insertOffers = (where: string): string => `
  insert into offer (listing_id, bedrooms, strip, lat, lon, state, featured, stale, published_at, rents, facts, profile)
  select l.id, coalesce(f.bedrooms, ${ANY_BEDROOMS}), floor(l.lat * ${STRIPS_PER_DEGREE}), l.lat, l.lon, l.state,
    l.type = ${APARTMENT}, l.stale_at is not null, l.published_at, array_remove(array[${rents}], null), ${listingFactsSql},
    case when grouping(f.bedrooms) = 1 then ${offerProfileSql(listingFactsSql)} end
  from listing l join floorplan f on f.listing_id = l.id
  where l.status = ${ACTIVE} and l.hidden_at is null and l.capped_until is null and ${where}
  group by grouping sets ((l.id, f.bedrooms), (l.id))`;
