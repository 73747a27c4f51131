import type { FieldErrors } from '../../../domain/field-errors.ts';
import type { StoredImage } from '../../../domain/images/image-upload.ts';
import type { ImagePair } from '../../../domain/posting/drafts/draft.ts';
import { randomUUID } from 'node:crypto';
import { StorageFull, StorageUnavailable, type ImageStore } from '../../integrations/image-store/image-store.ts';
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
import type { ServiceDeps } from '../service-deps.ts';
import { scheduleRemoval, markReferenced, cancelRemoval } from './referenced-images.ts';
import { Image } from './image.entity.ts';
import { readDemoJpeg } from './demo-images.ts';
import { reEncode, webpFromLarge } from './re-encode.ts';
import { DAY_MS } from '../../../domain/time-spans.ts';
import { ConcurrencyLimit } from '../../concurrency/concurrency-limit.ts';
import { Unavailable } from '../../errors.ts';

interface ImagesDeps extends Pick<ServiceDeps, 'orm' | 'clock'> {
  store: ImageStore;
}

/**
 * Uploads that are decoded at a time and that wait, of all clients and of one: a decoder uses a thread of Node.js's pool
 * of four, which also hashes passwords and connects to the database. One client's large images leave a decoder to others.
 */
const DECODERS = { atOnce: 2, waiting: 50, perClient: { atOnce: 1, waiting: 10 } };

/** Validates, re-encodes, stores and serves listing images. */
export class ImagesService {
  /** Reads in progress, so that concurrent requests for a file share one. */
  readonly #reading = new Map<string, Promise<Buffer | null>>();
  readonly #decoders = new ConcurrencyLimit(DECODERS);

  constructor(private readonly deps: ImagesDeps) {}

  /**
   * Stores an upload: JPEG or PNG within `imageLimits` (K38), with a warning of a narrow one; else returns errors.file.
   * @param read returns its bytes once it is decoded, so that those that wait are not in memory.
   * @param client who uploads it; clients take turns.
   * @throws {Unavailable} while too many uploads wait to be decoded.
   */
  async store(read: () => Promise<Buffer>, client: string): Promise<StoredImage | { errors: FieldErrors }> {
    const { orm, store, clock } = this.deps;
    const encoded = await this.#decoders.run(async () => reEncode(await read()), client);
    if (encoded === 'busy') throw new Unavailable();
    if ('refused' in encoded) return { errors: { file: [encoded.refused] } };
    const { large, small, width, height, hash, warning } = encoded;
    const id = randomUUID();
    const now = clock.now();
    // Schedules the files' removal first, in case of a crash before the row is written.
    await scheduleRemoval(orm.em.fork(), id, new Date(now.getTime() + DAY_MS));
    await Promise.all([store.write(imageFileName(id, 'large'), large), store.write(imageFileName(id, 'small'), small)]);
    // The row is written last, so that the files of every known image exist.
    await orm.em.fork().transactional(async (em) => {
      await em.insert(Image, { id, width, height, createdAt: now, referencedAt: now });
      await em.execute('update image set hash = ?::bit(64) where id = ?', [hash, id]);
      await cancelRemoval(em, id);
    });
    return { pair: imagePairUrls(id), ...(warning !== undefined && { warning }) };
  }

  /** Returns whether every pair was created by an upload here. Keeps those that were for at least a month from now. */
  async areUploaded(pairs: readonly ImagePair[]): Promise<boolean> {
    const ids = new Set(pairs.map(imageIdOfPair));
    if (ids.has(null)) return false;
    const { orm, clock } = this.deps;
    const em = orm.em.fork();
    await markReferenced(em, pairs, clock.now());
    const found = await em.count(Image, { id: { $in: [...ids].filter((id) => id !== null) } });
    return found === ids.size;
  }

  /** Deletes uploaded images with all derived files; idempotent. */
  async remove(ids: readonly string[]): Promise<void> {
    const { orm, store } = this.deps;
    if (ids.length === 0) return;
    // The row is deleted first, so that no draft can reference the images anymore.
    await orm.em.fork().nativeDelete(Image, { id: { $in: [...ids] } });
    for (const id of ids) {
      const jpegs = [imageFileName(id, 'large'), imageFileName(id, 'small')];
      const webps = webpWidths.map((width) => webpFileName(id, width));
      await Promise.all([...jpegs, ...webps].map((name) => store.remove(name)));
    }
  }

  /** Returns an image's JPEG; a demo listing's is encoded on first request and stored. Null for an unknown id. */
  read(id: string, size: ImageSize): Promise<Buffer | null> {
    const name = imageFileName(id, size);
    return parseImageFileName(name) ? this.#readStored(name, () => readDemoJpeg(id, size)) : Promise.resolve(null);
  }

  /** Returns the image as WebP of a given width, created on first request and stored. */
  readWebp(id: string, width: WebpWidth): Promise<Buffer | null> {
    const name = webpFileName(id, width);
    if (!parseWebpFileName(name)) return Promise.resolve(null);
    return this.#readStored(name, async () => {
      const large = await this.read(id, 'large');
      return large && webpFromLarge(large, width);
    });
  }

  /** Returns a file from the store; a missing one is created once for all concurrent requests. */
  #readStored(name: string, make: () => Promise<Buffer | null>): Promise<Buffer | null> {
    const underWay = this.#reading.get(name);
    if (underWay) return underWay;
    const read = async () => {
      const stored = await this.deps.store.read(name);
      if (stored) return stored;
      const made = await make();
      try {
        if (made) await this.deps.store.write(name, made);
      } catch (error) {
        // Files that can be recreated are served without being stored.
        if (!(error instanceof StorageFull || error instanceof StorageUnavailable)) throw error;
      }
      return made;
    };
    const reading = read().finally(() => this.#reading.delete(name));
    this.#reading.set(name, reading);
    return reading;
  }
}
