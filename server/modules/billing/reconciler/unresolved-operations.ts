import type { MikroORM } from '@mikro-orm/postgresql';
import { describeError } from '../../../log.ts';
import { DAY_MS } from '../../../../domain/time-spans.ts';

/** An operation that needs a person: inconsistent for minutes without being corrected automatically. */
export interface UnresolvedOperation {
  /** One of `unresolvedOperationTypes`. */
  type: string;
  id: string;
  /** The known cause. */
  problem: string;
  since: Date;
}

/** All types of unresolved operation; docs/payments.md describes how to handle each. */
export const unresolvedOperationTypes = [
  'payment attempt',
  'property type change',
  'subscription',
  'event',
  'removal',
  'account deletion',
  'email',
  'lost subscription',
] as const;

/** An operation that has not occurred for this long is considered resolved. */
const RETENTION_MS = 2 * DAY_MS;
/** Most failures succeed at the next run. */
const UNRESOLVED_AFTER_MS = 2 * 60_000;
/** A publish intent takes seconds; its cardholder has fifteen minutes for bank authentication. */
const OPEN_MS = 5 * 60_000;
const ASKED_MS = 20 * 60_000;

/**
 * Stores what the reconciler or a removal could not correct, until it is resolved, and emails whose attempts are
 * exhausted. Times are from the machine's clock, as for publish intents.
 */
export class UnresolvedOperations {
  constructor(private readonly orm: MikroORM) {}

  /** Returns the stored ones, so that resolved ones can be deleted. */
  async known(): Promise<Set<string>> {
    const em = this.orm.em.fork();
    await em.execute('delete from unresolved_operation where last_at < ?', [new Date(Date.now() - RETENTION_MS)]);
    const rows = await em.execute<{ subject: string }[]>('select subject from unresolved_operation');
    return new Set(rows.map(({ subject }) => subject));
  }

  /** Stores an error. `subject`: a type and an id, such as `subscription sub_1`. */
  async note(subject: string, error: unknown): Promise<void> {
    const { type, message } = describeError(error);
    const now = new Date();
    await this.orm.em.fork().execute(
      `insert into unresolved_operation (subject, problem, since, last_at) values (?, ?, ?, ?)
         on conflict (subject) do update
           set problem = excluded.problem, last_at = excluded.last_at, times = unresolved_operation.times + 1`,
      [subject, `${type}: ${message}`, now, now],
    );
  }

  async resolve(subject: string): Promise<void> {
    await this.orm.em.fork().execute('delete from unresolved_operation where subject = ?', [subject]);
  }

  /** Returns the operations that need a person, oldest first. */
  async list(): Promise<UnresolvedOperation[]> {
    const ago = (ms: number) => new Date(Date.now() - ms);
    const rows = await this.orm.em.fork().execute<(Omit<UnresolvedOperation, 'since'> & { since: string | Date })[]>(
      `select regexp_replace(subject, ' \\S+$', '') as type, substring(subject from '\\S+$') as id, problem, since
         from unresolved_operation where since <= ?
       union all
       select type, id::text, case state when 'open' then 'open for minutes' else 'its cardholder was never heard of' end,
              opened_at
         from (select 'payment attempt' as type, id, state, opened_at from publish_intent
               union all select 'property type change', id, state, opened_at from property_type_change) attempts
        where (state = 'open' and opened_at <= ? or state = 'authenticating' and opened_at <= ?)
          and not exists (select from unresolved_operation where subject = type || ' ' || id)
       union all
       select 'email', id::text, 'to ' || "to" || ': ' || coalesce(rejection, ''), given_up_at
         from email where given_up_at is not null and sent_at is null and rejected_at is null
       union all
       select 'lost subscription', subscription, 'charges ' || customer || ' for a listing made after the restored backup',
              found_at
         from lost_subscription where settled_at is null
       order by since`,
      [ago(UNRESOLVED_AFTER_MS), ago(OPEN_MS), ago(ASKED_MS)],
    );
    return rows.map((row) => ({ ...row, since: new Date(row.since) }));
  }
}
