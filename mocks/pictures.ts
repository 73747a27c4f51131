import type { DrawnPicture } from '../domain/drawings/drawn-picture.ts';
import { pictureSvg } from '../domain/drawings/picture-svg.ts';
import { idOfPair, pairOf } from '../domain/picture-address.ts';
import type { ImagePair } from '../domain/posting/draft.ts';
import { pooledPictures } from './data/pictures.ts';
import { uuidOf } from './ids.ts';
import type { World } from './world.ts';

const uploadId = (number: number) => uuidOf(`upload ${number}`);

/** Which upload gave out this id; undefined for none. */
function uploadOf(world: World, id: string): number | undefined {
  for (let number = world.db.lastId.picture; number > 0; number--) if (uploadId(number) === id) return number;
  return undefined;
}

/** What is shown in place of an uploaded picture whose bytes this page has not kept. */
const standIn = (number: number): DrawnPicture => ({ kind: number % 2 === 0 ? 'bedroom' : 'living', seed: number });

/** The drawing behind `/pictures/{id}-{size}.jpg`, as SVG, which scales to both sizes; undefined for no picture of ours. */
export function pictureOf(world: World, id: string): { type: string; body: string } | undefined {
  const upload = uploadOf(world, id);
  const drawn = upload === undefined ? pooledPictures.get(id) : standIn(upload);
  return drawn && { type: 'image/svg+xml', body: pictureSvg(drawn) };
}

/** Gives out the two addresses of a new picture: what an upload answers. */
export function newPicture(world: World): ImagePair {
  const pair = pairOf(uploadId(++world.db.lastId.picture));
  world.changed();
  return pair;
}

/** Did we give out this pair? */
export function isOurPicture(world: World, pair: ImagePair): boolean {
  const id = idOfPair(pair);
  return id !== null && (pooledPictures.has(id) || uploadOf(world, id) !== undefined);
}
