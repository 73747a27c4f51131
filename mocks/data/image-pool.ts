import type { DrawingRecipe } from '../../demo/drawings/drawing-recipe.ts';
import { drawingPool } from '../../demo/drawings/drawing-pool.ts';
import { uuidOf } from '../world/ids.ts';

/** Listings share images; there are enough that no two on a page look alike. */
const { pool, imagesOf } = drawingPool(
  { facades: 80, rooms: 40, plans: 8, spread: 37, shifts: { bedroom: 13, kitchen: 29 } },
  uuidOf,
);

/** Every image that a seeded listing can show, by its id. */
export const imagePool: ReadonlyMap<string, DrawingRecipe> = new Map(pool.map(({ id, drawn }) => [id, drawn]));

/** Returns a listing's images: exterior, two or three rooms, and its first floorplan. */
export const listingImages = imagesOf;
