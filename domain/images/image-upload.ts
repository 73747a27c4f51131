import type { ImagePair } from '../posting/drafts/draft.ts';
import type { ImageDimensions } from './image-dimensions.ts';
import { formatCount } from '../format/numbers.ts';
import { imageLimits, MAX_IMAGE_BYTES, SHARP_IMAGE_WIDTH } from '../limits.ts';

const megabytes = (bytes: number): string => `${bytes / 1024 ** 2} MB`;

/** What may be uploaded, for hints and documentation. */
export const UPLOADABLE_IMAGES = `JPEG up to ${megabytes(imageLimits.jpeg.bytes)} or PNG up to ${megabytes(imageLimits.png.bytes)}`;

/** The errors of a rejected image, under `errors.file`. */
export const imageErrors = {
  missing: 'Choose an image to upload.',
  tooLarge: `This image is larger than ${megabytes(MAX_IMAGE_BYTES)}. Choose a smaller one.`,
  tooLargePng: `This PNG image is larger than ${megabytes(imageLimits.png.bytes)}. Save it as JPEG, or choose a smaller one.`,
  fromPhone:
    "This is a HEIC image, which most browsers can't show. Save or share it as JPEG and add that copy. To take photos as JPEG on an iPhone, go to Settings, Camera, Formats and choose Most Compatible.",
  otherType: "This isn't a JPEG or PNG image.",
  damaged: "This image is damaged and can't be read. Try another copy of it.",
  tooManyPixels: (pixels: number, most: number) =>
    `This image has ${Math.round(pixels / 1e6)} megapixels. Choose one with at most ${most / 1e6}.`,
  noRoom: 'You can add up to six images. Remove one to make room.',
};

/** The format of an upload that may be stored. */
export type UploadFormat = keyof typeof imageLimits;

/** Returns the error of an image with too many bytes for its format. */
export function imageBytesError(format: UploadFormat, bytes: number): string | undefined {
  if (bytes <= imageLimits[format].bytes) return undefined;
  return format === 'png' && bytes <= MAX_IMAGE_BYTES ? imageErrors.tooLargePng : imageErrors.tooLarge;
}

/** Returns the error of an image with too many pixels for its format. */
export function imagePixelsError(format: UploadFormat, { width, height }: ImageDimensions): string | undefined {
  const { pixels } = imageLimits[format];
  return width * height > pixels ? imageErrors.tooManyPixels(width * height, pixels) : undefined;
}

/** Returns the warning of a narrow image, which is accepted as it is and never enlarged (K38). */
export const imageWarning = (width: number): string | undefined =>
  width < SHARP_IMAGE_WIDTH
    ? `This image is ${formatCount(width, 'pixel')} wide: renters will see it blurred.`
    : undefined;

/** An image as it was stored, with what its landlord should know of it. */
export interface StoredImage {
  pair: ImagePair;
  warning?: string;
}

/** The error in `images` when a listing is published before one of its images is uploaded. */
export const IMAGE_NOT_UPLOADED = 'An image failed to upload. Try it again, or remove it.';

/** Returns the error of a file's name that is another format's (157); a name that says nothing is fine. */
export function imageNameError(name: string): string | undefined {
  if (/\.(hei[cf]s?|avif)$/i.test(name)) return imageErrors.fromPhone;
  return /\.(bmp|gif|ico|mov|mp4|pdf|psd|svg|tiff?|webp)$/i.test(name) ? imageErrors.otherType : undefined;
}

/** The format by the file's first bytes; its name and declared type are not trusted. */
export type ImageFormat = 'jpeg' | 'png' | 'phone' | 'other';

/** Number of leading bytes that identify a format. */
export const SIGNATURE_BYTES = 12;

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];
/** Brands of file formats that phones write and browsers do not display. */
const PHONE = /^ftyp(heic|heix|hevc|hevx|heim|heis|hevm|hevs|mif1|msf1|avif|avis)$/;

/** Returns the format by the first bytes alone, before anything is sent or decoded. */
export function detectImageFormat(bytes: Uint8Array): ImageFormat {
  const begins = (signature: readonly number[]) => signature.every((byte, index) => bytes[index] === byte);
  if (begins(JPEG)) return 'jpeg';
  if (begins(PNG)) return 'png';
  return PHONE.test(String.fromCharCode(...bytes.subarray(4, SIGNATURE_BYTES))) ? 'phone' : 'other';
}

export const NOT_MULTIPART = 'Send the image as multipart/form-data.';
export const MALFORMED_UPLOAD = "This upload couldn't be read.";
