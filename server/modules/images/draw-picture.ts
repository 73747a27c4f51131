import sharp from 'sharp';
import { type DrawnPicture, pictureSizes, type PictureSize } from '../../../domain/drawings/drawn-picture.ts';
import { pictureSvg } from '../../../domain/drawings/picture-svg.ts';
import type { SlimWidth } from '../../../domain/picture-address.ts';
import { slim } from './re-encode.ts';

/** Draws a demo picture: as JPEG, 1200 by 800 or 480 by 320, or as WebP of a width. The same recipe gives the same picture. */
export async function drawPicture(drawn: DrawnPicture, size: PictureSize | SlimWidth): Promise<Buffer> {
  const picture = sharp(Buffer.from(pictureSvg(drawn)));
  if (typeof size === 'number') return slim(picture, size);
  const { width, height } = pictureSizes[size];
  return picture
    .resize(width, height)
    .jpeg({ quality: 84, mozjpeg: size === 'small' })
    .toBuffer();
}
