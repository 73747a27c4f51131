import type { EntityManager } from '@mikro-orm/postgresql';
import { imageIdOfPair } from '../../../domain/images/image-urls.ts';
import type { ImagePair } from '../../../domain/posting/drafts/draft.ts';
import { DAY_MS } from '../../../domain/time-spans.ts';
import { arrayOf } from '../../sql/statements.ts';

/** Marks these images as referenced, once a day, so that they are kept for a month. Waits for a concurrent deletion. */
export async function markReferenced(em: EntityManager, pairs: readonly ImagePair[], now: Date): Promise<void> {
  const ids = pairs.map(imageIdOfPair).filter((id) => id !== null);
  if (ids.length === 0) return;
  // A fixed order prevents deadlocks between two transactions that reference the same images.
  await em.execute(
    `update image set referenced_at = ? where id in (
       select id from image where id = any(?::uuid[]) and referenced_at < ? order by id for update)`,
    [now, arrayOf(ids), new Date(now.getTime() - DAY_MS)],
  );
}

/** Schedules the removal of this image's files. */
export async function scheduleRemoval(em: EntityManager, id: string, at: Date): Promise<void> {
  await em.execute('insert into orphaned_image (id, delete_at) values (?, ?)', [id, at]);
}

/** Cancels a scheduled removal, because the image has its row or the files are already removed. */
export async function cancelRemoval(em: EntityManager, id: string): Promise<void> {
  await em.execute('delete from orphaned_image where id = ?', [id]);
}
