import type { DueWork } from '../../jobs/sweeper.ts';
import { repeatBatches, RETENTION_BATCH } from '../../jobs/delete-in-batches.ts';
import { selectMoment } from '../../sql/statements.ts';
import type { ServiceDeps } from '../service-deps.ts';
import type { ImagesService } from './images.service.ts';
import { cancelRemoval } from './referenced-images.ts';
import { DAY_MS } from '../../../domain/time-spans.ts';

/** Days after the last reference: four times the retention of a draft, in an account or in a browser. */
const RETENTION_DAYS = 30;

/** SQL of every text that may reference an image which is shown or can still be published. */
const SHOWN = `
  select images::text as words from listing
  union all select draft::text from saved_draft where draft is not null
  union all select draft::text from publish_intent where state in ('review', 'open', 'authenticating') and draft is not null
  union all select draft::text from edit_review
  union all select draft::text from property_type_change where state in ('open', 'authenticating') and draft is not null`;

/**
 * Deletes uploads that no listing, saved draft or open publish intent references and that were last referenced over a
 * month ago: drafts of visitors are stored in their browsers and cannot be checked. Images in use are marked as
 * referenced, so that each is checked once a month. A concurrent publish has marked its images first: either this run
 * sees that and keeps them, or they are gone before anything is charged.
 */
export class OrphanedImages implements DueWork {
  constructor(private readonly deps: Pick<ServiceDeps, 'orm' | 'clock'> & { images: Pick<ImagesService, 'remove'> }) {}

  /** Resolves with how many images were checked or deleted. */
  async run(): Promise<number> {
    const done = await repeatBatches(() => this.#checkBatch());
    return done + (await this.#removeFiles());
  }

  nextDue(): Promise<Date | null> {
    return selectMoment(
      this.deps.orm.em.fork(),
      `select least((select min(referenced_at) from image) + interval '${RETENTION_DAYS + 1} days',
                    (select min(delete_at) from orphaned_image)) as at`,
    );
  }

  /** Checks a day's batch: waits until the oldest is a day overdue, then checks all that are overdue. */
  async #checkBatch(): Promise<number> {
    const em = this.deps.orm.em.fork();
    const now = this.deps.clock.now();
    const until = new Date(now.getTime() - RETENTION_DAYS * DAY_MS);
    const due = await em.execute<{ id: string; shown: boolean }[]>(
      `with due as (
         select id::text as id from image where referenced_at <= ?
            and exists (select from image where referenced_at <= ?)
          order by referenced_at limit ${RETENTION_BATCH}),
       referenced as (
         select distinct match[1] as id from (${SHOWN}) shown,
                regexp_matches(words, '/pictures/([0-9a-f-]{36})-large', 'g') match where exists (select from due))
       select id, id in (select id from referenced) as shown from due`,
      [until, new Date(until.getTime() - DAY_MS)],
    );
    const ids = (shown: boolean) => `{${due.filter((row) => row.shown === shown).map(({ id }) => id)}}`;
    const still = 'select id from image where id = any(?::uuid[]) and referenced_at <= ? order by id for update';
    await em.execute(`update image set referenced_at = ? where id in (${still})`, [now, ids(true), until]);
    await em.execute(
      `with gone as (delete from image where id in (${still}) returning id)
       insert into orphaned_image (id, delete_at) select id, ? from gone`,
      [ids(false), until, now],
    );
    return due.length;
  }

  /** Removes the files of deleted images, of earlier failed removals and of interrupted uploads. */
  async #removeFiles(): Promise<number> {
    const em = this.deps.orm.em.fork();
    const orphaned = await em.execute<{ id: string }[]>(
      'select id from orphaned_image where delete_at <= ? order by delete_at',
      [this.deps.clock.now()],
    );
    for (const { id } of orphaned) {
      await this.deps.images.remove([id]);
      await cancelRemoval(em, id);
    }
    return orphaned.length;
  }
}
