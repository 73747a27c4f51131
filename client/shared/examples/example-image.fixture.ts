import { drawingSvg } from '../../../demo/drawings/drawing-svg.ts';
import type { DrawingRecipe } from '../../../demo/drawings/drawing-recipe.ts';

/** For the gallery: a drawn picture that needs no server, as the two addresses of a picture. */
export function exampleImage(drawn: DrawingRecipe): { large: string; small: string } {
  const address = `data:image/svg+xml,${encodeURIComponent(drawingSvg(drawn))}`;
  // A picture is known by its large address.
  return { large: address, small: `${address}#small` };
}
