import type { EntityManager } from '@mikro-orm/postgresql';
import { imageIdOfPair } from '../../../domain/images/image-urls.ts';
import type { ImagePair } from '../../../domain/posting/drafts/draft.ts';
import { DAY_MS } from '../../../domain/time-spans.ts';

const list = (ids: readonly string[]) => `{${ids.join(',')}}`;

/**
 * Notes that somebody names these pictures, once a day: what is named is not thrown away for a month. Who throws away at
 * this moment is waited for; what is left then stays.
 */
export async function markReferenced(em: EntityManager, pairs: readonly ImagePair[], now: Date): Promise<void> {
  const ids = pairs.map(imageIdOfPair).filter((id) => id !== null);
  if (ids.length === 0) return;
  // In one order, so that two who name the same pictures do not wait for each other.
  await em.execute(
    `update picture set named_at = ? where id in (
       select id from picture where id = any(?::uuid[]) and drawn is null and named_at < ? order by id for update)`,
    [now, list(ids), new Date(now.getTime() - DAY_MS)],
  );
}

/** The files of this picture are to go, at a moment. */
export async function scheduleRemoval(em: EntityManager, id: string, at: Date): Promise<void> {
  await em.execute('insert into leaving_picture (id, leaves_at) values (?, ?)', [id, at]);
}

/** They are not to go any more: it has its row; or they have gone. */
export async function cancelRemoval(em: EntityManager, id: string): Promise<void> {
  await em.execute('delete from leaving_picture where id = ?', [id]);
}
