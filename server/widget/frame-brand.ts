import type { BrandCode } from '../../domain/brands/brand.ts';

/**
 * What is said in a widget's frame is said under the brand that its token proves, whatever it says itself: a page around
 * one brand's frame cannot send leads, or have homes counted, in the name of another. Without a frame what is said stands.
 */
export const withFrameBrand = <Said extends object>(said: Said, frame: BrandCode | undefined): Said =>
  frame === undefined ? said : { ...said, site: frame, poweredBy: frame };
