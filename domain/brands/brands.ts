import { brandCodes, type Brand, type BrandCode } from './brand.ts';
import { cr } from './cr.ts';
import { csa } from './csa.ts';
import { defaultBrand } from './default.ts';
import { liveHereHousing } from './liveherehousing.ts';

const brands: Record<BrandCode, Brand> = { default: defaultBrand, csa, cr, liveherehousing: liveHereHousing };

/** Returns the brand of a site code; an unknown one is the default [§9]. */
export function getBrand(site: string | null | undefined): Brand {
  return brands[brandCodes.find((code) => code === site) ?? 'default'];
}
