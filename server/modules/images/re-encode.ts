import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';

/** What an upload may be (K38). */
export const MOST_BYTES = 10 * 1024 * 1024;
const LEAST_WIDTH = 600;
const MOST_PIXELS = 40e6;

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
  if (bytes.length > MOST_BYTES) return { refused: 'This picture is larger than 10 MB. Choose a smaller one.' };
  // Sniffed before anything is decoded: the decoder also reads SVG, GIF and more.
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (type && PHONE_TYPES.includes(type.mime))
    return {
      refused:
        'This is a HEIC picture, which browsers cannot show. Save it as JPEG, or set the phone’s camera to “Most compatible”.',
    };
  if (!type || !TYPES.includes(type.mime)) return { refused: 'This is not a JPEG or PNG picture.' };
  try {
    return await decode(bytes);
  } catch {
    // sharp names no codes: whatever it cannot decode is a broken file.
    return { refused: 'This picture is damaged and cannot be read. Try another copy of it.' };
  }
}

async function decode(bytes: Buffer): Promise<EncodedPicture | { refused: string }> {
  // The header only; nothing is decoded, so the limit can be told apart from damage.
  const { autoOrient, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (width * height > MOST_PIXELS)
    return { refused: `This picture has ${Math.round((width * height) / 1e6)} megapixels. Choose one of at most 40.` };
  if (autoOrient.width < LEAST_WIDTH)
    return { refused: `This picture is ${autoOrient.width} pixels wide. Choose one of at least ${LEAST_WIDTH}.` };
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
