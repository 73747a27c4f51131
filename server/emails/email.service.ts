import { LockMode, type EntityManager, type MikroORM } from '@mikro-orm/postgresql';
import type { Clock } from '../clock.ts';
import { EmailRejected, type Mailer } from '../integrations/smtp/mailer.ts';
import { stableId } from '../jobs/stable-id.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import { Email } from './email.entity.ts';
import { toSingleLine } from '../../domain/format/plain-text.ts';

/** What a service asks to be sent. */
export interface QueuedEmail {
  /** What this letter is about, such as `lead:17`: the same key never makes a second letter. */
  key: string;
  /** One plain address. */
  to: string;
  /** One plain address. */
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  /** Further headers, such as List-Unsubscribe. */
  headers?: Record<string, string>;
  /** Whose affairs it is about, where that is a landlord: it goes with the account. */
  account?: number;
  /** In whose name; that of MAIL_FROM when absent. The address is always its. */
  fromName?: string;
}

interface EmailDeps {
  orm: MikroORM;
  jobs: JobQueue;
  mailer: Mailer;
  clock: Clock;
  /** MAIL_FROM: `nearcampus <hello@nearcampus.example>`; its host ends every Message-ID. */
  from: string;
  onRefused?: (mail: { id: string; refusal: string }) => void;
}

const SUBJECT_MAX = 200;

/** Returns an email's text without the tokens of its links: the last copy of a link is in its recipient's mailbox. */
const withoutTokens = (text: string): string => text.replace(/([/=])[\w-]{32,}/g, '$1…');

function removeTokens(mail: Email): void {
  mail.text = withoutTokens(mail.text);
  mail.html = withoutTokens(mail.html);
  mail.headers = Object.fromEntries(Object.entries(mail.headers).map(([name, text]) => [name, withoutTokens(text)]));
}

/**
 * Letters that are not lost: a row and its job, in the transaction that makes them necessary. The row is marked once
 * a mail server has taken the letter; killed in between, it is sent again under the same Message-ID.
 */
export class EmailService {
  readonly #deps: EmailDeps;
  readonly #host: string;

  constructor(deps: EmailDeps) {
    this.#deps = deps;
    this.#host = /@([^\s>]+)/.exec(deps.from)?.[1] ?? 'localhost';
  }

  /** Queues a letter in the caller's transaction. A letter of the same key is already on its way: nothing happens. */
  async queue(em: EntityManager, letter: QueuedEmail): Promise<void> {
    const { key, to, replyTo, subject, text, html, headers = {}, account = null, fromName } = letter;
    const id = stableId('mail', key);
    const made = await em.execute(
      `insert into mail (id, "to", "from", reply_to, subject, text, html, headers, account_id, queued_at)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict (id) do nothing returning id`,
      [
        id,
        toSingleLine(to),
        this.#from(fromName),
        replyTo === undefined ? null : toSingleLine(replyTo),
        toSingleLine(subject, SUBJECT_MAX),
        text,
        html,
        JSON.stringify(Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, toSingleLine(value)]))),
        account,
        this.#deps.clock.now(),
      ],
    );
    if (made.length > 0) await this.#deps.jobs.enqueue(em, 'mail', { id }, id);
  }

  /** Whether a letter of this key has been queued, whatever became of it. */
  async isQueued(em: EntityManager, key: string): Promise<boolean> {
    return (await em.execute('select 1 from mail where id = ?', [stableId('mail', key)])).length > 0;
  }

  /**
   * Takes back letters that have not gone out yet, in the caller's transaction, by the keys they were queued under; one
   * that is being sent at this moment goes out.
   */
  async withdraw(em: EntityManager, keys: readonly string[], why: string): Promise<void> {
    if (keys.length === 0) return;
    await em.execute(
      `update mail set refused_at = ?, refusal = ? where id in (
         select id from mail where id = any(?::uuid[]) and sent_at is null and refused_at is null
         for update skip locked)`,
      [this.#deps.clock.now(), why, `{${keys.map((key) => stableId('mail', key)).join(',')}}`],
    );
  }

  #from(name: string | undefined): string {
    const { from } = this.#deps;
    return name === undefined ? from : `${toSingleLine(name)} <${/<([^>]+)>/.exec(from)?.[1] ?? from.trim()}>`;
  }

  /** Starts sending what is queued, in this process. */
  async work(): Promise<void> {
    await this.#deps.jobs.work('mail', ({ id }) => this.#send(String(id)));
  }

  /** The row stays locked while its letter is under way, so that two workers cannot send it at once. */
  async #send(id: string): Promise<void> {
    const { orm, mailer, clock, onRefused } = this.#deps;
    await orm.em.fork().transactional(async (em) => {
      const mail = await em.findOne(Email, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!mail || mail.sentAt || mail.refusedAt) return;
      try {
        await mailer.send({ ...mail, messageId: `<${id}@${this.#host}>`, date: mail.queuedAt });
        mail.sentAt = clock.now();
        Object.assign(mail, { bounced: false, givenUpAt: null });
        removeTokens(mail);
      } catch (error) {
        if (!(error instanceof EmailRejected)) throw error;
        mail.refusedAt = clock.now();
        mail.refusal = error.message;
        Object.assign(mail, { bounced: true, givenUpAt: null });
        removeTokens(mail);
        onRefused?.({ id, refusal: error.message });
      }
    });
  }
}
