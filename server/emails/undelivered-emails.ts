import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { REMOVED } from '../../domain/options/listing-status.ts';
import type { JobQueue } from '../jobs/job-queue.ts';

interface RetryDependencies {
  undelivered: { sendAgain(): Promise<number> };
  print: (line: string) => void;
}

/** Retries emails that were given up for another five days; the running server, or its next start, sends them. */
export async function retryEmailsCommand(args: string[], { undelivered, print }: RetryDependencies): Promise<number> {
  if (args.length > 0) {
    print('Usage: npm run op -- emails-retry, without arguments');
    return 1;
  }
  const given = await undelivered.sendAgain();
  if (given === 0) print('No email was given up.');
  else print(`${given} ${given === 1 ? 'email is' : 'emails are'} retried for another five days.`);
  return 0;
}

/** A landlord's address that emails do not reach. */
export interface UndeliveredAddress {
  email: string;
  /** The response of its mail server. */
  error: string;
  /** The listing whose contact email it is; null for the login email of its landlord. */
  listing: { slug: string; name: string } | null;
}

const ANSWER_MAX = 300;

/** Selects a job that may still send its email; the job has the email's ID. */
const ATTEMPT_ENDED = `select from pgboss.job where job.name = 'email' and job.id = email.id and state < 'completed'`;
const LAST = `select output from pgboss.job where job.name = 'email' and job.id = email.id limit 1`;

/** Selects an email that can be sent once more: its text is still stored, and no token was removed from it. */
export const CAN_BE_COPIED = `coalesce(sent_at, rejected_at) is not null and text <> '' and not text || html || headers::text ~ '[/=]…'`;

export class UndeliveredEmails {
  constructor(private readonly deps: { orm: MikroORM; jobs: Pick<JobQueue, 'enqueue'> }) {}

  /** Marks emails whose attempts have ended, each once; resolves with their number. */
  async giveUp(): Promise<number> {
    const given = await this.deps.orm.em.fork().execute<object[]>(
      `update email set given_up_at = now(), bounced = coalesce((${LAST})->>'name' = 'EmailDeferred', false),
         rejection = left(coalesce((${LAST})->>'message', 'unknown reason'), ${ANSWER_MAX})
        where sent_at is null and rejected_at is null and given_up_at is null and not exists (${ATTEMPT_ENDED}) returning 1`,
    );
    return given.length;
  }

  /** Retries emails that were given up, or one of them, for another five days, after the cause has been fixed. */
  async sendAgain(only: string | null = null): Promise<number> {
    const { orm, jobs } = this.deps;
    return orm.em.fork().transactional(async (em: EntityManager) => {
      const given = await em.execute<{ id: string }[]>(
        `update email set given_up_at = null, rejection = null, bounced = false
          where given_up_at is not null and sent_at is null and rejected_at is null
            and (?::text is null or id::text = ?) returning id`,
        [only, only],
      );
      // A failed job keeps its ID for a week.
      await em.execute(`delete from pgboss.job where name = 'email' and state = 'failed' and id = any(?::uuid[])`, [
        `{${given.map(({ id }) => id).join(',')}}`,
      ]);
      for (const { id } of given) await jobs.enqueue(em, 'email', { id }, id);
      return given.length;
    });
  }

  /** Sends a sent or rejected email again, as a new one; returns false without one, and when its links worked once. */
  async sendCopy(id: string, now: Date): Promise<boolean> {
    const { orm, jobs } = this.deps;
    return orm.em.fork().transactional(async (em: EntityManager) => {
      const [made] = await em.execute<{ id: string }[]>(
        `insert into email (id, "to", "from", reply_to, subject, text, html, headers, account_id, queued_at)
         select gen_random_uuid(), "to", "from", reply_to, subject, text, html, headers, account_id, ?
           from email where id::text = ? and ${CAN_BE_COPIED} returning id`,
        [now, id],
      );
      if (made) await jobs.enqueue(em, 'email', { id: made.id }, made.id);
      return made !== undefined;
    });
  }

  /** Returns a landlord's current addresses whose latest completed email bounced. */
  async addressesOf(accountId: number): Promise<UndeliveredAddress[]> {
    const rows = await this.deps.orm.em
      .fork()
      .execute<{ email: string; rejection: string | null; slug: string | null; name: string | null }[]>(
        `select used.email, used.slug, used.name, last.rejection
           from (select 0 as id, email, null as slug, null as name from account where id = ?
                 union all
                 select l.id, c.email, l.slug, l.name from listing l join listing_contact c on c.listing_id = l.id
                  where l.account_id = ? and l.status <> ${REMOVED}) used
           cross join lateral (
             select bounced, rejection from email
              where account_id = ? and lower("to") = lower(used.email) and (sent_at is not null or bounced)
              order by queued_at desc, id limit 1) last
          where last.bounced order by used.id`,
        [accountId, accountId, accountId],
      );
    return rows.map(({ email, rejection, slug, name }) => ({
      email,
      error: rejection ?? '',
      listing: slug === null || name === null ? null : { slug, name },
    }));
  }
}
