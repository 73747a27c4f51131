import type { BrandCode } from '../../../domain/brands/brand.ts';

/** An address of this site that also names the brand of the page it stands on, unless it names one itself. */
export function withSiteParam(address: string, site: BrandCode | null): string {
  if (site === null || !address.startsWith('/') || /[?&]site=/.test(address)) return address;
  const [path = '', ...hash] = address.split(/(?=#)/);
  return [path, path.includes('?') ? '&' : '?', 'site=', site, ...hash].join('');
}
