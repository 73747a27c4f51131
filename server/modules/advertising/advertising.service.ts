import type { EntityManager } from '@mikro-orm/postgresql';
import { parseInquiry, DUPLICATE_INQUIRY_MS, type NewInquiry } from '../../../domain/advertising/inquiry.ts';
import type { FieldErrors } from '../../../domain/field-errors.ts';
import { isHoneypotFilled } from '../../../domain/leads/lead-rules.ts';
import {
  advertisingInquiryEmail,
  inquiryReceivedEmail,
} from '../../emails/templates/advertising/advertising-inquiry.email.tsx';
import { DAY_MS } from '../../../domain/time-spans.ts';
import { deleteInBatches } from '../../jobs/delete-in-batches.ts';
import { lockName, selectMoment } from '../../sql/statements.ts';
import type { ServiceDeps } from '../service-deps.ts';

/** Days after which an inquiry is deleted, answered or not. */
const RETENTION_DAYS = 400;

/**
 * Stores inquiries about advertising and partnership and queues the emails to the operator and to the sender in the
 * same transaction.
 */
export class AdvertisingService {
  constructor(private readonly deps: Pick<ServiceDeps, 'orm' | 'mail' | 'throttle' | 'clock' | 'operatorEmail'>) {}

  /**
   * Stores an inquiry (`parseInquiry`). The same text from the same person within a minute returns the first one's number.
   * A mailbox gets a receipt of three in 24 hours; the operator gets all.
   * @throws TooManyRequests after ten a minute from one IP address.
   */
  async send(input: unknown, { ip }: { ip: string }): Promise<{ sent: { id: number } } | { errors: FieldErrors }> {
    const { throttle, orm } = this.deps;
    await throttle.take('inquiry', ip);
    const read = parseInquiry(input);
    if ('errors' in read) return read;
    const hasReceipt = await throttle.mayEmail('inquiryReceipt', read.read.email, ip);
    return { sent: { id: await orm.em.fork().transactional((em) => this.#store(em, read.read, hasReceipt)) } };
  }

  /** Deletes expired inquiries; returns how many were deleted. */
  async deleteExpired(): Promise<number> {
    const until = new Date(this.deps.clock.now().getTime() - RETENTION_DAYS * DAY_MS);
    return deleteInBatches(this.deps.orm.em.fork(), 'inquiry', 'created_at < ?', [until]);
  }

  /** Returns when `deleteExpired` next has work; null if there is none. */
  async nextExpiry(): Promise<Date | null> {
    const first = await selectMoment(this.deps.orm.em.fork(), 'select min(created_at) as at from inquiry');
    return first && new Date(first.getTime() + RETENTION_DAYS * DAY_MS + 1);
  }

  async #store(em: EntityManager, inquiry: NewInquiry, hasReceipt: boolean): Promise<number> {
    const { mail, operatorEmail, clock } = this.deps;
    const { firstName, lastName, phone, email, about, topic } = inquiry;
    const now = clock.now();
    // A concurrent duplicate submission must see the first one.
    await lockName(em, `inquiry:${email.toLowerCase()}`);
    const isSpam = isHoneypotFilled(inquiry);
    const [known] = await em.execute<{ id: string }[]>(
      `select id from inquiry
        where lower(email) = lower(?) and about = ? and created_at > ? and (spam_at is not null) = ?
        order by id limit 1`,
      [email, about, new Date(now.getTime() - DUPLICATE_INQUIRY_MS), isSpam],
    );
    if (known) return Number(known.id);
    const [made] = await em.execute<{ id: string }[]>(
      `insert into inquiry (first_name, last_name, phone, email, about, topic, spam_at, created_at)
       values (?, ?, ?, ?, ?, ?, ?, ?) returning id`,
      [firstName, lastName, phone, email, about, topic, isSpam ? now : null, now],
    );
    const id = Number(made?.id);
    // Suspected spam is stored in case it came from a person; it gets the same response, but no email is sent.
    if (!isSpam) {
      await mail.queue(em, { ...advertisingInquiryEmail(id, inquiry, operatorEmail), account: null });
      if (hasReceipt) await mail.queue(em, { ...inquiryReceivedEmail(id, inquiry, now, operatorEmail), account: null });
    }
    return id;
  }
}
