import type { MikroORM } from '@mikro-orm/postgresql';
import type { FieldErrors } from '../../../domain/field-errors.ts';
import type { ImagePair } from '../../../domain/posting/draft.ts';
import { randomUUID } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import type { ImageStore } from '../../ports/image-store/image-store.ts';
import type { DrawnPicture, PictureSize } from './drawn/drawn-picture.ts';
import { fileName, idOfPair, pairOf, parseFileName } from './picture-address.ts';
import { Picture } from './picture.entity.ts';
import { reEncode } from './re-encode.ts';

interface ImagesDeps {
  orm: MikroORM;
  store: ImageStore;
  clock: Clock;
  /** Draws a demo home's picture as JPEG. */
  draw: (picture: DrawnPicture, size: PictureSize) => Promise<Buffer>;
}

/** Pictures of listings: taken in, made safe, kept, and given out again. */
export class ImagesService {
  readonly #deps: ImagesDeps;
  /** Reads under way, so that many who ask for a drawing at once wait for one. */
  readonly #reading = new Map<string, Promise<Buffer | null>>();

  constructor(deps: ImagesDeps) {
    this.#deps = deps;
  }

  /** Takes an upload in: JPEG or PNG, at most 10 MB and 40 megapixels, at least 600 pixels wide (K38); else errors.file. */
  async store(bytes: Buffer): Promise<{ pair: ImagePair } | { errors: FieldErrors }> {
    const { orm, store, clock } = this.#deps;
    const encoded = await reEncode(bytes);
    if ('refused' in encoded) return { errors: { file: [encoded.refused] } };
    const { large, small, width, height } = encoded;
    const id = randomUUID();
    await Promise.all([store.write(fileName(id, 'large'), large), store.write(fileName(id, 'small'), small)]);
    // The row last: what `known` vouches for has its files.
    await orm.em.fork().insert(Picture, { id, width, height, drawn: null, createdAt: clock.now() });
    return { pair: pairOf(id) };
  }

  /** Did we give out every one of these pairs? */
  async known(pairs: readonly ImagePair[]): Promise<boolean> {
    const ids = new Set(pairs.map(idOfPair));
    if (ids.has(null)) return false;
    const found = await this.#deps.orm.em.fork().count(Picture, { id: { $in: [...ids].filter((id) => id !== null) } });
    return found === ids.size;
  }

  /** A picture's JPEG; a drawn one is drawn when first asked for, and kept. Null when there is none of this id. */
  read(id: string, size: PictureSize): Promise<Buffer | null> {
    const name = fileName(id, size);
    if (!parseFileName(name)) return Promise.resolve(null);
    const underWay = this.#reading.get(name);
    if (underWay) return underWay;
    const reading = this.#read(name, id, size).finally(() => this.#reading.delete(name));
    this.#reading.set(name, reading);
    return reading;
  }

  async #read(name: string, id: string, size: PictureSize): Promise<Buffer | null> {
    const { orm, store, draw } = this.#deps;
    const kept = await store.read(name);
    if (kept) return kept;
    const picture = await orm.em.fork().findOne(Picture, { id });
    if (!picture?.drawn) return null;
    const bytes = await draw(picture.drawn, size);
    await store.write(name, bytes);
    return bytes;
  }
}
