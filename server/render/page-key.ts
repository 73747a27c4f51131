import { brandCodes, brandOf, type BrandCode } from '../../domain/brands.ts';

/** Every parameter that a screen reads before it is hydrated; a page with any other is never kept. */
const KNOWN = ['location_type', 'location_id', 'bedrooms', 'bathrooms', 'budget', 'page', 'site', 'q'];
const LONGEST = 500;

/** What a page is kept under: brand, path and known parameters. Undefined for a page that is made for one asker. */
export function pageKey(url: URL, brand: BrandCode): string | undefined {
  const names = [...url.searchParams.keys()];
  if (names.some((name) => !KNOWN.includes(name)) || url.href.length > LONGEST) return undefined;
  url.searchParams.sort();
  return `${brand} ${url.pathname}?${url.searchParams}`;
}

/** The brand of a page: what its address says, else the brand whose own host was asked, else the default [§9]. */
export function pageBrand(url: URL, host: string, hosts: Partial<Record<BrandCode, string>>): BrandCode {
  const site = url.searchParams.get('site');
  if (site !== null) return brandOf(site).code;
  return brandCodes.find((code) => hosts[code] && new URL(hosts[code]).host === host) ?? 'default';
}
