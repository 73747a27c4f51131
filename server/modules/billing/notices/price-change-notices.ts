import type { EntityManager } from '@mikro-orm/postgresql';
import { PRICE_UPDATE_LEAD_MS, newPriceEffectiveFrom, PRICE_NOTICE_MS } from '../../../../domain/billing/notices.ts';
import { propertyTypes } from '../../../../domain/options/property-types.ts';
import { emailId } from '../../../emails/email.service.ts';
import { findBillingRecipient } from './billing-recipient.ts';
import { selectMoment } from '../../../sql/statements.ts';
import type { ServiceDeps } from '../../service-deps.ts';
import { priceChangeEmail } from '../../../emails/templates/billing/billing-notices.email.tsx';
import type { DueNotice, NoticeDeps, NoticeSource } from './notice-sender.ts';
import { APPLIES_NOW_SQL } from './price-change-rows.ts';

interface PlanRow {
  account_id: string;
  name: string;
  hidden_at: Date | null;
  type: number;
  subscription: string;
  price: number;
  anchor: string | Date;
  period_end: string | Date;
  paid: number;
  target: number;
  /** The previous email's key, if there was one. */
  email_key: string | null;
  sent: boolean;
}

const FROM = `listing l join subscription s on s.listing_id = l.id
  left join price_change p on p.listing_id = l.id left join email m on m.id = p.email_id
  where l.status = 1 and s.status = 'active' and not s.cancel_at_period_end`;
const WAITS = `(${APPLIES_NOW_SQL} and p.submitted_at is null)`;
const ms = (count: number) => `interval '${count} milliseconds'`;

/** A higher price requires its email to have been sent seven days before; a lower one requires none. */
const GIVEN_NOTICE = `(p.to_price <= p.from_price or m.sent_at <= s.period_end - ${ms(PRICE_NOTICE_MS)})`;
const CAN_UPDATE_PROCESSOR = `${WAITS} and s.price in (p.from_price, p.to_price) and s.period_end >= p.from_at and ${GIVEN_NOTICE}
  and not exists (select from property_type_change k where k.listing_id = l.id and k.state in ('open', 'authenticating'))`;

/**
 * Applies a price that changed between two starts (ADR 0037): running subscriptions change over at a renewal, at the
 * earliest seven days after the email about it was sent. The price is stored in a row until two days before that
 * renewal and sent to the processor then, so that an earlier cancellation or price change has nothing to revert there.
 */
export class PriceChangeNotices {
  constructor(private readonly deps: NoticeDeps & Pick<ServiceDeps, 'payments' | 'billing' | 'security'>) {}

  /** Subscriptions whose price differs from the one announced last. */
  get emails(): NoticeSource {
    return { due: (most) => this.#dueNotices(most), nextAfter: (now) => this.#nextOverdueAfter(now) };
  }

  /** Subscriptions whose renewal at the new price is near. */
  get changes(): NoticeSource {
    return { due: (most) => this.#nextUpdate(most), nextAfter: (now) => this.#nextUpdateAfter(now) };
  }

  /** Returns the SQL of a listing's current price; null if its type is not offered, and then its price is unchanged. */
  #target(): string {
    const offered = propertyTypes.flatMap(({ id }) => {
      const dollars = this.deps.payments.priceOf(id)?.dollars;
      return dollars === undefined ? [] : [`when ${id} then ${Math.trunc(dollars)}`];
    });
    return offered.length === 0 ? 'null::integer' : `(case l.type ${offered.join(' ')} end)`;
  }

  /** Returns the SQL of a month's price before the upcoming change, and of the price announced last. */
  #notified(now: string): { paid: string; announced: string } {
    const ahead = `${APPLIES_NOW_SQL} and (p.submitted_at is null or p.from_at > ${now})`;
    return {
      paid: `(case when ${ahead} then p.paid_price else s.price end)`,
      announced: `(case when ${ahead} then p.to_price else s.price end)`,
    };
  }

