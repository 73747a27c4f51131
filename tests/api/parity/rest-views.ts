import { toSnakeCase } from './normalize-answers.ts';
import type { GraphqlValue, RestResponse } from './parity-case.ts';

/** Converts field names to REST's and leaves values as they are. */
export const toRest = (found: unknown) => toSnakeCase(found) as object;

export const toRestList = (found: unknown): GraphqlValue[] => (Array.isArray(found) ? (found as GraphqlValue[]) : []);

/** Converts a list with its page data. */
export const toRestPage = ({ data, meta }: GraphqlValue): RestResponse => ({
  status: 200,
  body: { data: toRest(data), meta: toRest(meta) },
});

/** All fields that REST returns for a college. */
export const SCHOOL = 'id name slug subdomain cityId city state zip lat lon website listingsCount url';

const LISTING = `id slug url name type featured address city state zip lat lon distance phone description
  amenities { id label } floorplans { bedrooms bathrooms sq rent feesMonthly utilities deposit oneTime leaseMonths availableOn perPerson } descriptionText confirmedAt notConfirmedSince emailConfirmedAt phoneConfirmedAt locationCheck replyHours totalFrom perPersonFrom rentFrom rentTo virtualTour images { large small }`;

/** All fields that REST returns for a page of matches. */
export const MATCHES = `data { listing { ${LISTING} } unmet { criterion by } }
  meta { page perPage total lastPage } location { id type name slug state lat lon url }`;

/** Merges each match into one object, as REST does. */
export const toRestMatches = ({ data, meta, location }: GraphqlValue): RestResponse => ({
  status: 200,
  body: {
    data: toRestList(data).map(({ listing, unmet }) => ({ ...toRest(listing), unmet: toRest(unmet) })),
    meta: toRest(meta),
    location: toRest(location),
  },
});
