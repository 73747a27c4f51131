import { LockMode, type EntityManager, type MikroORM } from '@mikro-orm/postgresql';
import { EXPIRED } from '../../../domain/options/listing-status.ts';
import type { Clock } from '../../clock.ts';
import type { Payments, StoredCard } from '../../ports/payments/payments.ts';
import { isLive, isPaid, type PaidInvoice, type SubscriptionState } from '../../ports/payments/subscription-state.ts';
import { Listing } from '../listings/listing.entity.ts';
import type { Letters, Offers } from '../posting/needs.ts';
import { BillingCustomer } from './billing-customer.entity.ts';
import { paymentFailed, receipt } from './letters.ts';
import { applyToListing, graceEnd, writeState } from './subscription-effects.ts';
import { Subscription } from './subscription.entity.ts';

export interface BillingDeps {
  orm: MikroORM;
  payments: Payments;
  housing: Offers;
  mail: Letters;
  clock: Clock;
  /** Where the site stands, without a slash at its end. */
  baseUrl: string;
  /** Hears, in the transaction, that a listing's next billing month has begun: a house's leads start again (K23). */
  onNewMonth?: (em: EntityManager, listingId: number) => Promise<void>;
}

/** What was bought, as it stands at the processor. */
export interface Purchase {
  state: SubscriptionState;
  invoices: PaidInvoice[];
  card: StoredCard;
}

/** The account's subscriptions and payments: our rows are only ever a copy of what the processor says. */
export class BillingService {
  readonly #deps: BillingDeps;

  constructor(deps: BillingDeps) {
    this.#deps = deps;
  }

