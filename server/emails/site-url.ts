import { brandCodes, type BrandCode } from '../../domain/brands/brand.ts';
import type { Env } from '../env.ts';

/** Returns the URL of a path of this site under a brand; `path` may have a query. */
export type SiteUrl = (site: BrandCode, path: string) => string;

/** Creates the URLs used in emails: on the brand's own host, otherwise on ours with the brand's code. */
export function createSiteUrl({ baseUrl, brandHosts }: Pick<Env, 'baseUrl' | 'brandHosts'>): SiteUrl {
  return (site, path) => {
    const own = brandHosts[site];
    const url = new URL(path, own ?? baseUrl);
    if (own === undefined && site !== brandCodes[0]) url.searchParams.set('site', site);
    return url.href;
  };
}
