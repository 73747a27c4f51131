import { LockMode, type EntityManager, type MikroORM } from '@mikro-orm/postgresql';
import type { Clock } from '../../clock.ts';
import { LetterRefused, type Mailer } from '../../ports/mailer/mailer.ts';
import { businessId } from '../jobs/business-id.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { Mail } from './mail.entity.ts';
import { oneLine } from './one-line.ts';

/** What a service asks to be sent. */
export interface QueuedLetter {
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
}

interface MailDeps {
  orm: MikroORM;
  jobs: Jobs;
  mailer: Mailer;
  clock: Clock;
  /** MAIL_FROM: `nearcampus <hello@nearcampus.example>`; its host ends every Message-ID. */
  from: string;
  onRefused?: (mail: { id: string; refusal: string }) => void;
}

const SUBJECT_MAX = 200;

/**
 * Letters that are not lost: a row and its job, in the transaction that makes them necessary. The row is marked once
 * a mail server has taken the letter; killed in between, it is sent again under the same Message-ID.
 */
export class MailService {
  readonly #deps: MailDeps;
  readonly #host: string;

  constructor(deps: MailDeps) {
    this.#deps = deps;
    this.#host = /@([^\s>]+)/.exec(deps.from)?.[1] ?? 'localhost';
  }

  /** Queues a letter in the caller's transaction. A letter of the same key is already on its way: nothing happens. */
  async queue(em: EntityManager, { key, to, replyTo, subject, text, html, headers = {} }: QueuedLetter): Promise<void> {
    const id = businessId('mail', key);
    const made = await em.execute(
      `insert into mail (id, "to", "from", reply_to, subject, text, html, headers, queued_at)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict (id) do nothing returning id`,
      [
        id,
        oneLine(to),
        this.#deps.from,
        replyTo === undefined ? null : oneLine(replyTo),
        oneLine(subject, SUBJECT_MAX),
        text,
        html,
        JSON.stringify(Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, oneLine(value)]))),
        this.#deps.clock.now(),
      ],
    );
    if (made.length > 0) await this.#deps.jobs.enqueue(em, 'mail', { id }, id);
  }

  /** Starts sending what is queued, in this process. */
  async work(): Promise<void> {
    await this.#deps.jobs.work('mail', ({ id }) => this.#send(String(id)));
  }

  /** The row stays locked while its letter is under way, so that two workers cannot send it at once. */
  async #send(id: string): Promise<void> {
    const { orm, mailer, clock, onRefused } = this.#deps;
    await orm.em.fork().transactional(async (em) => {
      const mail = await em.findOne(Mail, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!mail || mail.sentAt || mail.refusedAt) return;
      try {
        await mailer.send({ ...mail, messageId: `<${id}@${this.#host}>`, date: mail.queuedAt });
        mail.sentAt = clock.now();
      } catch (error) {
        if (!(error instanceof LetterRefused)) throw error;
        mail.refusedAt = clock.now();
        mail.refusal = error.message;
        onRefused?.({ id, refusal: error.message });
      }
    });
  }
}
