import { imageLimits, MAX_IMAGE_BYTES } from '../../../domain/limits.ts';
import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import type { WebpWidth } from '../../../domain/images/image-urls.ts';
import {
  imageBytesError,
  imageErrors,
  imagePixelsError,
  imageWarning,
  type UploadFormat,
} from '../../../domain/images/image-upload.ts';

const formats: Record<string, UploadFormat> = { 'image/jpeg': 'jpeg', 'image/png': 'png', 'image/apng': 'png' };
const HEIC_TYPES = ['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence', 'image/avif'];

const sizes = {
  large: { width: 1600, height: 2400, fit: 'inside', withoutEnlargement: true },
  small: { width: 480, height: 720, fit: 'inside', withoutEnlargement: true },
} as const;

interface EncodedImage {
  large: Buffer;
  small: Buffer;
  /** Width of the large image in pixels. */
  width: number;
  height: number;
  /** 64 binary digits; those of similar images differ in few places. */
  hash: string;
  warning: string | undefined;
}

/**
 * Converts an upload to the two JPEG files that a listing shows. They contain only pixels: the EXIF orientation is
 * applied, and metadata (EXIF, GPS) is removed. Returns a message for the landlord when the file is invalid.
 */
export async function reEncode(bytes: Buffer): Promise<EncodedImage | { refused: string }> {
  if (bytes.length > MAX_IMAGE_BYTES) return { refused: imageErrors.tooLarge };
  // Checked before decoding, because the decoder also reads SVG, GIF and more.
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (type && HEIC_TYPES.includes(type.mime)) return { refused: imageErrors.fromPhone };
  const format = formats[type?.mime ?? ''];
  if (!format) return { refused: imageErrors.otherType };
  const refused = imageBytesError(format, bytes.length);
  if (refused !== undefined) return { refused };
  try {
    return await decode(bytes, format);
  } catch {
    // sharp has no error codes: a file that it cannot decode is treated as damaged.
    return { refused: imageErrors.damaged };
  }
}

async function decode(bytes: Buffer, format: UploadFormat): Promise<EncodedImage | { refused: string }> {
  // Reads only the header, so that an image over the limit can be distinguished from a damaged one.
  const { autoOrient, ...given } = await sharp(bytes, { limitInputPixels: false }).metadata();
  const refused = imagePixelsError(format, given);
  if (refused !== undefined) return { refused };
  // A JPEG is shrunk while it is read, because it is resized first: 64 megapixels take about 60 MB.
  const { large, small, width, height } = await encodeSizes(bytes, imageLimits[format].pixels);
  const hash = await perceptualHash(small);
  return { large, small, width, height, hash, warning: imageWarning(autoOrient.width) };
}

/** Encodes the two JPEG files of an image of at most that many pixels; returns the large one's width and height too. */
export async function encodeSizes(bytes: Buffer, limitInputPixels: number) {
  const large = await sharp(bytes, { limitInputPixels })
    .timeout({ seconds: 30 })
    .autoOrient()
    .resize(sizes.large)
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82, progressive: true })
    .toBuffer({ resolveWithObject: true });
  const small = await sharp(large.data).resize(sizes.small).jpeg({ quality: 78, progressive: true }).toBuffer();
  return { large: large.data, small, width: large.info.width, height: large.info.height };
}

/** Returns whether each of 8 by 8 parts of an image is darker than the part to its right (dHash), as 64 binary digits. */
async function perceptualHash(image: Buffer): Promise<string> {
  const gray = await sharp(image).greyscale().resize(9, 8, { fit: 'fill' }).raw().toBuffer();
  const parts = Array.from({ length: 64 }, (_, part) => Math.floor(part / 8) * 9 + (part % 8));
  return parts.map((at) => ((gray[at] ?? 0) < (gray[at + 1] ?? 0) ? '1' : '0')).join('');
}

/** Converts an image to WebP, limited to the given width and to 1.5 times that height. */
const toWebp = (picture: Sharp, width: WebpWidth): Promise<Buffer> =>
  picture
    .resize({ width, height: width * 1.5, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 75 })
    .toBuffer();

/** Returns the WebP of a given width, created from an image's large file. */
export const webpFromLarge = (large: Buffer, width: WebpWidth): Promise<Buffer> => toWebp(sharp(large), width);
