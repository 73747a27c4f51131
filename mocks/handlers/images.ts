import { imagePairUrls, parseImageFileName, parseWebpFileName } from '../../domain/images/image-urls.ts';
import { readDimensions } from '../../domain/images/image-dimensions.ts';
import {
  detectImageFormat,
  imageBytesError,
  imageErrors,
  imageNameError,
  imagePixelsError,
  imageWarning,
  MALFORMED_UPLOAD,
  NOT_MULTIPART,
  type StoredImage,
  type UploadFormat,
} from '../../domain/images/image-upload.ts';
import { MAX_IMAGE_BYTES } from '../../domain/limits.ts';
import { newImagePair, readDemoImage } from '../images.ts';
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
  if ('refused' in stored) return refuse(stored.refused);
  const { pair: data, ...warned } = stored;
  return Response.json({ data, ...warned });
}

/** Stores an image unchanged, or returns why it is refused. */
export async function storeImage(
  file: File,
  { world, pictures }: UploadContext,
): Promise<StoredImage | { refused: string }> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const named = imageNameError(file.name);
  const read = named === undefined ? readImage(bytes) : { refused: named };
  if ('refused' in read) return read;
  const pair = newImagePair(world);
  const picture = new Blob([bytes], { type: bytes[0] === 0x89 ? 'image/png' : 'image/jpeg' });
  for (const path of [pair.large, pair.small]) await pictures.write(path, picture);
  const warning = imageWarning(read.width);
  return { pair, ...(warning !== undefined && { warning }) };
}

/** Handles GET /pictures/{id}-{size}.jpg or .webp: the uploaded image, else one of the demo listings; undefined for an unknown image. */
export async function handleImage(file: string, { world, pictures }: UploadContext): Promise<Response | undefined> {
  const named = parseImageFileName(file) ?? parseWebpFileName(file);
  if (!named) return undefined;
  // Stored unchanged, whatever size is requested.
  const image = (await pictures.read(imagePairUrls(named.id).large)) ?? (await readDemoImage(world, named.id));
  const headers = { 'cache-control': 'private, max-age=3600' };
  return image && new Response(image, { headers: { ...headers, 'content-type': image.type } });
}

const PNG_END = [0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82];

/** Returns whether the end of the file is there, without which the server cannot decode it. */
const isComplete = (format: UploadFormat, bytes: Uint8Array): boolean =>
  format === 'png'
    ? PNG_END.every((byte, index) => bytes[bytes.length - PNG_END.length + index] === byte)
    : bytes[bytes.lastIndexOf(0xd9) - 1] === 0xff;

/** Returns the width of an image, or why it is rejected (K38). Reads only the header, whereas the server decodes. */
function readImage(bytes: Uint8Array<ArrayBuffer>): { width: number } | { refused: string } {
  if (bytes.length > MAX_IMAGE_BYTES) return { refused: imageErrors.tooLarge };
  const format = detectImageFormat(bytes);
  if (format === 'phone') return { refused: imageErrors.fromPhone };
  if (format === 'other') return { refused: imageErrors.otherType };
  const size = isComplete(format, bytes) ? readDimensions(format, bytes) : null;
  const refused = imageBytesError(format, bytes.length) ?? (size && imagePixelsError(format, size));
  if (refused) return { refused };
  return size && size.width > 0 && size.height > 0 ? size : { refused: imageErrors.damaged };
}
