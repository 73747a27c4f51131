import { apartmentFacade } from '../../../demo/drawings/facade-apartment.ts';
import { houseFacade } from '../../../demo/drawings/facade-house.ts';
import { rect } from '../../../demo/drawings/svg-shapes.ts';
import { SeededRandom } from '../../../demo/seeded-random.ts';

export type Colors = Readonly<Record<string, string>>;

/** The area of the listing's photo in a share image, or of the drawing in its place. */
export const LISTING_IMAGE_AREA = { x: 720, y: 0, width: 480, height: 630 };

/** Returns a drawn street as SVG for a page without a photo: the same one for the same key. */
export function sceneSvg(key: string): string {
  const random = new SeededRandom(key);
  const scene = random.chance(0.5) ? apartmentFacade(random) : houseFacade(random);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800" viewBox="0 0 1200 800">${scene}</svg>`;
}

/** Returns the brand's icon as SVG, in its colors. */
export const iconSvg = (colors: Colors): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${rect(0, 0, 32, 32, colors['accent'] ?? '#14603f', { rx: 8 })}<path d="M7 16 16 8l9 8M10 14.5V24h12v-9.5M14 24v-5h4v5" fill="none" stroke="${colors['on-accent'] ?? '#fff'}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
