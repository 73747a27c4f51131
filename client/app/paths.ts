import type { BrandCode } from '../../domain/brands/brand.ts';
import type { LocationType } from '../../domain/options/location-types.ts';
import { directionsQuery, type DirectionsParams } from '../../domain/places/directions/directions-query.ts';
import { searchQuery, type HousingFilter, type SearchCriteria } from '../../domain/search/search-query.ts';

/** Every address of the site is built here. */
const withQuery = (path: string, query: URLSearchParams) => {
  const text = query.toString();
  return text ? `${path}?${text}` : path;
};

/** Commas as they are: the address is sent to people. */
const withHomes = (path: string, homes: readonly string[], query: URLSearchParams) =>
  `${path}?homes=${homes.join(',')}${query.size > 0 ? `&${query}` : ''}`;

type Criteria = HousingFilter & { page?: number; site?: BrandCode };

export const paths = {
  home: () => '/',
  search: (text = '', page = 1) =>
    withQuery('/search', new URLSearchParams({ ...(text && { q: text }), ...(page > 1 && { page: String(page) }) })),
  college: (slug: string) => `/college/${slug}`,
  city: (slug: string) => `/city/${slug}`,
  state: (code: string) => `/state/${code.toLowerCase()}`,
  place: (type: LocationType, slug: string) => (type === 'state' ? `/state/${slug.toLowerCase()}` : `/${type}/${slug}`),
  /** The criteria of a search stand there as its first answers. */
  questionnaire: (type: LocationType, id: string | number, site?: BrandCode, criteria: SearchCriteria = {}) =>
    withQuery(
      '/questionnaire',
      searchQuery({ ...criteria, locationType: type, locationId: Number(id), ...(site && { site }) }),
    ),
  matches: (search: Criteria) => withQuery('/matches', searchQuery(search)),
  noMatches: (search: Criteria) => withQuery('/matches/none', searchQuery(search)),
  endOfMatches: (search: Criteria) => withQuery('/matches/end', searchQuery(search)),
  listing: (slug: string) => `/home/${slug}`,
  directions: (params: DirectionsParams) => withQuery('/directions', directionsQuery(params)),
  congratulations: () => '/congratulations',
  yourInfo: () => '/your-info',
  moveIn: () => '/your-info/move-in',
  howToUse: () => '/how-to-use',
  terms: () => '/terms',
  privacy: () => '/privacy',
  cookies: () => '/cookies',
  accessibility: () => '/accessibility',
  contact: () => '/contact',
  partners: () => '/partners',
  /** This browser's own, or one that is shared: whose homes its address names. */
  shortlist: (homes: readonly string[] = [], site?: BrandCode, college?: string) => {
    const query = new URLSearchParams({
      ...(college && { college }),
      ...(site && site !== 'default' && { site }),
    });
    return homes.length === 0 ? withQuery('/shortlist', query) : withHomes('/shortlist', homes, query);
  },
  /** Up to four homes side by side: the criteria choose the floorplan of each; the college, 0 for none, has the minutes. */
  compare: (homes: readonly string[], search: HousingFilter) => withHomes('/compare', homes, searchQuery(search)),
  /** A list that friends decide on; its token is in the fragment. */
  groupList: () => '/group',
  /** Where the links of mails lead; `site` is the address's own. */
  alert: (token: string) => `/alert/${encodeURIComponent(token)}`,
  unsubscribe: (token: string) => `/unsubscribe/${encodeURIComponent(token)}`,
  createListing: () => '/create-your-listing',
  post: (step: 1 | 2 | 3) => `/post/step-${step}`,
  /** A new listing that begins as a copy of an own one. */
  copyListing: (slug: string) => `/post/step-1?copy=${encodeURIComponent(slug)}`,
  importListings: () => '/advertising/import',
  /** `type`: the property type that is chosen there at first. */
  edit: (slug: string, type?: number) => (type === undefined ? `/edit/${slug}` : `/edit/${slug}?type=${type}`),
  /** `link`: where to go afterwards, a path of this site. */
  login: (link = '') => withQuery('/login', new URLSearchParams(link && { link })),
  passwordReset: () => '/password/reset',
  dashboard: () => '/advertising-home',
  receipt: (id: string) => `/receipt/${encodeURIComponent(id)}`,
  account: () => '/account',
  deleteAccount: () => '/account/delete',
} as const;
