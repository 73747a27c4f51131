import type { BrandCode } from '../domain/brands.ts';
import type { LocationType } from '../domain/options/location-types.ts';
import { searchQuery, type HousingFilter } from '../domain/search.ts';

/** Every address of the site is built here. */
const withQuery = (path: string, query: URLSearchParams) => {
  const text = query.toString();
  return text ? `${path}?${text}` : path;
};

type Criteria = HousingFilter & { page?: number; site?: BrandCode };

export const paths = {
  home: () => '/',
  search: (text = '') => withQuery('/search', new URLSearchParams(text ? { q: text } : {})),
  college: (slug: string) => `/college/${slug}`,
  city: (slug: string) => `/city/${slug}`,
  state: (code: string) => `/state/${code.toLowerCase()}`,
  place: (type: LocationType, slug: string) => (type === 'state' ? `/state/${slug.toLowerCase()}` : `/${type}/${slug}`),
  questionnaire: (type: LocationType, id: string | number, site?: BrandCode) =>
    withQuery('/questionnaire', searchQuery({ locationType: type, locationId: Number(id), ...(site && { site }) })),
  matches: (search: Criteria) => withQuery('/matches', searchQuery(search)),
  noMatches: (search: Criteria) => withQuery('/matches/none', searchQuery(search)),
  endOfMatches: (search: Criteria) => withQuery('/matches/end', searchQuery(search)),
  listing: (slug: string) => `/home/${slug}`,
  congratulations: () => '/congratulations',
  yourInfo: () => '/your-info',
  moveIn: () => '/your-info/move-in',
  howToUse: () => '/how-to-use',
  shortlist: () => '/shortlist',
  createListing: () => '/create-your-listing',
  post: (step: 1 | 2 | 3) => `/post/step-${step}`,
  edit: (slug: string) => `/edit/${slug}`,
  login: () => '/login',
  passwordReset: () => '/password/reset',
  dashboard: () => '/advertising-home',
  account: () => '/account',
} as const;
