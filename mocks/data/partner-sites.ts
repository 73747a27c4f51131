import type { BrandCode } from '../../domain/brands.ts';

/** Whose pages may hold a brand's widget, as an operator would write it in PARTNER_HOSTS. */
export const partnerSites: Readonly<Partial<Record<BrandCode, readonly string[]>>> = {
  cr: ['https://www.buckeye-housing.example', 'https://*.ohio-colleges.example'],
  csa: ['https://offcampus.packard.example'],
};
