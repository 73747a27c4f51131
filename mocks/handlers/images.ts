import type { ImagePair } from '../../domain/posting/drafts/draft.ts';
import { imagePairUrls, parseImageFileName, parseWebpFileName } from '../../domain/images/image-urls.ts';
import { NOT_MULTIPART, imageErrors, imageNameError, MALFORMED_UPLOAD } from '../../domain/images/image-upload.ts';
import { newImagePair, demoImageSvg } from '../images.ts';
import type { World } from '../world/world.ts';
import { imageError } from './image-header.ts';
import type { ImageStore } from './image-store.ts';

interface UploadContext {
  world: World;
  pictures: ImageStore;
}

const refuse = (message: string) => Response.json({ errors: { file: [message] } }, { status: 422 });

/** Handles POST /api/images-upload [§7]: one image, field `file`. Stores it unchanged; the server makes two sizes of it. */
export async function handleUpload(request: Request, { world, pictures }: UploadContext): Promise<Response> {
  if (!request.headers.get('content-type')?.startsWith('multipart/form-data'))
    return Response.json({ message: NOT_MULTIPART }, { status: 415 });
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
