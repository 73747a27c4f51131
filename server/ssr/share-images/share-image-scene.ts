import { readDemoImage } from '../../modules/images/demo-images.ts';
import { demoExterior } from '../../../demo/listings/demo-images.ts';
import { SeededRandom } from '../../../demo/seeded-random.ts';
import { APARTMENT, HOUSE } from '../../../domain/options/property-types.ts';

export type Colors = Readonly<Record<string, string>>;

/** The area of the listing's photo in a share image, or of the exterior in its place. */
export const LISTING_IMAGE_AREA = { x: 720, y: 0, width: 480, height: 630 };

/** Reads an exterior for a page without a photo: the same one for the same key. Its caption is outside of the area. */
export function readScene(key: string): Promise<Buffer> {
  const random = new SeededRandom(key);
  return readDemoImage(demoExterior(random.whole(0, 1000), random.chance(0.5) ? APARTMENT : HOUSE));
}

/** Returns the brand's icon as SVG, in its colors. */
export const iconSvg = (colors: Colors): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${colors['accent'] ?? '#14603f'}" rx="8"/><path d="M7 16 16 8l9 8M10 14.5V24h12v-9.5M14 24v-5h4v5" fill="none" stroke="${colors['on-accent'] ?? '#fff'}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