  /** `?` twice: now. Selects subscriptions with another announced price, or whose email was not sent in time for the renewal. */
  #notNotified(): string {
    const target = this.#target();
    return `${FROM} and ${target} is not null and (${this.#notified('?').announced} <> ${target}
      or (${WAITS} and (s.price not in (p.from_price, p.to_price) or (p.to_price > p.from_price and m.sent_at is null
        and m.rejected_at is null and p.from_at < ?::timestamptz + ${ms(PRICE_NOTICE_MS)}))))`;
  }

  async #dueNotices(most: number): Promise<DueNotice[]> {
    const { orm, clock } = this.deps;
    const now = clock.now();
    const sql = `select l.id from ${this.#notNotified()} order by l.id limit ${most}`;
    const rows = await orm.em.fork().execute<{ id: string }[]>(sql, [now, now]);
    return rows.map(({ id }) => ({
      key: `new-price:${id}`,
      send: () => orm.em.fork().transactional((em) => this.#plan(em, id)),
    }));
  }

  /** Returns when an unsent email becomes too late for the renewal that it names. */
  #nextOverdueAfter(now: Date): Promise<Date | null> {
    const at = `p.from_at - ${ms(PRICE_NOTICE_MS)}`;
    return selectMoment(
      this.deps.orm.em.fork(),
      `select min(${at}) + interval '1 millisecond' as at from ${FROM} and ${WAITS}
          and p.to_price > p.from_price and m.sent_at is null and m.rejected_at is null and ${at} > ?`,
      [now],
    );
  }

  async #plan(em: EntityManager, id: string): Promise<void> {
    const { clock, mail, baseUrl } = this.deps;
    await em.execute('select 1 from subscription where listing_id = ? for update', [id]);
    const now = clock.now();
    const [row] = await em.execute<PlanRow[]>(
      `select l.account_id, l.name, l.hidden_at, l.type, s.subscription, s.price, s.anchor, s.period_end,
              ${this.#notified('?').paid} as paid, ${this.#target()} as target,
              case when ${APPLIES_NOW_SQL} then p.email_key end as email_key, m.sent_at is not null as sent
         from ${this.#notNotified()} and l.id = ? for update of l`,
      [now, now, now, id],
    );
    if (!row) return;
    const announced = row.email_key !== null && (row.sent || !(await this.#withdraw(em, row.email_key)));
    await em.execute('delete from price_change where listing_id = ?', [id]);
    const { paid, target } = row;
    // The price is unchanged, and no other was announced.
    if (target === row.price && !announced) return;
    const month = { anchor: new Date(row.anchor), periodEnd: new Date(row.period_end), price: row.price };
    const from = newPriceEffectiveFrom(month, target, now);
    const key = `new-price:${id}:${now.toISOString()}`;
    if (target !== row.price)
      await em.execute(
        `insert into price_change (listing_id, subscription, type, paid_price, from_price, to_price, email_key, email_id, from_at)
         values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        [id, row.subscription, row.type, paid, row.price, target, key, emailId(key), from],
      );
    const accountId = Number(row.account_id);
    const listing = { id: Number(id), accountId, name: row.name, hiddenAt: row.hidden_at };
    const billed = await findBillingRecipient(em, listing, baseUrl);
    await mail.queue(em, { ...priceChangeEmail({ key, paid, price: target, from }, billed), account: accountId });
  }

  /** @returns whether the email will not be sent; one being sent at this moment will be. */
  async #withdraw(em: EntityManager, key: string): Promise<boolean> {
    await this.deps.mail.withdraw(em, [key], 'It is no longer so.');
    const gone = await em.execute('select 1 from email where id = ? and rejected_at is not null', [emailId(key)]);
    return gone.length > 0;
  }

  /** `?`: now. The announced price must still be current: a property type no longer offered has no price. */
  #dueUpdates(): string {
    return `${FROM} and ${CAN_UPDATE_PROCESSOR} and p.to_price = ${this.#target()} and s.period_end - ${ms(PRICE_UPDATE_LEAD_MS)} <= ?`;
  }

  async #nextUpdate(most: number): Promise<DueNotice[]> {
    const { orm, clock } = this.deps;
    const sql = `select l.id from ${this.#dueUpdates()} order by s.period_end limit ${most}`;
    const rows = await orm.em.fork().execute<{ id: string }[]>(sql, [clock.now()]);
    return rows.map(({ id }) => ({ key: `submit:${id}`, send: () => this.#updateProcessor(id) }));
  }

  #nextUpdateAfter(now: Date): Promise<Date | null> {
    const at = `greatest(p.from_at, s.period_end) - ${ms(PRICE_UPDATE_LEAD_MS)}`;
    const sql = `select min(${at}) as at from ${FROM} and ${WAITS} and ${at} > ?`;
    return selectMoment(this.deps.orm.em.fork(), sql, [now]);
  }

  /**
   * Sends the price to the processor under the row's lock, so that no property type change interferes, then writes the
   * result.
   */
  async #updateProcessor(id: string): Promise<boolean> {
    const { orm, clock, payments, billing, security } = this.deps;
    const submitted = await orm.em.fork().transactional(async (em) => {
      await em.execute('select 1 from subscription where listing_id = ? for update', [id]);
      const [row] = await em.execute<{ subscription: string; type: number; from_price: number }[]>(
        `select s.subscription, l.type, p.from_price
           from ${this.#dueUpdates()} and l.id = ? for update of l`,
        [clock.now(), id],
      );
      const offer = row && payments.priceOf(row.type);
      if (!row || !offer) return null;
      const state = await payments.renewals.set(row.subscription, offer, row.from_price);
      if (state)
        await em.execute('update price_change set submitted_at = ?, from_at = ? where listing_id = ?', [
          clock.now(),
          state.periodEnd,
          id,
        ]);
      return { subscription: row.subscription, done: state !== null };
    });
    if (submitted) await billing.sync(submitted.subscription);
    if (submitted?.done) security.record('price_changed', { listingId: Number(id), reason: 'operator' });
    return submitted?.done ?? true;
  }
}
