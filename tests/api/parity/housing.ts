import type { ParityCase, ParityCases } from './parity-case.ts';
import { toRest, toRestList, MATCHES, toRestMatches } from './rest-views.ts';

interface Filter {
  locationType: 'college' | 'city' | 'state';
  locationId: string;
  bedrooms?: number;
  bathrooms?: number;
  budget?: number;
  page?: number;
}
const NEAR: Filter = { locationType: 'college', locationId: '204796' };
const homes = (kind: 'search' | 'closest-search', name: string, filter: Filter, gives = 200): ParityCase => {
  const { page = 1, locationType, locationId, ...criteria } = filter;
  const texts = Object.fromEntries(Object.entries(criteria).map(([key, value]) => [key, String(value)]));
  const query = { location_type: locationType, location_id: locationId, ...texts, page: String(page) };
  return {
    name,
    rest: () => ({ path: `/api/housing/${kind}?${new URLSearchParams(query)}` }),
    graphql: () => ({
      query: `query ($filter: HousingFilterInput!, $page: Int!) {
        ${kind === 'search' ? 'searchHousing' : 'closestHousing'}(filter: $filter, page: $page) { ${MATCHES} }
      }`,
      variables: { filter: { locationType, locationId, ...criteria }, page },
    }),
    says: toRestMatches,
    gives,
  };
};
const both = (kind: 'search' | 'closest-search'): ParityCase[] => [
  homes(kind, 'everything near a college', NEAR),
  homes(kind, 'what fits', { ...NEAR, bedrooms: 4, bathrooms: 1.5, budget: 3000 }),
  homes(kind, 'what nothing fits', { ...NEAR, bedrooms: 9, bathrooms: 5.5, budget: 1 }),
  homes(kind, 'a state', { locationType: 'state', locationId: '39' }),
  homes(kind, 'a city', { locationType: 'city', locationId: '43085', bedrooms: 4 }),
  homes(kind, 'a page past the end', { ...NEAR, page: 40 }),
  homes(kind, 'a place that is not', { ...NEAR, locationId: '1' }, 404),
];

/** The homes of a place. */
export const housing: ParityCases = {
  'GET /api/housing/search': both('search'),
  'GET /api/housing/closest-search': both('closest-search'),
  'GET /directions': [
    {
      name: 'the way to campus',
      rest: () => ({
        path: '/directions?latitude_housing=39.99&longitude_housing=-83.01&latitude_school=40.0067&longitude_school=-83.0305&mode=cycling',
      }),
      graphql: () => ({
        query: `{ directions(input: { latitudeHousing: 39.99, longitudeHousing: -83.01, latitudeSchool: 40.0067,
          longitudeSchool: -83.0305, mode: cycling }) { routes { mode distance minutes estimate url } } }`,
      }),
      says: ({ routes }) => ({
        status: 200,
        body: { data: { ...toRest(toRestList(routes)[0] ?? {}), site: 'cr', school_id: null, online_ad_id: null } },
      }),
      gives: 200,
    },
  ],
};
