import { brandCodes } from '../../domain/brands/brand.ts';
import type { Frame, Look } from '../../mocks/gallery/frame.ts';

/** The variants under which a frame is tested: each width once, with a brand and a color scheme derived from its name. */
function hashOf(text: string): number {
  let hash = 0;
  for (const letter of text) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) >>> 0;
  return hash;
}

/** Returns two variants, so that all frames together cover every brand, light and dark, narrow and wide. */
export function variantsOf({ id, brand }: Frame): Look[] {
  const hash = hashOf(id);
  const brandAt = (place: number) => brand ?? brandCodes[place % brandCodes.length] ?? 'default';
  const dark = (hash >>> 2) % 2 === 1;
  return [
    { width: 390, scheme: dark ? 'dark' : 'light', brand: brandAt(hash) },
    { width: 1280, scheme: dark ? 'light' : 'dark', brand: brandAt(hash + 1 + ((hash >>> 3) % 3)) },
  ];
}

export const variantName = ({ width, scheme, brand }: Look): string => `${width}-${scheme}-${brand}`;
