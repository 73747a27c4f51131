import { pairOf, parseFileName, parseSlimName } from '../../domain/picture-address.ts';
import { NOT_MULTIPART, pictureWords, UNREADABLE_UPLOAD } from '../../domain/posting/picture.ts';
import { newPicture, pictureOf } from '../pictures.ts';
import type { World } from '../world.ts';
import { refusalOf } from './picture-header.ts';
import type { PictureStore } from './picture-store.ts';

interface Album {
  world: World;
  pictures: PictureStore;
}

const refuse = (message: string) => Response.json({ errors: { file: [message] } }, { status: 422 });

/** POST /api/images-upload [§7]: one picture, field `file`. It is kept as it came; the server makes two sizes of it. */
export async function answerUpload(request: Request, { world, pictures }: Album): Promise<Response> {
  if (!request.headers.get('content-type')?.startsWith('multipart/form-data'))
    return Response.json({ message: NOT_MULTIPART }, { status: 415 });
  const form = await request.formData().catch(() => undefined);
  if (!form) return Response.json({ message: UNREADABLE_UPLOAD }, { status: 400 });
  const file = form.get('file');
  if (file === null || typeof file === 'string') return refuse(pictureWords.missing);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const refused = refusalOf(bytes);
  if (refused !== undefined) return refuse(refused);
  const pair = newPicture(world);
  const picture = new Blob([bytes], { type: bytes[0] === 0x89 ? 'image/png' : 'image/jpeg' });
  for (const path of [pair.large, pair.small]) await pictures.write(path, picture);
  return Response.json({ data: pair });
}

/** GET /pictures/{id}-{size}.jpg or .webp: what was uploaded, else a drawing; undefined for no picture of ours. */
export async function answerPicture(file: string, { world, pictures }: Album): Promise<Response | undefined> {
  const named = parseFileName(file) ?? parseSlimName(file);
  if (!named) return undefined;
  // Kept as it came, whatever size is asked for.
  const uploaded = await pictures.read(pairOf(named.id).large);
  const headers = { 'cache-control': 'private, max-age=3600' };
  if (uploaded) return new Response(uploaded, { headers: { ...headers, 'content-type': uploaded.type } });
  const drawn = pictureOf(world, named.id);
  return drawn && new Response(drawn.body, { headers: { ...headers, 'content-type': drawn.type } });
}
