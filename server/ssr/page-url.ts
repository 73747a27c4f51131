import { brandCodes, type BrandCode } from '../../domain/brands/brand.ts';
import { getBrand } from '../../domain/brands/brands.ts';

const RENTER_PATHS = ['location_type', 'location_id', 'bedrooms', 'bathrooms', 'budget', 'page', 'site', 'q', 'homes'];
/** Every parameter that a screen reads before hydration; a page with any other is never cached. */
const KNOWN_PARAMETERS = [...RENTER_PATHS, 'brand', 'size'];
/** Parameters that campaigns and messaging apps add to a URL; no screen reads them. */
const CAMPAIGN_PARAMETERS = /^(utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|ttclid|twclid|mc_\w+|igshid|ref)$/;
const MAX_URL_LENGTH = 500;
/** The base for parsing; only the path and query of a URL are used, never its host. */
export const PLACEHOLDER_ORIGIN = 'http://site';

/** The origins of the product's sites. */
export interface SiteHosts {
  /** The origin of the default brand, without a trailing slash. */
  baseUrl: string;
  hosts: Partial<Record<BrandCode, string>>;
}

/** The brand under which a page is shown, and how links lead back to it. */
export interface PageBrand {
  brand: BrandCode;
  /** The brand that the page's links must name; null when the host implies it. */
  site: BrandCode | null;
  /** The origin of the brand's site: its own host, or the product's. */
  origin: string;
}

/** Returns the brand whose own host was requested, else the default. */
export const hostBrand = (host: string, { hosts }: Pick<SiteHosts, 'hosts'>): BrandCode =>
  brandCodes.find((code) => hosts[code] && new URL(hosts[code]).host === host) ?? 'default';

/** Returns the origin of the requested site: the brand's own host, else the product's, whatever host was requested. */
export const siteOrigin = (host: string, site: SiteHosts): string => site.hosts[hostBrand(host, site)] ?? site.baseUrl;

/** Returns the brand of a page: the one in its URL, else the brand whose own host was requested, else the default [§9]. */
export function pageBrand(url: URL, host: string, hosts: SiteHosts): PageBrand {
  const own = hostBrand(host, hosts);
  const requestedSite = url.searchParams.get('site');
  const brand = requestedSite === null ? own : getBrand(requestedSite).code;
  return { brand, site: brand === own ? null : brand, origin: hosts.hosts[brand] ?? hosts.baseUrl };
}

/** Returns the brand of a request for any URL. An invalid one (`//[`) has the brand of the host. */
export function requestBrand({ url, host }: { url: string; host: string }, hosts: SiteHosts): PageBrand {
  return pageBrand(URL.parse(url, PLACEHOLDER_ORIGIN) ?? new URL(PLACEHOLDER_ORIGIN), host, hosts);
}

/** Returns the URL without campaign parameters. */
export function stripCampaignParameters(url: URL): URL {
  const plain = new URL(url);
  const hung = [...plain.searchParams.keys()].filter((name) => CAMPAIGN_PARAMETERS.test(name));
  for (const name of hung) plain.searchParams.delete(name);
  return plain;
}

/** Returns the cache key of a page: brand, path and recognized parameters; undefined for a page specific to one client. */
export function pageCacheKey(url: URL, { brand, site }: PageBrand): string | undefined {
  const query = new URLSearchParams(url.searchParams);
  // A renter who has confirmed an alert or unsubscribed must not see a cached page with the state before.
  if (/^\/(alert|unsubscribe)\//.test(url.pathname)) return undefined;
  if ([...query.keys()].some((name) => !KNOWN_PARAMETERS.includes(name)) || url.href.length > MAX_URL_LENGTH)
    return undefined;
  query.sort();
  return `${brand} ${site ?? ''} ${url.pathname}?${query}`;
}

/** Removes trailing slashes. Without a regular expression, which takes quadratic time on a long run of slashes. */
function stripTrailingSlash(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end--;
  return path.slice(0, end);
}

/** Returns the canonical path of a place or listing, lowercase and without a trailing slash; null if the URL has it. */
export function canonicalRedirect({ pathname, search }: URL): string | null {
  const path = /^\/(college|city|state|home)\/./i.test(pathname)
    ? stripTrailingSlash(pathname.toLowerCase())
    : pathname;
  return path === pathname ? null : path + search;
}
