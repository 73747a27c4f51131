import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { demoImageNames } from '../../../demo/listings/demo-images.ts';
import type { ImageSize } from '../../../domain/images/image-urls.ts';
import { imageLimits } from '../../../domain/limits.ts';
import { encodeSizes } from './re-encode.ts';

/** Reads a file of the demo listings' images. */
export const readDemoImage = (name: string): Promise<Buffer> => readFile(resolve('demo/images', `${name}.webp`));

/** Encodes a demo listing's image as uploads are encoded; returns null for the id of an upload. */
export async function readDemoJpeg(id: string, size: ImageSize): Promise<Buffer | null> {
  const name = demoImageNames.get(id);
  if (name === undefined) return null;
  const encoded = await encodeSizes(await readDemoImage(name), imageLimits.jpeg.pixels);
  return encoded[size];
}
