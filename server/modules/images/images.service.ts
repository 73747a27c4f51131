import type { MikroORM } from '@mikro-orm/postgresql';
import type { FieldErrors } from '../../../domain/field-errors.ts';
import type { ImagePair } from '../../../domain/posting/draft.ts';
import { randomUUID } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import { StorageFull, type ImageStore } from '../../ports/image-store/image-store.ts';
import type { DrawnPicture, PictureSize } from '../../../domain/drawings/drawn-picture.ts';
import {
  fileName,
  idOfPair,
  pairOf,
  parseFileName,
  parseSlimName,
  slimName,
  slimWidths,
  type SlimWidth,
} from '../../../domain/picture-address.ts';
import { leaveAt, noteNamed, stay } from './named-pictures.ts';
import { Picture } from './picture.entity.ts';
import { reEncode, slimOf } from './re-encode.ts';
import { DAY_MS } from '../../../domain/time.ts';

interface ImagesDeps {
  orm: MikroORM;
  store: ImageStore;
  clock: Clock;
  /** Draws a demo home's picture, as JPEG or as WebP. */
  draw: (picture: DrawnPicture, size: PictureSize | SlimWidth) => Promise<Buffer>;
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
    const now = clock.now();
    // Whatever stops us before the row is written: the files go again.
    await leaveAt(orm.em.fork(), id, new Date(now.getTime() + DAY_MS));
    await Promise.all([store.write(fileName(id, 'large'), large), store.write(fileName(id, 'small'), small)]);
    // The row last: what `known` vouches for has its files.
    await orm.em.fork().transactional(async (em) => {
      await em.insert(Picture, { id, width, height, drawn: null, createdAt: now, namedAt: now });
      await stay(em, id);
    });
    return { pair: pairOf(id) };
  }

  /** Did we give out every one of these pairs? Those that we did are not thrown away for a month from now. */
  async known(pairs: readonly ImagePair[]): Promise<boolean> {
    const ids = new Set(pairs.map(idOfPair));
    if (ids.has(null)) return false;
    const { orm, clock } = this.#deps;
    const em = orm.em.fork();
    await noteNamed(em, pairs, clock.now());
    const found = await em.count(Picture, { id: { $in: [...ids].filter((id) => id !== null) } });
    return found === ids.size;
  }

  /** Takes uploaded pictures away, with every file that was made of them; done again, it finds nothing. */
  async forget(ids: readonly string[]): Promise<void> {
    const { orm, store } = this.#deps;
    if (ids.length === 0) return;
    // The row first: from then on no draft can name them.
    await orm.em.fork().nativeDelete(Picture, { id: { $in: [...ids] } });
    for (const id of ids) {
      const names = [fileName(id, 'large'), fileName(id, 'small'), ...slimWidths.map((width) => slimName(id, width))];
      await Promise.all(names.map((name) => store.remove(name)));
    }
  }

  /** A picture's JPEG; a drawn one is drawn when first asked for, and kept. Null when there is none of this id. */
  read(id: string, size: PictureSize): Promise<Buffer | null> {
    const name = fileName(id, size);
    if (!parseFileName(name)) return Promise.resolve(null);
    return this.#kept(name, async () => {
      const drawn = await this.#drawn(id);
      return drawn && this.#deps.draw(drawn, size);
    });
  }

  /** The same as WebP of a width, made when first asked for, and kept. */
  readSlim(id: string, width: SlimWidth): Promise<Buffer | null> {
    const name = slimName(id, width);
    if (!parseSlimName(name)) return Promise.resolve(null);
    return this.#kept(name, async () => {
      const drawn = await this.#drawn(id);
      if (drawn) return this.#deps.draw(drawn, width);
      const large = await this.#deps.store.read(fileName(id, 'large'));
      return large && slimOf(large, width);
    });
  }

  /** The recipe of a picture; null for one that was uploaded, or that there is not. */
  async #drawn(id: string): Promise<DrawnPicture | null> {
    const picture = await this.#deps.orm.em.fork().findOne(Picture, { id });
    return picture?.drawn ?? null;
  }

  /** A file of the store; when it is missing it is made, once for all who ask meanwhile. */
  #kept(name: string, make: () => Promise<Buffer | null>): Promise<Buffer | null> {
    const underWay = this.#reading.get(name);
    if (underWay) return underWay;
    const read = async () => {
      const kept = await this.#deps.store.read(name);
      if (kept) return kept;
      const made = await make();
      try {
        if (made) await this.#deps.store.write(name, made);
      } catch (error) {
        // What can be made again is given out without being kept.
        if (!(error instanceof StorageFull)) throw error;
      }
      return made;
    };
    const reading = read().finally(() => this.#reading.delete(name));
    this.#reading.set(name, reading);
    return reading;
  }
}
