import { drawingSvg } from '../../../demo/drawings/drawing-svg.ts';
import type { DrawingRecipe } from '../../../demo/drawings/drawing-recipe.ts';

/** Returns both URLs of a drawn image that needs no server, for the gallery. */
export function exampleImage(drawn: DrawingRecipe): { large: string; small: string } {
  const address = `data:image/svg+xml,${encodeURIComponent(drawingSvg(drawn))}`;
  // An image is identified by its large URL.
  return { large: address, small: `${address}#small` };
}
