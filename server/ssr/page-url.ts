import { brandCodes, type BrandCode } from '../../domain/brands/brand.ts';
import { getBrand } from '../../domain/brands/brands.ts';

const RENTER_PATHS = ['location_type', 'location_id', 'bedrooms', 'bathrooms', 'budget', 'page', 'site', 'q', 'homes'];
/** Every parameter that a screen reads before it is hydrated; a page with any other is never kept. */
const KNOWN_PARAMETERS = [...RENTER_PATHS, 'brand', 'size'];
/** What campaigns and messengers hang on an address. No screen reads it, so the page is the one without it. */
const CAMPAIGN_PARAMETERS = /^(utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|ttclid|twclid|mc_\w+|igshid|ref)$/;
const MAX_URL_LENGTH = 500;
/** Only the path and the query of an address are used; its host is any. */
export const PLACEHOLDER_ORIGIN = 'http://site';

/** Where the product's sites stand. */
export interface SiteHosts {
  /** The default brand's, without a slash at its end. */
  baseUrl: string;
  /** The origin of each brand that has a host of its own. */
  hosts: Partial<Record<BrandCode, string>>;
}

/** Under which brand a page is shown, and how one gets there again. */
export interface PageBrand {
  brand: BrandCode;
  /** The brand that the page's links must name; null where the host says it. */
  site: BrandCode | null;
  /** Where the brand's site stands: its own host, or the product's. */
  origin: string;
}

/** The brand whose own host was asked, else the default. */
export const hostBrand = (host: string, { hosts }: Pick<SiteHosts, 'hosts'>): BrandCode =>
  brandCodes.find((code) => hosts[code] && new URL(hosts[code]).host === host) ?? 'default';

/** Where the site that was asked stands: the brand's own host, else the product's, whatever name it was asked by. */
export const siteOrigin = (host: string, site: SiteHosts): string => site.hosts[hostBrand(host, site)] ?? site.baseUrl;

/** The brand of a page: what its address says, else the brand whose own host was asked, else the default [§9]. */
export function pageBrand(url: URL, host: string, hosts: SiteHosts): PageBrand {
  const own = hostBrand(host, hosts);
  const asked = url.searchParams.get('site');
  const brand = asked === null ? own : getBrand(asked).code;
  return { brand, site: brand === own ? null : brand, origin: hosts.hosts[brand] ?? hosts.baseUrl };
}

/** Of a request for any address. One that is none (`//[`) is the host's own brand's. */
export function requestBrand({ url, host }: { url: string; host: string }, hosts: SiteHosts): PageBrand {
  return pageBrand(URL.parse(url, PLACEHOLDER_ORIGIN) ?? new URL(PLACEHOLDER_ORIGIN), host, hosts);
}

/** The address without what campaigns have hung on it. */
export function stripCampaignParameters(url: URL): URL {
  const plain = new URL(url);
  const hung = [...plain.searchParams.keys()].filter((name) => CAMPAIGN_PARAMETERS.test(name));
  for (const name of hung) plain.searchParams.delete(name);
  return plain;
}

/** What a page is kept under: brand, path and known parameters. Undefined for a page that is made for one asker. */
export function pageCacheKey(url: URL, { brand, site }: PageBrand): string | undefined {
  const query = new URLSearchParams(url.searchParams);
  // Whoever has stopped their mails is not shown that they come.
  if (url.pathname.startsWith('/unsubscribe/')) return undefined;
  if ([...query.keys()].some((name) => !KNOWN_PARAMETERS.includes(name)) || url.href.length > MAX_URL_LENGTH)
    return undefined;
  query.sort();
  return `${brand} ${site ?? ''} ${url.pathname}?${query}`;
}

/** Without the slashes at its end; by hand, for a pattern looks at a long row of slashes from each of them anew. */
function stripTrailingSlash(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end--;
  return path.slice(0, end);
}

/** Places and homes have small letters and no slash at their end; what is written otherwise moves there for good. */
export function canonicalRedirect({ pathname, search }: URL): string | null {
  const path = /^\/(college|city|state|home)\/./i.test(pathname)
    ? stripTrailingSlash(pathname.toLowerCase())
    : pathname;
  return path === pathname ? null : path + search;
}
