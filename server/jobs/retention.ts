import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import {
  SESSION_MAX_DAYS,
  PERSONAL_DATA_LINK_HOURS,
  KNOWN_DEVICE_DAYS,
  LEAD_NETWORK_DAYS,
} from '../../domain/limits.ts';
import { DAY_MS, HOUR_MS } from '../../domain/time-spans.ts';
import type { Clock } from '../clock.ts';
import { batchOf, changeInBatches, deleteInBatches } from './delete-in-batches.ts';
import type { DueWork } from './sweeper.ts';

/** Days for which the content of a sent email is kept. */
export const EMAIL_CONTENT_DAYS = 90;
/** Days for which a request that was marked as spam is kept. */
export const SPAM_DAYS = 90;
/** Days for which the card and the review of an unsuccessful publish intent are kept. */
export const FAILED_INTENT_DAYS = 400;

/** Deletes personal data that no module deletes itself, in batches: docs/operations/retention.md lists all periods. */
export class Retention implements DueWork {
  #ranAt = 0;

  constructor(private readonly deps: { orm: MikroORM; clock: Clock }) {}

  async run(): Promise<number> {
    const em = this.deps.orm.em.fork();
    const now = this.deps.clock.now().getTime();
    // The sweeper runs several times a minute, and some of these tables are read in full.
    if (now - this.#ranAt < HOUR_MS) return 0;
    this.#ranAt = now;
    const before = (ms: number) => new Date(now - ms);
    // Sessions and links to an account expire by the machine's clock.
    const deletions: [table: string, condition: string, before?: Date][] = [
      ['session', `expires_at < now() or created_at < now() - interval '${SESSION_MAX_DAYS} days'`],
      ['password_reset', `expires_at < now() - interval '1 day'`],
      ['login_link', `expires_at < now() - interval '1 day'`],
      // A confirmed change stays until the processor has the new address.
      ['email_change', `expires_at < now() - interval '1 day' and (used_at is null or notified_at is not null)`],
      ['known_device', `used_at < now() - interval '${KNOWN_DEVICE_DAYS} days'`],
      ['personal_data_link', 'created_at < ?', before(PERSONAL_DATA_LINK_HOURS * HOUR_MS)],
      ['phone_check', 'called_at < ?', before(DAY_MS)],
      ['lead', 'spam_at < ?', before(SPAM_DAYS * DAY_MS)],
    ];
    let done = 0;
    for (const [table, condition, until] of deletions)
      done += await deleteInBatches(em, table, condition, until && [until]);
    const known = batchOf('lead', 'network is not null and delivered_at < ?');
    const networks = `update lead set network = null where ${known}`;
    done += await changeInBatches(em, networks, [before(LEAD_NETWORK_DAYS * DAY_MS)]);
    done += await this.#emptyEmails(em, before(EMAIL_CONTENT_DAYS * DAY_MS));
    return done + (await this.#emptyIntents(em));
  }

  /** Empties old emails; the rows stay, so that an email of the same key is not sent again. One given up for so long ends. */
  #emptyEmails(em: EntityManager, until: Date): Promise<number> {
    const old = `text <> '' and queued_at < ? and (sent_at is not null or rejected_at is not null or given_up_at is not null)`;
    return changeInBatches(
      em,
      `update email set subject = '', text = '', html = '', headers = '{}', reply_to = null,
          "to" = case when account_id is null then '' else "to" end,
          rejected_at = case when sent_at is null then coalesce(rejected_at, ?) end
        where ${batchOf('email', old)}`,
      [this.deps.clock.now(), until],
    );
  }

  #emptyIntents(em: EntityManager): Promise<number> {
    const old = `state in ('rejected', 'undone') and ended_at < now() - interval '${FAILED_INTENT_DAYS} days'
      and payment_method <> ''`;
    return changeInBatches(
      em,
      `update publish_intent set review = null, card = null, customer = null, payment_method = ''
        where ${batchOf('publish_intent', old)}`,
    );
  }
}
