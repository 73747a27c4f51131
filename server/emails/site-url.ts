import { brandCodes, type BrandCode } from '../../domain/brands/brand.ts';

/** Returns the URL of a path of this site under a brand; `path` may have a query. */
export type SiteUrl = (site: BrandCode, path: string) => string;

interface Sites {
  baseUrl: string;
  /** The hosts of brands that have their own. */
  brandHosts: Partial<Record<BrandCode, string>>;
}

/** Creates the URLs used in emails: on the brand's own host, otherwise on ours with the brand's code. */
export function createSiteUrl({ baseUrl, brandHosts }: Sites): SiteUrl {
  return (site, path) => {
    const own = brandHosts[site];
    const url = new URL(path, own ?? baseUrl);
    if (own === undefined && site !== brandCodes[0]) url.searchParams.set('site', site);
    return url.href;
  };
}
