import type { Pool } from 'pg';
import { demoImageNames } from '../../../demo/listings/demo-images.ts';
import { imageFileName } from '../../../domain/images/image-urls.ts';
import { imageLimits } from '../../../domain/limits.ts';
import type { Clock } from '../../clock.ts';
import type { ImageStore } from '../../integrations/image-store/image-store.ts';
import { readDemoImage } from '../../modules/images/demo-images.ts';
import { encodeSizes } from '../../modules/images/re-encode.ts';

/**
 * Stores the images that demo listings share as uploads are stored, those that are not stored yet. Without the hash
 * by which one landlord's images are compared with another's, because each is shown by several.
 */
export async function storeDemoImages({ pool, store, clock }: { pool: Pool; store: ImageStore; clock: Clock }) {
  const { rows } = await pool.query<{ id: string }>('select id from image where id = any($1)', [
    [...demoImageNames.keys()],
  ]);
  const stored = new Set(rows.map(({ id }) => id));
  const missing = [...demoImageNames].filter(([id]) => !stored.has(id));
  await Promise.all(
    missing.map(async ([id, name]) => {
      const { large, small, width, height } = await encodeSizes(await readDemoImage(name), imageLimits.jpeg.pixels);
      await Promise.all([
        store.write(imageFileName(id, 'large'), large),
        store.write(imageFileName(id, 'small'), small),
      ]);
      // The row is written last, so that the files of every known image exist.
      await pool.query(
        'insert into image (id, width, height, created_at, referenced_at) values ($1, $2, $3, $4, $4) on conflict do nothing',
        [id, width, height, clock.now()],
      );
    }),
  );
}
