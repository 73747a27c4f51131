import type { ImagesService } from './images.service.ts';
import type { DueWork } from '../../jobs/sweeper.ts';
import type { ServiceDeps } from '../service-deps.ts';
import { perceptualHash } from './re-encode.ts';

const BATCH = 20;
const FIRST = '00000000-0000-0000-0000-000000000000';

/** Hashes the images uploaded before K66, once after each start, a few in each run; skips missing or damaged files. */
export class ImageHashes implements DueWork {
  /** The last image that was looked at; null once all were. */
  #last: string | null = FIRST;

  constructor(private readonly deps: Pick<ServiceDeps, 'orm'> & { images: Pick<ImagesService, 'read'> }) {}

  /** Resolves with how many images were hashed. */
  async run(): Promise<number> {
    if (this.#last === null) return 0;
    const { orm, images } = this.deps;
    const em = orm.em.fork();
    const rows = await em.execute<{ id: string }[]>(
      `select id from picture where hash is null and drawn is null and id > ? order by id limit ${BATCH}`,
      [this.#last],
    );
    let done = 0;
    for (const { id } of rows) {
      const file = await images.read(id, 'small');
      const hash = file && (await perceptualHash(file).catch(() => null));
      if (hash) {
        await em.execute('update picture set hash = ?::bit(64) where id = ?', [hash, id]);
        done += 1;
      }
      this.#last = id;
    }
    if (rows.length < BATCH) this.#last = null;
    return done;
  }

  /** Not due on the product's clock: each run goes on with it. */
  nextDue(): Promise<null> {
    return Promise.resolve(null);
  }
}
