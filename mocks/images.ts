import { imageIdOfPair, imagePairUrls } from '../domain/images/image-urls.ts';
import type { ImagePair } from '../domain/posting/drafts/draft.ts';
import { demoImageNames, demoRoom } from '../demo/listings/demo-images.ts';
import { seededUuid } from '../demo/seeded-uuid.ts';
import type { World } from './world/world.ts';

const uploadId = (number: number) => seededUuid(`upload ${number}`);

function uploadOf(world: World, id: string): number | undefined {
  for (let number = world.db.lastId.picture; number > 0; number--) if (uploadId(number) === id) return number;
  return undefined;
}

/** The files of the pool; each loads when it is first shown. */
const files = import.meta.glob<string>('../demo/images/*.webp', { query: '?inline', import: 'default' });

/** Returns the name of the file behind `/pictures/{id}-{size}.jpg`: a room for an upload that this page has not stored. */
function fileOf(world: World, id: string): string | undefined {
  const upload = uploadOf(world, id);
  return upload === undefined ? demoImageNames.get(id) : demoRoom(upload);
}

/** Resolves with the image behind `/pictures/{id}-{size}.jpg`, the same for both sizes; undefined for an unknown image. */
export async function readDemoImage(world: World, id: string): Promise<Blob | undefined> {
  const address = await files[`../demo/images/${fileOf(world, id)}.webp`]?.();
  if (address === undefined) return undefined;
  const bytes = atob(address.slice(address.indexOf(',') + 1));
  return new Blob([Uint8Array.from(bytes, (letter) => letter.charCodeAt(0))], { type: 'image/webp' });
}

/** Creates the two addresses of a new image, as an upload returns them. */
export function newImagePair(world: World): ImagePair {
  const pair = imagePairUrls(uploadId(++world.db.lastId.picture));
  world.changed();
  return pair;
}

/** Returns whether this world created the pair. */
export function isKnownImage(world: World, pair: ImagePair): boolean {
  const id = imageIdOfPair(pair);
  return id !== null && (demoImageNames.has(id) || uploadOf(world, id) !== undefined);
}
