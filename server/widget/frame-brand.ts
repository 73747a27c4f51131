import type { BrandCode } from '../../domain/brands/brand.ts';

/**
 * Sets the brand of an input from a widget's frame to the one its token proves, whatever the input names: a page
 * around one brand's frame cannot send leads or count listing views under another brand. Without a frame the input is
 * unchanged.
 */
export const withFrameBrand = <Said extends object>(said: Said, frame: BrandCode | undefined): Said =>
  frame === undefined ? said : { ...said, site: frame, poweredBy: frame };
