/** The size in pixels of an image as it is shown: upright. */
export interface ImageDimensions {
  width: number;
  height: number;
}

/** Returns whether a JPEG marker is a start of frame, which has the size; excludes tables that share the numbers. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const APP1 = 0xe1;
const START_OF_SCAN = 0xda;
const ORIENTATION = 0x0112;

const textAt = (view: DataView, at: number, length: number) =>
  String.fromCharCode(...Array.from({ length }, (_, index) => view.getUint8(at + index)));

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

function jpegDimensions(view: DataView): ImageDimensions | null {
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

/** Reads the size of a JPEG or PNG from the beginning of its file; null where that is damaged or too short. */
export function readDimensions(format: 'jpeg' | 'png', start: Uint8Array): ImageDimensions | null {
  const view = new DataView(start.buffer, start.byteOffset, start.byteLength);
  try {
    return format === 'png' ? { width: view.getUint32(16), height: view.getUint32(20) } : jpegDimensions(view);
  } catch {
    return null;
  }
}
