import { INVALID_SELECTION } from './normalize-answers.ts';
import type { GraphqlValue, ParityCase, ParityCases } from './parity-case.ts';
import { toRest, toRestPage, SCHOOL } from './rest-views.ts';

const OHIO_STATE = '204796';
const PAGE = 'page { title description keywords }';

const school = (name: string, id: string, gives = 200): ParityCase => ({
  name,
  rest: () => ({ path: `/api/schools/school/${id}` }),
  graphql: () => ({ query: `query ($id: ID) { school(id: $id) { ${SCHOOL} ${PAGE} } }`, variables: { id } }),
  says: ({ page, ...data }) => ({ status: 200, body: { data: toRest(data), page } }),
  gives,
});

const city = (name: string, id: string, gives = 200): ParityCase => ({
  name,
  rest: () => ({ path: `/api/schools/city/${id}` }),
  graphql: () => ({
    query: `query ($id: ID) {
      city(id: $id) { id name slug state lat lon listingsCount url ${PAGE} schools { ${SCHOOL} } }
    }`,
    variables: { id },
  }),
  says: ({ page, schools, ...data }) => ({
    status: 200,
    body: { data: toRest(data), schools: toRest(schools), page },
  }),
  gives,
});

interface Looked {
  s?: string;
  type?: string;
  city_id?: string;
  page?: number;
}
const look = (name: string, { s = '', type = 'college', city_id: cityId, page = 1 }: Looked): ParityCase => ({
  name,
  rest: () => ({
    path: `/api/schools/search?${new URLSearchParams({ s, type, page: String(page), ...(cityId && { city_id: cityId }) })}`,
  }),
  graphql: () => ({
    query: `query ($text: String!, $type: PlaceType!, $cityId: ID, $page: Int!) {
      searchPlaces(text: $text, type: $type, cityId: $cityId, page: $page) {
        data { id type name city state slug url } meta { page perPage total lastPage }
      }
    }`,
    variables: { text: s, type, cityId: cityId ?? null, page },
  }),
  says: toRestPage,
  gives: 200,
});

const named = (name: string, s: string, type: 'zip' | 'listing'): ParityCase => ({
  name,
  rest: () => ({ path: `/api/schools/search?${new URLSearchParams({ s, type })}` }),
  graphql: () => ({
    query:
      'query ($text: String!) { searchPlaces(text: $text) { zips { zip city state slug url } listings { id name city state slug url } } }',
    variables: { text: s },
  }),
  says: ({ zips, listings }) => {
    const hits = type === 'zip' ? (zips as GraphqlValue[]) : (listings as GraphqlValue[]);
    const data = hits.map(({ zip, id, ...hit }) =>
      type === 'zip' ? { id: zip, type, name: zip, ...hit } : { id: Number(id), type, ...hit },
    );
    return {
      status: 200,
      body: { data, meta: { page: 1, per_page: 20, total: data.length, last_page: 1 } },
    };
  },
  gives: 200,
});

interface Where {
  address: string;
  city: string;
  state: string;
  zip?: string;
}
const CHITTENDEN: Where = { address: '94 Chittenden Ave', city: 'Columbus', state: 'OH' };
const NOWHERE: Where = { address: '1 Main St', city: 'Atlantis', state: 'OH' };
const GEO = `query ($address: String!, $city: String!, $state: String!, $zip: String, $pin: CoordinatesInput) {
  geoInformation(address: $address, city: $city, state: $state, zip: $zip, pin: $pin) {
    ${INVALID_SELECTION} ... on Geo { lat lon zip schools { count list } }
  }
}`;

const geo = (name: string, where: Where, gives: number, pin?: { lat: number; lon: number }): ParityCase => ({
  name,
  rest: () => ({
    path: `/api/posting/get-geo-information?${new URLSearchParams({
      ...where,
      ...(pin && { lat: String(pin.lat), lon: String(pin.lon) }),
    })}`,
  }),
  graphql: () => ({ query: GEO, variables: { ...where, ...(pin && { pin }) } }),
  says: (found) => ({ status: 200, body: { geo: toRest(found) } }),
  gives,
});

/** Place lookup, and what is near an address. */
export const places: ParityCases = {
  'GET /api/schools/school/:id': [
    school('a college', OHIO_STATE),
    school('a number that no college has', '1', 404),
    school('what is no number', 'ohio-state', 404),
    school('a number larger than any', '9007199254740991', 404),
  ],
  'GET /api/schools/city/:id': [
    city('a city', '43085'),
    city('a number that no city has', '1', 404),
    city('a number larger than any', '9007199254740991', 404),
  ],
  'GET /api/schools/search': [
    look('colleges by name', { s: 'ohio state' }),
    look('a nickname', { s: 'UCLA' }),
    look('a near miss', { s: 'michgan stat' }),
    look('cities', { s: 'columbus', type: 'city' }),
    look('states', { s: 'o', type: 'state' }),
    look('everything', { s: 'new', type: 'all', page: 2 }),
    look('the largest', {}),
    look('what is near a city', { s: '', city_id: '43085', type: 'all' }),
    look('nothing that is there', { s: 'zzzzzz' }),
    look('a page past the end', { s: 'ohio', page: 900 }),
    named('zip codes by their beginning', '432', 'zip'),
    named('listings by a part of their name', 'an', 'listing'),
    named('listings by a longer part of their name', 'the', 'listing'),
  ],
  'GET /api/posting/get-geo-information': [
    geo('an address that is found', CHITTENDEN, 200),
    geo('an address that is not', NOWHERE, 422),
    geo('an address in its zip', { ...CHITTENDEN, zip: '43210' }, 200),
    geo('a zip of another state', { ...CHITTENDEN, zip: '90024' }, 422),
    geo('a pin', { ...CHITTENDEN, zip: '43210' }, 200, { lat: 40.002, lon: -83.015 }),
    geo('a pin outside of its zip', { ...CHITTENDEN, zip: '43210' }, 422, { lat: 40.12, lon: -83.15 }),
  ],
  'GET /api/schools/list-for-posting': [
    {
      name: 'how many colleges a listing is shown under',
      rest: () => ({ path: `/api/schools/list-for-posting?${new URLSearchParams({ ...CHITTENDEN })}` }),
      graphql: () => ({ query: GEO, variables: { ...CHITTENDEN } }),
      says: ({ schools }) => ({ status: 200, body: { meta: { total: (schools as GraphqlValue)['count'] } } }),
      part: true,
      gives: 200,
    },
  ],
};
