import { brandCodes, type BrandCode } from '../../domain/brands/brand.ts';

/** The address of a path of this site under a brand; `path` may carry a query. */
export type SiteUrl = (site: BrandCode, path: string) => string;

interface Sites {
  baseUrl: string;
  /** Where a brand has a host of its own. */
  brandHosts: Partial<Record<BrandCode, string>>;
}

/** Addresses as a mail names them: on the brand's own host, else on ours with the brand's code. */
export function createSiteUrl({ baseUrl, brandHosts }: Sites): SiteUrl {
  return (site, path) => {
    const own = brandHosts[site];
    const url = new URL(path, own ?? baseUrl);
    if (own === undefined && site !== brandCodes[0]) url.searchParams.set('site', site);
    return url.href;
  };
}
