import type { BrandCode } from '../../domain/brands/brand.ts';

/** Sets the brand of an input from a widget's frame to the one its token proves, whatever the input names. */
export const withFrameBrand = <Input extends object>(input: Input, frame: BrandCode | undefined): Input =>
  frame === undefined ? input : { ...input, site: frame, poweredBy: frame };
