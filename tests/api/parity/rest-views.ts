import { toSnakeCase } from './normalize-answers.ts';
import type { GraphqlValue, RestResponse } from './parity-case.ts';

/** Under REST's names, as it stands. */
export const toRest = (found: unknown) => toSnakeCase(found) as object;

export const toRestList = (found: unknown): GraphqlValue[] => (Array.isArray(found) ? (found as GraphqlValue[]) : []);

/** A list with its page. */
export const toRestPage = ({ data, meta }: GraphqlValue): RestResponse => ({
  status: 200,
  body: { data: toRest(data), meta: toRest(meta) },
});

/** All that REST tells of a college. */
export const SCHOOL = 'id name slug subdomain cityId city state zip lat lon website listingsCount url';

const LISTING = `id slug url name type featured address city state zip lat lon distance phone description
  amenities { id label } floorplans { bedrooms bathrooms sq rent } rentFrom rentTo images { large small }`;

/** All that REST tells of a page of matches. */
export const MATCHES = `data { listing { ${LISTING} } unmet { criterion by } }
  meta { page perPage total lastPage } location { id type name slug state lat lon url }`;

/** REST writes a match as one thing. */
export const toRestMatches = ({ data, meta, location }: GraphqlValue): RestResponse => ({
  status: 200,
  body: {
    data: toRestList(data).map(({ listing, unmet }) => ({ ...toRest(listing), unmet: toRest(unmet) })),
    meta: toRest(meta),
    location: toRest(location),
  },
});
