import {
  detectImageFormat,
  MIN_IMAGE_WIDTH,
  MAX_IMAGE_BYTES,
  MAX_IMAGE_PIXELS,
  imageErrors,
} from '../../domain/images/image-upload.ts';

interface Size {
  width: number;
  height: number;
}

const PNG_END = [0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82];
/** A JPEG's segments that say its size: start of frame, but for tables that share the numbers. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const APP1 = 0xe1;
const START_OF_SCAN = 0xda;
const ORIENTATION = 0x0112;

const begins = (bytes: Uint8Array, with_: readonly number[], at = 0) =>
  with_.every((byte, index) => bytes[at + index] === byte);
const textAt = (view: DataView, at: number, length: number) =>
  String.fromCharCode(...Array.from({ length }, (_, index) => view.getUint8(at + index)));

/** A PNG's pixels; null for one that does not end as PNGs do. */
function sizeOfPng(bytes: Uint8Array, view: DataView): Size | null {
  const ends = bytes.length > 40 && begins(bytes, PNG_END, bytes.length - PNG_END.length);
  return ends ? { width: view.getUint32(16), height: view.getUint32(20) } : null;
}

/** Whether a camera's note says that the picture lies on its side. */
function isRotated(view: DataView, at: number, length: number): boolean {
  if (length < 16 || textAt(view, at, 4) !== 'Exif') return false;
  const tiff = at + 6;
  const little = textAt(view, tiff, 2) === 'II';
  const first = tiff + view.getUint32(tiff + 4, little);
  for (let entry = 0; entry < view.getUint16(first, little); entry++) {
    const place = first + 2 + entry * 12;
    if (view.getUint16(place, little) === ORIENTATION) return view.getUint16(place + 8, little) >= 5;
  }
  return false;
}

/** A JPEG's pixels as they are shown; null for one without a frame or an end. */
function sizeOfJpeg(bytes: Uint8Array, view: DataView): Size | null {
  const end = bytes.lastIndexOf(0xd9);
  if (end < 1 || bytes[end - 1] !== 0xff) return null;
  let turned = false;
  for (let at = 2; view.getUint8(at) === 0xff; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint8(at + 1);
    if (marker === APP1) turned = isRotated(view, at + 4, view.getUint16(at + 2));
    if (marker === START_OF_SCAN) return null;
    if (!isFrame(marker)) continue;
    const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)];
    return turned ? { width: height, height: width } : { width, height };
  }
  return null;
}

/** Runs past the end of a file that was cut off: then it says nothing. */
function tryParse(read: () => Size | null): Size | null {
  try {
    return read();
  } catch {
    return null;
  }
}

/**
 * Why a picture will not do, in the server's words; undefined when it will (K38). Looks at the content, never at the
 * name; reads the header alone, where the server decodes, so a picture damaged in its middle passes here.
 */
export function imageError(bytes: Uint8Array<ArrayBuffer>): string | undefined {
  if (bytes.length > MAX_IMAGE_BYTES) return imageErrors.tooLarge;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kind = detectImageFormat(bytes);
  if (kind === 'phone') return imageErrors.fromPhone;
  if (kind === 'other') return imageErrors.otherType;
  const size = tryParse(() => (kind === 'png' ? sizeOfPng(bytes, view) : sizeOfJpeg(bytes, view)));
  if (!size || size.width < 1 || size.height < 1) return imageErrors.damaged;
  if (size.width * size.height > MAX_IMAGE_PIXELS) return imageErrors.tooManyPixels(size.width * size.height);
  return size.width < MIN_IMAGE_WIDTH ? imageErrors.tooNarrow(size.width) : undefined;
}
