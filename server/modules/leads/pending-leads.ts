import { CONFIRMATION_DAYS } from '../../../domain/limits.ts';
import type { EntityManager } from '@mikro-orm/postgresql';
import { DAY_MS } from '../../../domain/time-spans.ts';
import type { LeadRecord } from '../../../domain/leads/lead-record.ts';
import { deleteInBatches } from '../../jobs/delete-in-batches.ts';

/** A renter's submission before it is stored as a lead. */
export type NewLead = Omit<LeadRecord, 'id' | 'createdAt' | 'deliveredAt' | 'stage' | 'readAt' | 'note'>;

/** Saves a lead until its renter has confirmed their email; no landlord sees it. @returns its id until then. */
export async function addPending(em: EntityManager, fields: NewLead, now: Date): Promise<number> {
  const [row] = await em.execute<{ id: string }[]>(
    `insert into pending_lead (id, listing_id, email, fields, created_at)
     values (nextval(pg_get_serial_sequence('lead', 'id')), ?, ?, ?, ?) returning id`,
    [fields.listingId, fields.email.toLowerCase(), JSON.stringify(fields), now],
  );
  return Number(row?.id);
}

/** Returns the id of an identical lead saved since the given moment; null if there is none. */
export async function pendingSince(em: EntityManager, fields: NewLead, since: Date): Promise<number | null> {
  const { listingId, email, kind, message, answers } = fields;
  const tourTimes = answers.tourTimes ? JSON.stringify(answers.tourTimes) : null;
  const [row] = await em.execute<{ id: string }[]>(
    `select id from pending_lead
      where listing_id = ? and email = ? and created_at > ? and fields ->> 'kind' = ? and fields ->> 'message' = ?
        and fields -> 'answers' -> 'tourTimes' is not distinct from ?::jsonb`,
    [listingId, email.toLowerCase(), since, kind, message, tourTimes],
  );
  return row ? Number(row.id) : null;
}

/** Removes and returns an email address's waiting leads, oldest first. */
export async function takePending(em: EntityManager, email: string): Promise<NewLead[]> {
  const rows = await em.execute<{ id: string; fields: NewLead }[]>(
    'delete from pending_lead where email = ? returning id, fields',
    [email],
  );
  return rows.toSorted((a, b) => Number(a.id) - Number(b.id)).map(({ fields }) => fields);
}

/** Deletes leads that were not confirmed in time. @returns how many. */
export function deletePending(em: EntityManager, now: Date): Promise<number> {
  const oldest = new Date(now.getTime() - CONFIRMATION_DAYS * DAY_MS);
  return deleteInBatches(em, 'pending_lead', 'created_at < ?', [oldest]);
}
