import { readDimensions } from '../../../domain/images/image-dimensions.ts';
import { detectImageFormat } from '../../../domain/images/image-upload.ts';
import { MAX_SENT_PIXELS } from '../../../domain/limits.ts';

/** The beginning of a file, in which a camera's metadata ends and the size stands. */
const HEADER_BYTES = 512 * 1024;
const QUALITY = 0.9;

/** Returns an image of more than 12 megapixels as a smaller JPEG (K38); any other, or where the browser cannot, the file itself. */
export async function shrinkImage(file: Blob): Promise<Blob> {
  try {
    const start = new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer());
    const format = detectImageFormat(start);
    const size = format === 'jpeg' || format === 'png' ? readDimensions(format, start) : null;
    if (!size || size.width * size.height <= MAX_SENT_PIXELS) return file;
    return (await drawn(file, Math.sqrt(MAX_SENT_PIXELS / (size.width * size.height)))) ?? file;
  } catch {
    // A file that the browser cannot decode or draw is left to the server.
    return file;
  }
}

async function drawn(file: Blob, scale: number): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.floor(bitmap.width * scale));
  canvas.height = Math.max(1, Math.floor(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  // A JPEG has no transparent parts: they are white, as on the server.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}
