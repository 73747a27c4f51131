import type { EntityManager } from '@mikro-orm/postgresql';
import { cardLabel } from '../../../../domain/billing/card-on-file.ts';
import { MINUTE_MS } from '../../../../domain/time-spans.ts';
import { listingsPublishedEmail } from '../../../emails/templates/listings/listings-published.email.tsx';
import { arrayOf, selectMoment } from '../../../sql/statements.ts';
import { lockAccountRow } from '../../account/lock-account.ts';
import type { DueNotice, NoticeDeps, NoticeSource } from '../../billing/notices/notice-sender.ts';

/** How long after the last draft of a checkout its email is sent, in milliseconds. */
const PUBLISHED_NOTICE_MS = MINUTE_MS;

/** Returns when the email about a draft that is published now is due, unless another one follows. */
export const publishedNoticeDueAt = (now: Date): Date => new Date(now.getTime() + PUBLISHED_NOTICE_MS);

/** Accounts with published drafts that no email is about yet, and when it is due; none while another is being paid. */
const WAITING = `select account_id, max(notice_due_at) as at from publish_intent
  where notice_due_at is not null and account_id is not null group by account_id
  having bool_and(state in ('done', 'review')) and bool_or(state = 'done')`;

interface PublishedRow {
  id: string;
  name: string;
  price: number;
  renews_at: string | Date;
  charged_cents: number;
  email: string;
  brand: string | null;
  last4: string | null;
}

/** Sends one email about the drafts that an account publishes in one checkout, with the receipts of all. */
export class PublishedNotices implements NoticeSource {
  constructor(private readonly deps: NoticeDeps) {}

  async due(most: number): Promise<DueNotice[]> {
    const { orm, clock } = this.deps;
    const sql = `select account_id as account from (${WAITING}) waiting where at <= ? order by at limit ${most}`;
    const rows = await orm.em.fork().execute<{ account: string }[]>(sql, [clock.now()]);
    return rows.map(({ account }) => ({
      key: `published:${account}`,
      send: () => orm.em.fork().transactional((em) => this.#write(em, Number(account))),
    }));
  }

  nextAfter(now: Date): Promise<Date | null> {
    return selectMoment(this.deps.orm.em.fork(), `select min(at) as at from (${WAITING}) waiting where at > ?`, [now]);
  }

  /** Locked and read again: another process may have sent it, or another draft may have been published meanwhile. */
  async #write(em: EntityManager, account: number): Promise<void> {
    const { mail, clock, baseUrl } = this.deps;
    await lockAccountRow(em, account);
    const rows = await em.execute<PublishedRow[]>(
      `select p.id, l.name, s.price, s.period_end as renews_at, a.email, s.card_brand as brand, s.card_last4 as last4,
          (select coalesce(sum(i.amount_cents), 0)::int from invoice i
            where i.subscription = p.subscription and i.status = 'paid') as charged_cents
         from publish_intent p join account a on a.id = p.account_id
         join listing l on l.id = p.listing_id join subscription s on s.listing_id = l.id
        where p.account_id = ? and p.state = 'done' and p.notice_due_at is not null
          and exists (select from (${WAITING}) waiting where waiting.account_id = p.account_id and at <= ?)
        order by p.ended_at, p.id`,
      [account, clock.now()],
    );
    const [first] = rows;
    if (!first) return;
    const listings = rows.map(({ name, price, renews_at, charged_cents }) => ({
      name,
      price,
      renewsAt: new Date(renews_at),
      chargedCents: charged_cents,
    }));
    const { id, email, brand, last4 } = first;
    const card = last4 === null ? null : cardLabel({ brand, last4 });
    const recipient = { email, dashboardUrl: `${baseUrl}/advertising-home`, card };
    await mail.queue(em, { ...listingsPublishedEmail(id, listings, recipient), account });
    await em.execute('update publish_intent set notice_due_at = null where id = any(?::uuid[])', [
      arrayOf(rows.map((row) => row.id)),
    ]);
  }
}
