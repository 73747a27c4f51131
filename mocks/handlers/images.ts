import type { ImagePair } from '../../domain/posting/drafts/draft.ts';
import { imagePairUrls, parseImageFileName, parseWebpFileName } from '../../domain/images/image-urls.ts';
import {
  detectImageFormat,
  NOT_MULTIPART,
  imageErrors,
  imageNameError,
  MALFORMED_UPLOAD,
} from '../../domain/images/image-upload.ts';
import { MAX_IMAGE_BYTES, MAX_IMAGE_PIXELS, MIN_IMAGE_WIDTH } from '../../domain/limits.ts';
import { newImagePair, demoImageSvg } from '../images.ts';
import type { World } from '../world/world.ts';
import type { ImageStore } from './image-store.ts';

export interface UploadContext {
  world: World;
  pictures: ImageStore;
}

/** Returns the response for a rejected file. */
export const refuse = (message: string) => Response.json({ errors: { file: [message] } }, { status: 422 });

export const isMultipart = (request: Request): boolean =>
  request.headers.get('content-type')?.startsWith('multipart/form-data') ?? false;

/** Handles POST /api/images-upload [§7]: one image, field `file`. Stores it unchanged; the server makes two sizes of it. */
export async function handleUpload(request: Request, { world, pictures }: UploadContext): Promise<Response> {
  if (!isMultipart(request)) return Response.json({ message: NOT_MULTIPART }, { status: 415 });
  const form = await request.formData().catch(() => undefined);
  if (!form) return Response.json({ message: MALFORMED_UPLOAD }, { status: 400 });
  const file = form.get('file');
  if (file === null || typeof file === 'string') return refuse(imageErrors.missing);
  const stored = await storeImage(file, { world, pictures });
  return 'refused' in stored ? refuse(stored.refused) : Response.json({ data: stored.pair });
}

/** Stores an image unchanged, or returns why it is refused. */
export async function storeImage(
  file: File,
  { world, pictures }: UploadContext,
): Promise<{ pair: ImagePair } | { refused: string }> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const refused = imageNameError(file.name) ?? imageError(bytes);
  if (refused !== undefined) return { refused };
  const pair = newImagePair(world);
  const picture = new Blob([bytes], { type: bytes[0] === 0x89 ? 'image/png' : 'image/jpeg' });
  for (const path of [pair.large, pair.small]) await pictures.write(path, picture);
  return { pair };
}

/** Handles GET /pictures/{id}-{size}.jpg or .webp: the uploaded image, else a drawing; undefined for an unknown image. */
export async function handleImage(file: string, { world, pictures }: UploadContext): Promise<Response | undefined> {
  const named = parseImageFileName(file) ?? parseWebpFileName(file);
  if (!named) return undefined;
  // Stored unchanged, whatever size is requested.
  const uploaded = await pictures.read(imagePairUrls(named.id).large);
  const headers = { 'cache-control': 'private, max-age=3600' };
  if (uploaded) return new Response(uploaded, { headers: { ...headers, 'content-type': uploaded.type } });
  const drawn = demoImageSvg(world, named.id);
  return drawn && new Response(drawn.body, { headers: { ...headers, 'content-type': drawn.type } });
}

interface Size {
  width: number;
  height: number;
}

const PNG_END = [0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82];
/** Returns whether a JPEG marker is a start of frame, which has the size; excludes tables that share the numbers. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const APP1 = 0xe1;
const START_OF_SCAN = 0xda;
const ORIENTATION = 0x0112;

const begins = (bytes: Uint8Array, with_: readonly number[], at = 0) =>
  with_.every((byte, index) => bytes[at + index] === byte);
const textAt = (view: DataView, at: number, length: number) =>
  String.fromCharCode(...Array.from({ length }, (_, index) => view.getUint8(at + index)));

/** Returns a PNG's size in pixels; null when its end is missing. */
function sizeOfPng(bytes: Uint8Array, view: DataView): Size | null {
  const ends = bytes.length > 40 && begins(bytes, PNG_END, bytes.length - PNG_END.length);
  return ends ? { width: view.getUint32(16), height: view.getUint32(20) } : null;
}

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

/** Returns a JPEG's displayed size in pixels; null without a frame or an end. */
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

/** Returns null when reading runs past the end of a truncated file. */
function tryParse(read: () => Size | null): Size | null {
  try {
    return read();
  } catch {
    return null;
  }
}

/** Returns why an image is rejected, if it is (K38). Reads only the header, whereas the server decodes. */
function imageError(bytes: Uint8Array<ArrayBuffer>): string | undefined {
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
