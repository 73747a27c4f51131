import type { BrandCode } from '../../domain/brands/brand.ts';

/** Sets the brand of an input from a widget's frame to the one its token proves, whatever the input names. */
export const withFrameBrand = <Said extends object>(said: Said, frame: BrandCode | undefined): Said =>
  frame === undefined ? said : { ...said, site: frame, poweredBy: frame };
