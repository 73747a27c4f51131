import sharp from 'sharp';
import type { DrawingRecipe } from '../../../demo/drawings/drawing-recipe.ts';
import { drawingSvg } from '../../../demo/drawings/drawing-svg.ts';
import { imageSizes, type ImageSize, type WebpWidth } from '../../../domain/images/image-urls.ts';
import { toWebp } from './re-encode.ts';

/** Draws a demo image: as JPEG, 1200 by 800 or 480 by 320, or as WebP of a given width. Deterministic for each recipe. */
export async function drawImage(drawn: DrawingRecipe, size: ImageSize | WebpWidth): Promise<Buffer> {
  const picture = sharp(Buffer.from(drawingSvg(drawn)));
  if (typeof size === 'number') return toWebp(picture, size);
  const { width, height } = imageSizes[size];
  return picture
    .resize(width, height)
    .jpeg({ quality: 84, mozjpeg: size === 'small' })
    .toBuffer();
}
