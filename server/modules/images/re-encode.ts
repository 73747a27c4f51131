import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import type { SlimWidth } from '../../../domain/picture-address.ts';
import { LEAST_WIDTH, MOST_BYTES, MOST_PIXELS, pictureWords } from '../../../domain/posting/picture.ts';

const TYPES = ['image/jpeg', 'image/png', 'image/apng'];
const PHONE_TYPES = ['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence', 'image/avif'];

const sizes = {
  large: { width: 1600, height: 2400, fit: 'inside', withoutEnlargement: true },
  small: { width: 480, height: 720, fit: 'inside', withoutEnlargement: true },
} as const;

export interface EncodedPicture {
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
export async function reEncode(bytes: Buffer): Promise<EncodedPicture | { refused: string }> {
  if (bytes.length > MOST_BYTES) return { refused: pictureWords.tooLarge };
  // Sniffed before anything is decoded: the decoder also reads SVG, GIF and more.
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (type && PHONE_TYPES.includes(type.mime)) return { refused: pictureWords.fromPhone };
  if (!type || !TYPES.includes(type.mime)) return { refused: pictureWords.otherType };
  try {
    return await decode(bytes);
  } catch {
    // sharp names no codes: whatever it cannot decode is a broken file.
    return { refused: pictureWords.damaged };
  }
}

async function decode(bytes: Buffer): Promise<EncodedPicture | { refused: string }> {
  // The header only; nothing is decoded, so the limit can be told apart from damage.
  const { autoOrient, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (width * height > MOST_PIXELS) return { refused: pictureWords.tooManyPixels(width * height) };
  if (autoOrient.width < LEAST_WIDTH) return { refused: pictureWords.tooNarrow(autoOrient.width) };
  const large = await sharp(bytes, { limitInputPixels: MOST_PIXELS })
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
export const slim = (picture: Sharp, width: SlimWidth): Promise<Buffer> =>
  picture
    .resize({ width, height: width * 1.5, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 75 })
    .toBuffer();

/** The WebP of a width, made of a picture's large file. */
export const slimOf = (large: Buffer, width: SlimWidth): Promise<Buffer> => slim(sharp(large), width);
