import type { MikroORM } from '@mikro-orm/postgresql';
import type { FieldErrors } from '../../../domain/field-errors.ts';
import type { ImagePair } from '../../../domain/posting/drafts/draft.ts';
import { randomUUID } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import { StorageFull, type ImageStore } from '../../integrations/image-store/image-store.ts';
import type { DrawingRecipe } from '../../../demo/drawings/drawing-recipe.ts';
import {
  imageFileName,
  imageIdOfPair,
  imagePairUrls,
  parseImageFileName,
  parseWebpFileName,
  webpFileName,
  webpWidths,
  type WebpWidth,
  type ImageSize,
} from '../../../domain/images/image-urls.ts';
import { scheduleRemoval, markReferenced, cancelRemoval } from './referenced-images.ts';
import { Image } from './image.entity.ts';
import { reEncode, webpFromLarge } from './re-encode.ts';
import { DAY_MS } from '../../../domain/time-spans.ts';

interface ImagesDeps {
  orm: MikroORM;
  store: ImageStore;
  clock: Clock;
  /** Draws a demo home's picture, as JPEG or as WebP. */
  draw: (picture: DrawingRecipe, size: ImageSize | WebpWidth) => Promise<Buffer>;
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
    await scheduleRemoval(orm.em.fork(), id, new Date(now.getTime() + DAY_MS));
    await Promise.all([store.write(imageFileName(id, 'large'), large), store.write(imageFileName(id, 'small'), small)]);
    // The row last: what `known` vouches for has its files.
    await orm.em.fork().transactional(async (em) => {
      await em.insert(Image, { id, width, height, drawn: null, createdAt: now, namedAt: now });
      await cancelRemoval(em, id);
    });
    return { pair: imagePairUrls(id) };
  }

  /** Did we give out every one of these pairs? Those that we did are not thrown away for a month from now. */
  async areUploaded(pairs: readonly ImagePair[]): Promise<boolean> {
    const ids = new Set(pairs.map(imageIdOfPair));
    if (ids.has(null)) return false;
    const { orm, clock } = this.#deps;
    const em = orm.em.fork();
    await markReferenced(em, pairs, clock.now());
    const found = await em.count(Image, { id: { $in: [...ids].filter((id) => id !== null) } });
    return found === ids.size;
  }

  /** Takes uploaded pictures away, with every file that was made of them; done again, it finds nothing. */
  async remove(ids: readonly string[]): Promise<void> {
    const { orm, store } = this.#deps;
    if (ids.length === 0) return;
    // The row first: from then on no draft can name them.
    await orm.em.fork().nativeDelete(Image, { id: { $in: [...ids] } });
    for (const id of ids) {
      const names = [
        imageFileName(id, 'large'),
        imageFileName(id, 'small'),
        ...webpWidths.map((width) => webpFileName(id, width)),
      ];
      await Promise.all(names.map((name) => store.remove(name)));
    }
  }

  /** A picture's JPEG; a drawn one is drawn when first asked for, and kept. Null when there is none of this id. */
  read(id: string, size: ImageSize): Promise<Buffer | null> {
    const name = imageFileName(id, size);
    if (!parseImageFileName(name)) return Promise.resolve(null);
    return this.#readStored(name, async () => {
      const drawn = await this.#drawn(id);
      return drawn && this.#deps.draw(drawn, size);
    });
  }

  /** The same as WebP of a width, made when first asked for, and kept. */
  readWebp(id: string, width: WebpWidth): Promise<Buffer | null> {
    const name = webpFileName(id, width);
    if (!parseWebpFileName(name)) return Promise.resolve(null);
    return this.#readStored(name, async () => {
      const drawn = await this.#drawn(id);
      if (drawn) return this.#deps.draw(drawn, width);
      const large = await this.#deps.store.read(imageFileName(id, 'large'));
      return large && webpFromLarge(large, width);
    });
  }

  /** The recipe of a picture; null for one that was uploaded, or that there is not. */
  async #drawn(id: string): Promise<DrawingRecipe | null> {
    const picture = await this.#deps.orm.em.fork().findOne(Image, { id });
    return picture?.drawn ?? null;
  }

  /** A file of the store; when it is missing it is made, once for all who ask meanwhile. */
  #readStored(name: string, make: () => Promise<Buffer | null>): Promise<Buffer | null> {
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
