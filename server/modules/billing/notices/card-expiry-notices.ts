import type { EntityManager } from '@mikro-orm/postgresql';
import { CARD_EXPIRY_NOTICE_MS, cardExpiresAt, renewalPriceAt } from '../../../../domain/billing/notices.ts';
import { nextRenewal } from '../../../../domain/billing/billing-period.ts';
import type { StoredCard } from '../../../integrations/payments/cards/stored-card.ts';
import { findBillingRecipient } from './billing-recipient.ts';
import { cardExpiryEmail, type UpcomingRenewal } from '../../../emails/templates/billing/billing-notices.email.tsx';
import { selectMoment } from '../../../sql/statements.ts';
import type { ServiceDeps } from '../../service-deps.ts';
import type { DueNotice, NoticeDeps, NoticeSource } from './notice-sender.ts';
import { upcomingPrice, UPCOMING_PRICE_SQL } from './price-change-rows.ts';
import { notifiedCardKey } from './withdrawn-notices.ts';

interface CardRow {
  account_id: string;
  customer: string;
  payment_method: string;
  card_year: number;
  card_month: number;
}

interface ChargeRow {
  name: string;
  anchor: string | Date;
  period_end: string | Date;
  price: number;
}

/** Two weeks before the card expires. */
const WHEN = `(case when c.card_month between 1 and 12 and c.card_year between 2000 and 9999
  then (make_date(c.card_year, c.card_month, 1) + interval '1 month') at time zone 'UTC' - interval '${CARD_EXPIRY_NOTICE_MS} milliseconds' end)`;
/** Listings that the card on file pays for: others have cards of their own (ADR 73). */
const RENEWS = `l.status = 1 and s.status = 'active' and not s.cancel_at_period_end
  and coalesce(s.card, c.payment_method) = c.payment_method`;
/** Cards with upcoming charges whose expiry has not been announced. */
const NOT_YET_SENT = `billing_customer c
  where c.payment_method is not null
    and c.notified_card is distinct from c.payment_method || ':' || c.card_year || '-' || c.card_month
    and exists (select from subscription s join listing l on l.id = s.listing_id
                 where s.account_id = c.account_id and ${RENEWS})`;
const COLUMNS = 'c.account_id, c.customer, c.payment_method, c.card_year, c.card_month';

/** Announces, once per card, that the card on file expires before the next charges, in time to add another. */
export class CardExpiryNotices implements NoticeSource {
  constructor(private readonly deps: NoticeDeps & Pick<ServiceDeps, 'payments' | 'billing'>) {}

  async due(most: number): Promise<DueNotice[]> {
    const { orm, clock } = this.deps;
    const sql = `select ${COLUMNS} from ${NOT_YET_SENT} and ${WHEN} <= ? order by c.account_id limit ${most}`;
    const rows = await orm.em.fork().execute<CardRow[]>(sql, [clock.now()]);
    return rows.map((row) => ({ key: `card:${row.account_id}`, send: () => this.#send(row) }));
  }

  nextAfter(now: Date): Promise<Date | null> {
    const sql = `select min(${WHEN}) as at from ${NOT_YET_SENT} and ${WHEN} > ?`;
    return selectMoment(this.deps.orm.em.fork(), sql, [now]);
  }

  /** Banks send new cards to the processor, so the processor is queried first, before any row is locked. */
  async #send(row: CardRow): Promise<void> {
    const card = await this.deps.payments.cards.find(row.payment_method);
    await this.deps.orm.em.fork().transactional((em) => this.#write(em, row, card));
  }

  async #write(em: EntityManager, before: CardRow, card: StoredCard | null): Promise<void> {
    const { mail, clock, baseUrl, billing } = this.deps;
    const now = clock.now();
    const [row] = await em.execute<CardRow[]>(
      `select ${COLUMNS} from ${NOT_YET_SENT} and ${WHEN} <= ? and c.account_id = ? for update of c`,
      [now, before.account_id],
    );
    if (row?.payment_method !== before.payment_method) return;
    const account = Number(row.account_id);
    const { card_year: year, card_month: month } = row;
    if (card && (card.year !== year || card.month !== month))
      return billing.customers.saveCard(em, account, row.customer, card);
    const end = cardExpiresAt({ expMonth: month, expYear: year });
    const cardKey = notifiedCardKey({ id: row.payment_method, year, month });
    const facts = {
      account,
      cardKey,
      lastDay: new Date(end.getTime() - 1),
      ended: end <= now,
      charges: await this.#charges(em, account, end > now ? end : now),
    };
    const billed = await findBillingRecipient(em, { accountId: account, name: '' }, baseUrl);
    await mail.queue(em, { ...cardExpiryEmail(facts, billed), account });
    await em.execute('update billing_customer set notified_card = ? where account_id = ?', [cardKey, account]);
  }

  /** Returns the first charge of each listing after the card's expiry, the earliest first. */
  async #charges(em: EntityManager, account: number, from: Date): Promise<UpcomingRenewal[]> {
    const rows = await em.execute<(ChargeRow & Parameters<typeof upcomingPrice>[0])[]>(
      `select l.name, s.anchor, s.period_end, s.price, ${UPCOMING_PRICE_SQL}
         from subscription s join billing_customer c on c.account_id = s.account_id
         join listing l on l.id = s.listing_id left join price_change p on p.listing_id = l.id
        where s.account_id = ? and ${RENEWS}`,
      [account],
    );
    return rows
      .map((row) => {
        const at = nextRenewal(
          new Date(row.anchor),
          new Date(Math.max(from.getTime(), Number(new Date(row.period_end)))),
        );
        return { name: row.name, at, dollars: renewalPriceAt(row.price, upcomingPrice(row), at) };
      })
      .toSorted((a, b) => a.at.getTime() - b.at.getTime());
  }
}