  /**
   * Takes a webhook (payments.md 4): a hint to fetch the subscription and write its present state, so that duplicates, any
   * order and days of delay all end the same. Throws when the processor cannot be asked: it then tells again.
   * @returns false when the signature is not the processor's.
   */
  async handleWebhook(rawBody: Buffer, signature: string): Promise<boolean> {
    const event = this.#deps.payments.readEvent(rawBody, signature);
    if (!event) return false;
    await this.#deps.orm.em.fork().transactional(async (em) => {
      const first = await em.execute(
        'insert into webhook_event (id, type, received_at) values (?, ?, ?) on conflict do nothing returning id',
        [event.id, event.type, new Date()],
      );
      if (first.length > 0 && event.subscription) await this.#sync(em, event.subscription);
    });
    return true;
  }

  /** Fetches a subscription and writes its present state. @returns false when it is not one of ours. */
  sync(subscription: string): Promise<boolean> {
    return this.#deps.orm.em.fork().transactional((em) => this.#sync(em, subscription));
  }

  async #sync(em: EntityManager, id: string): Promise<boolean> {
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE };
    // The lock comes before the question: whoever writes last has also asked last.
    const row = await em.findOne(Subscription, { subscription: id }, lock);
    if (!row) return false;
    const listing = await em.findOneOrFail(Listing, { id: row.listingId }, lock);
    const [state, invoices] = await Promise.all([
      this.#deps.payments.retrieve(id),
      this.#deps.payments.paidInvoices(id),
    ]);
    await this.#write(em, listing, row, state, invoices);
    return true;
  }

  /**
   * Notes a purchase in the caller's transaction: the listing's subscription and dates, the ledger, the card's last four,
   * the receipt. The listing is in the caller's hands and must be managed by `em`; its offers are the caller's too.
   */
  async record(em: EntityManager, listing: Listing, { state, invoices, card }: Purchase): Promise<void> {
    const known = await em.findOne(Subscription, { listingId: listing.id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    const row = known ?? new Subscription();
    row.pastDueSince = null;
    Object.assign(row, { listingId: listing.id, accountId: listing.accountId });
    writeState(row, state);
    if (!known) em.persist(row);
    applyToListing(listing, row, state, this.#deps.clock.now());
    await this.#keepCard(em, listing.accountId, state.customer, card);
    await em.flush();
    if (known) await this.#deps.onNewMonth?.(em, listing.id);
    await this.#book(em, listing, state, invoices);
  }

  async #write(
    em: EntityManager,
    listing: Listing,
    row: Subscription,
    state: SubscriptionState,
    invoices: PaidInvoice[],
  ): Promise<void> {
    const owedBefore = row.pastDueSince;
    const monthBefore = row.periodStart.getTime();
    writeState(row, state);
    const changed = applyToListing(listing, row, state, this.#deps.clock.now());
    await em.flush();
    // A month that was owed first has begun in the row already, but only its payment opens it.
    const newMonth = isPaid(state) && (owedBefore !== null || state.periodStart.getTime() > monthBefore);
    if (newMonth) await this.#deps.onNewMonth?.(em, listing.id);
    if (changed) await this.#deps.housing.reindex(em, [listing.id]);
    if (!owedBefore && row.pastDueSince && isLive(state))
      await this.#tellOwed(em, listing, row.subscription, row.pastDueSince);
    await this.#book(em, listing, state, invoices);
  }

  /** One ledger row and one receipt a paid invoice, however often it is seen. */
  async #book(em: EntityManager, listing: Listing, state: SubscriptionState, invoices: PaidInvoice[]): Promise<void> {
    const renewsAt = isPaid(state) && !state.cancelAtPeriodEnd ? state.periodEnd : null;
    const known = await em.execute<{ invoice: string }[]>(
      `select invoice from ledger where listing_id = ? and kind = 'charge'`,
      [listing.id],
    );
    for (const invoice of invoices) {
      if (known.some((row) => row.invoice === invoice.id)) continue;
      const first = await this.#enter(em, listing.id, 'charge', invoice);
      if (first) await this.#deps.mail.queue(em, receipt(invoice, renewsAt, await this.#billed(em, listing)));
    }
  }

  async #enter(
    em: EntityManager,
    listing: number,
    kind: 'charge' | 'refund',
    { id, amountCents, paidAt }: PaidInvoice,
  ): Promise<boolean> {
    const rows = await em.execute(
      'insert into ledger (listing_id, kind, invoice, amount_cents, at) values (?, ?, ?, ?, ?) on conflict do nothing returning id',
      [listing, kind, id, amountCents, kind === 'charge' ? paidAt : this.#deps.clock.now()],
    );
    return rows.length > 0;
  }

  async #tellOwed(em: EntityManager, listing: Listing, subscription: string, since: Date): Promise<void> {
    await this.#deps.mail.queue(
      em,
      paymentFailed(subscription, since, graceEnd(since), await this.#billed(em, listing)),
    );
  }

  async #billed(em: EntityManager, listing: Listing) {
    const [account] = await em.execute<{ email: string }[]>('select email from account where id = ?', [
      listing.accountId,
    ]);
    return { name: listing.name, email: account?.email ?? '', dashboardUrl: `${this.#deps.baseUrl}/advertising-home` };
  }

  async #keepCard(em: EntityManager, accountId: number, customer: string, card: StoredCard): Promise<void> {
    await em.upsert(BillingCustomer, {
      accountId,
      customer,
      paymentMethod: card.id,
      cardBrand: card.brand,
      cardLast4: card.last4,
      cardMonth: card.month,
      cardYear: card.year,
    });
  }

  /** The account's customer at the processor, made when it has none yet. */
  async customerOf(accountId: number): Promise<string> {
    const em = this.#deps.orm.em.fork();
    const known = await em.findOne(BillingCustomer, { accountId });
    if (known) return known.customer;
    const [account] = await em.execute<{ email: string; key: string; name: string }[]>(
      `select email, key, trim(first_name || ' ' || last_name) as name from account where id = ?`,
      [accountId],
    );
    if (!account) throw new Error(`There is no account ${accountId}.`);
    const customer = await this.#deps.payments.ensureCustomer({
      email: account.email,
      name: account.name,
      key: `customer:${account.key}`,
    });
    await em.execute('insert into billing_customer (account_id, customer) values (?, ?) on conflict do nothing', [
      accountId,
      customer,
    ]);
    return customer;
  }

  /** The card that a reactivation is charged to; null when none is kept. */
  async storedCard(accountId: number): Promise<{ customer: string; card: StoredCard } | null> {
    const row = await this.#deps.orm.em.fork().findOne(BillingCustomer, { accountId });
    if (!row?.paymentMethod) return null;
    const card = {
      id: row.paymentMethod,
      brand: row.cardBrand ?? '',
      last4: row.cardLast4 ?? '',
      month: row.cardMonth ?? 0,
      year: row.cardYear ?? 0,
    };
    return { customer: row.customer, card };
  }

  /** Ends a subscription now and gives back what it took: for a charge that has no listing to show for it. */
  async undo(subscription: string): Promise<void> {
    const { payments, orm } = this.#deps;
    const state = await payments.cancelNow(subscription);
    for (const invoice of await payments.paidInvoices(subscription)) {
      await payments.refund(invoice.id);
      await orm.em.fork().transactional(async (em) => {
        for (const kind of ['charge', 'refund'] as const) await this.#enter(em, state.listing ?? 0, kind, invoice);
      });
    }
  }

  /** Ends a renewal that is owed, so that it is never charged. One that was paid while nobody told us stands. */
  async stopCharging(listingId: number): Promise<void> {
    const owed = () =>
      this.#deps.orm.em
        .fork()
        .findOne(Subscription, { listingId, pastDueSince: { $ne: null }, status: { $ne: 'canceled' } });
    const row = await owed();
    if (!row) return;
    await this.sync(row.subscription);
    if (!(await owed())) return;
    await this.#deps.payments.cancelNow(row.subscription);
    await this.sync(row.subscription);
  }

  /** Ends a listing and what pays for it at this moment, without giving anything back. */
  async endNow(listingId: number): Promise<void> {
    const { orm, clock, housing, payments } = this.#deps;
    await orm.em.fork().transactional(async (em) => {
      const listing = await em.findOneOrFail(Listing, { id: listingId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      const now = clock.now();
      Object.assign(listing, {
        status: EXPIRED,
        expiresAt: now,
        cancelledAt: listing.cancelledAt ?? now,
        updatedAt: now,
      });
      await housing.reindex(em, [listingId]);
    });
    const row = await orm.em.fork().findOneOrFail(Subscription, { listingId });
    await payments.cancelNow(row.subscription);
    await this.sync(row.subscription);
  }
}
