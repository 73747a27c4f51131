import { LockMode, type EntityManager, type MikroORM } from '@mikro-orm/postgresql';
import type { Clock } from '../clock.ts';
import { EmailRejected, type Mailer } from '../integrations/smtp/mailer.ts';
import { stableId } from '../jobs/stable-id.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import { Email } from './email.entity.ts';
import { toSingleLine } from '../../domain/format/plain-text.ts';

export interface QueuedEmail {
  /** The email's deduplication key, such as `lead:17`: the same key never creates a second email. */
  key: string;
  /** One plain address. */
  to: string;
  /** One plain address. */
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  /** Additional headers, such as List-Unsubscribe. */
  headers?: Record<string, string>;
  /** The sender's display name; that of MAIL_FROM when absent. The address is always that of MAIL_FROM. */
  fromName?: string;
}

/** An email with the landlord's account that it concerns, with which it is deleted; null if it concerns none. */
export type EmailOfAccount = QueuedEmail & { account: number | null };

interface EmailDeps {
  orm: MikroORM;
  jobs: JobQueue;
  mailer: Mailer;
  clock: Clock;
  /** MAIL_FROM: `nearcampus <hello@nearcampus.example>`; its host ends every Message-ID. */
  from: string;
  onRejected?: (mail: { id: string; rejection: string }) => void;
}

const SUBJECT_MAX = 200;

/** Returns one line for a header. A name such as `=?utf-8?B?…?=` would be decoded by mail programs, so it is broken up. */
const headerText = (text: string, max?: number): string => toSingleLine(text, max).replaceAll('=?', '= ?');

/** Returns the ID of the email of a key. */
export const emailId = (key: string): string => stableId('email', key);

/** Returns the keys of a request's emails: to the landlord, and the renter's copy, under which that is deleted too. */
export const leadEmailKeys = (leadId: number | string) => ({ landlord: `lead:${leadId}`, copy: `lead-copy:${leadId}` });

/** Returns an email's text without the tokens of its links, so that the only copy of a link is in its recipient's mailbox. */
const withoutTokens = (text: string): string => text.replace(/([/=])[\w-]{32,}/g, '$1…');

function removeTokens(mail: Email): void {
  mail.text = withoutTokens(mail.text);
  mail.html = withoutTokens(mail.html);
  mail.headers = Object.fromEntries(Object.entries(mail.headers).map(([name, text]) => [name, withoutTokens(text)]));
}

/**
 * Queues and sends emails durably: the row and its job are written in the caller's transaction. The row is marked
 * once a mail server has accepted the email; after a crash in between, it is sent again under the same Message-ID.
 */
export class EmailService {
  readonly #host: string;

  constructor(private readonly deps: EmailDeps) {
    this.#host = /@([^\s>]+)/.exec(deps.from)?.[1] ?? 'localhost';
  }

  /** Queues an email in the caller's transaction. Does nothing if an email of the same key was queued before. */
  async queue(em: EntityManager, email: EmailOfAccount): Promise<void> {
    const { key, to, replyTo, subject, text, html, headers = {}, account, fromName } = email;
    const id = emailId(key);
    const made = await em.execute(
      `insert into email (id, "to", "from", reply_to, subject, text, html, headers, account_id, queued_at)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict (id) do nothing returning id`,
      [
        id,
        headerText(to),
        this.#from(fromName),
        replyTo === undefined ? null : headerText(replyTo),
        headerText(subject, SUBJECT_MAX),
        text,
        html,
        JSON.stringify(Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, headerText(value)]))),
        account,
        this.deps.clock.now(),
      ],
    );
    if (made.length > 0) await this.deps.jobs.enqueue(em, 'email', { id }, id);
  }

  /** Returns whether an email of this key has been queued, in any state. */
  async isQueued(em: EntityManager, key: string): Promise<boolean> {
    return (await em.execute('select 1 from email where id = ?', [emailId(key)])).length > 0;
  }

  /** Withdraws unsent emails by their keys, in the caller's transaction; one that is being sent now is still sent. */
  async withdraw(em: EntityManager, keys: readonly string[], why: string): Promise<void> {
    if (keys.length === 0) return;
    await em.execute(
      `update email set rejected_at = ?, rejection = ? where id in (
         select id from email where id = any(?::uuid[]) and sent_at is null and rejected_at is null
         for update skip locked)`,
      [this.deps.clock.now(), why, `{${keys.map(emailId).join(',')}}`],
    );
  }

  #from(name: string | undefined): string {
    const { from } = this.deps;
    return name === undefined ? from : `${headerText(name)} <${/<([^>]+)>/.exec(from)?.[1] ?? from.trim()}>`;
  }

  /** Starts sending queued emails in this process. */
  async work(): Promise<void> {
    await this.deps.jobs.work('email', ({ id }) => this.#send(String(id)));
  }

  /** The row stays locked while its email is sent, so that two workers cannot send it at once. */
  async #send(id: string): Promise<void> {
    const { orm, mailer, clock, onRejected } = this.deps;
    await orm.em.fork().transactional(async (em) => {
      const mail = await em.findOne(Email, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!mail || mail.sentAt || mail.rejectedAt) return;
      try {
        await mailer.send({ ...mail, messageId: `<${id}@${this.#host}>`, date: mail.queuedAt });
        Object.assign(mail, { sentAt: clock.now(), bounced: false, givenUpAt: null });
      } catch (error) {
        if (!(error instanceof EmailRejected)) throw error;
        const rejection = error.message;
        Object.assign(mail, { rejectedAt: clock.now(), rejection, bounced: true, givenUpAt: null });
        onRejected?.({ id, rejection });
      }
      removeTokens(mail);
    });
  }
}
