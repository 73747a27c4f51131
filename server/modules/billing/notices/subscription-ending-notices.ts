import type { EntityManager } from '@mikro-orm/postgresql';
import { ENDING_NOTICE_MS, RENTED_NOTICE_DELAY_MS } from '../../../../domain/billing/notices.ts';
import { selectMoment } from '../../../sql/statements.ts';
import { findBillingRecipient } from './billing-recipient.ts';
import { subscriptionEndingEmail } from '../../../emails/templates/billing/billing-notices.email.tsx';
import type { DueNotice, NoticeDeps, NoticeSource } from './notice-sender.ts';

interface EndingRow {
  id: string;
  account_id: string;
  name: string;
  price: number;
  hidden_at: string | Date | null;
  canceled: boolean;
  stopped_at: string | Date;
  expires_at: string | Date;
}

/** `renewalStoppedAt` of domain/listings/listing-ending.ts. */
const STOPPED_AT = 'coalesce(l.canceled_at, l.rented_at)';
const REMINDER_AT = `l.expires_at - interval '${ENDING_NOTICE_MS} milliseconds'`;
/** An email follows a cancellation at once. */
const WHEN = `greatest(${REMINDER_AT}, case when l.canceled_at is null then l.rented_at + interval '${RENTED_NOTICE_DELAY_MS} milliseconds' end)`;
/** Canceled before that moment or marked as rented, not over yet, and its end has not been announced to its landlord. */
const NOT_YET_SENT = `listing l join subscription s on s.listing_id = l.id
  where l.status = 1 and ${STOPPED_AT} is not null and s.past_due_since is null
    and (l.canceled_at is null or l.canceled_at < ${REMINDER_AT})
    and s.ending_notified is distinct from ${STOPPED_AT}`;

/**
 * Reminds a landlord seven days before a listing ends that was canceled or marked as rented; an hour after a later mark.
 */
export class SubscriptionEndingNotices implements NoticeSource {
  constructor(private readonly deps: NoticeDeps) {}

  async due(most: number): Promise<DueNotice[]> {
    const { orm, clock } = this.deps;
    const now = clock.now();
    const rows = await orm.em.fork().execute<{ id: string }[]>(
      `select l.id from ${NOT_YET_SENT} and ${WHEN} <= ? and l.expires_at > ?
        order by l.expires_at, l.id limit ${most}`,
      [now, now],
    );
    return rows.map(({ id }) => ({
      key: `ending:${id}`,
      send: () => orm.em.fork().transactional((em) => this.#write(em, id)),
    }));
  }

  nextAfter(now: Date): Promise<Date | null> {
    const sql = `select min(${WHEN}) as at from ${NOT_YET_SENT} and ${WHEN} > ? and l.expires_at > ${WHEN}`;
    return selectMoment(this.deps.orm.em.fork(), sql, [now]);
  }

  /** Locked and read again: it may have been reversed, or announced by another process. */
  async #write(em: EntityManager, id: string): Promise<void> {
    const { mail, clock, baseUrl } = this.deps;
    await em.execute('select 1 from subscription where listing_id = ? for update', [id]);
    const now = clock.now();
    const [row] = await em.execute<EndingRow[]>(
      `select l.id, l.account_id, l.name, l.hidden_at, l.canceled_at is not null as canceled, ${STOPPED_AT} as stopped_at, l.expires_at, s.price
         from ${NOT_YET_SENT} and ${WHEN} <= ? and l.expires_at > ? and l.id = ? for update of l`,
      [now, now, id],
    );
    if (!row) return;
    const account = Number(row.account_id);
    const listing = { name: row.name, accountId: account, hiddenAt: row.hidden_at };
    const facts = {
      id: Number(id),
      stoppedAt: new Date(row.stopped_at),
      endsAt: new Date(row.expires_at),
      price: row.price,
      rented: !row.canceled,
    };
    const content = subscriptionEndingEmail(facts, await findBillingRecipient(em, listing, baseUrl));
    await mail.queue(em, { ...content, account });
    await em.execute(
      `update subscription set ending_notified = ${STOPPED_AT} from listing l where l.id = listing_id and listing_id = ?`,
      [id],
    );
  }
}
