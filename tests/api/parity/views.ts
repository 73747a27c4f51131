import { inSnake } from './translate.ts';
import type { Found, Said } from './twin.ts';

/** Under REST's names, as it stands. */
export const asGiven = (found: unknown) => inSnake(found) as object;

export const listed = (found: unknown): Found[] => (Array.isArray(found) ? (found as Found[]) : []);

/** A list with its page. */
export const pageOf = ({ data, meta }: Found): Said => ({
  status: 200,
  body: { data: asGiven(data), meta: asGiven(meta) },
});

/** All that REST tells of a college. */
export const SCHOOL = 'id name slug subdomain cityId city state zip lat lon website listingsCount url';

const LISTING = `id slug url name type featured address city state zip lat lon distance phone description
  amenities { id label } floorplans { bedrooms bathrooms sq rent } rentFrom rentTo images { large small }`;

/** All that REST tells of a page of matches. */
export const MATCHES = `data { listing { ${LISTING} } unmet { criterion by } }
  meta { page perPage total lastPage } location { id type name slug state lat lon url }`;

/** REST writes a match as one thing. */
export const matches = ({ data, meta, location }: Found): Said => ({
  status: 200,
  body: {
    data: listed(data).map(({ listing, unmet }) => ({ ...asGiven(listing), unmet: asGiven(unmet) })),
    meta: asGiven(meta),
    location: asGiven(location),
  },
});
