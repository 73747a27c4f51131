import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import type { WebpWidth } from '../../../domain/images/image-urls.ts';
import {
  MIN_IMAGE_WIDTH,
  MAX_IMAGE_BYTES,
  MAX_IMAGE_PIXELS,
  imageErrors,
} from '../../../domain/images/image-upload.ts';

const TYPES = ['image/jpeg', 'image/png', 'image/apng'];
const HEIC_TYPES = ['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence', 'image/avif'];

const sizes = {
  large: { width: 1600, height: 2400, fit: 'inside', withoutEnlargement: true },
  small: { width: 480, height: 720, fit: 'inside', withoutEnlargement: true },
} as const;

export interface EncodedImage {
  large: Buffer;
  small: Buffer;
  /** Pixels of the large one. */
  width: number;
  height: number;
}

/**
 * Makes of an upload the two JPEG files that a listing shows. They hold pixels and nothing else: the camera's
 * orientation is baked in, its notes (EXIF, GPS) are gone. Answers a sentence for the landlord when the file will not do.
 */
export async function reEncode(bytes: Buffer): Promise<EncodedImage | { refused: string }> {
  if (bytes.length > MAX_IMAGE_BYTES) return { refused: imageErrors.tooLarge };
  // Sniffed before anything is decoded: the decoder also reads SVG, GIF and more.
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (type && HEIC_TYPES.includes(type.mime)) return { refused: imageErrors.fromPhone };
  if (!type || !TYPES.includes(type.mime)) return { refused: imageErrors.otherType };
  try {
    return await decode(bytes);
  } catch {
    // sharp names no codes: whatever it cannot decode is a broken file.
    return { refused: imageErrors.damaged };
  }
}

async function decode(bytes: Buffer): Promise<EncodedImage | { refused: string }> {
  // The header only; nothing is decoded, so the limit can be told apart from damage.
  const { autoOrient, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (width * height > MAX_IMAGE_PIXELS) return { refused: imageErrors.tooManyPixels(width * height) };
  if (autoOrient.width < MIN_IMAGE_WIDTH) return { refused: imageErrors.tooNarrow(autoOrient.width) };
  const large = await sharp(bytes, { limitInputPixels: MAX_IMAGE_PIXELS })
    .timeout({ seconds: 30 })
    .autoOrient()
    .resize(sizes.large)
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82, progressive: true })
    .toBuffer({ resolveWithObject: true });
  const small = await sharp(large.data).resize(sizes.small).jpeg({ quality: 78, progressive: true }).toBuffer();
  return { large: large.data, small, width: large.info.width, height: large.info.height };
}

/** A picture as WebP, so wide at most and no more than half as high again. */
export const toWebp = (picture: Sharp, width: WebpWidth): Promise<Buffer> =>
  picture
    .resize({ width, height: width * 1.5, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 75 })
    .toBuffer();

/** The WebP of a width, made of a picture's large file. */
export const webpFromLarge = (large: Buffer, width: WebpWidth): Promise<Buffer> => toWebp(sharp(large), width);
