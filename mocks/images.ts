import type { DrawingRecipe } from '../demo/drawings/drawing-recipe.ts';
import { drawingSvg } from '../demo/drawings/drawing-svg.ts';
import { imageIdOfPair, imagePairUrls } from '../domain/images/image-urls.ts';
import type { ImagePair } from '../domain/posting/drafts/draft.ts';
import { imagePool } from './data/image-pool.ts';
import { uuidOf } from './world/ids.ts';
import type { World } from './world/world.ts';

const uploadId = (number: number) => uuidOf(`upload ${number}`);

function uploadOf(world: World, id: string): number | undefined {
  for (let number = world.db.lastId.picture; number > 0; number--) if (uploadId(number) === id) return number;
  return undefined;
}

/** The placeholder for an uploaded image whose bytes this page does not store. */
const placeholderImage = (number: number): DrawingRecipe => ({
  kind: number % 2 === 0 ? 'bedroom' : 'living',
  seed: number,
});

/** Returns the drawing behind `/pictures/{id}-{size}.jpg` as SVG, which scales to both sizes; undefined for an unknown image. */
export function demoImageSvg(world: World, id: string): { type: string; body: string } | undefined {
  const upload = uploadOf(world, id);
  const drawn = upload === undefined ? imagePool.get(id) : placeholderImage(upload);
  return drawn && { type: 'image/svg+xml', body: drawingSvg(drawn) };
}

/** Creates the two addresses of a new image, as an upload returns them. */
export function newImagePair(world: World): ImagePair {
  const pair = imagePairUrls(uploadId(++world.db.lastId.picture));
  world.changed();
  return pair;
}

/** Returns whether this world created the pair. */
export function isKnownImage(world: World, pair: ImagePair): boolean {
  const id = imageIdOfPair(pair);
  return id !== null && (imagePool.has(id) || uploadOf(world, id) !== undefined);
}
