import { setTimeout as breathe } from 'node:timers/promises';
import type { CardRow, Db, ListingRow } from '../../../mocks/world/db.ts';
import { TEST_CARDS } from '../../../mocks/stripe/cards.ts';
import { Listing } from '../../../server/modules/listings/listing.entity.ts';
import type { StoredCard } from '../../../server/integrations/payments/cards/stored-card.ts';
import type { ServedApp } from '../../setup/served-app.ts';
import type { FixedClock } from './fixed-clock.ts';
import { DAY_MS } from '../../../domain/time-spans.ts';

/** An event of a subscription, and its time. */
interface Event {
  at: Date;
  does(): Promise<unknown>;
}

interface Customer {
  id: string;
  card: StoredCard;
}

/**
 * Creates the payments of the mock's paid listings: real subscriptions at the local processor, started, canceled and
 * left unpaid at the times in the seed, while the clock advances. The product's resulting state of each listing must
 * equal the seed's, which detects a seed that no real listing could have.
 */
export async function seedPayments(app: ServedApp, clock: FixedClock, db: Db, now: Date): Promise<void> {
  const money = new Money(app, clock, db);
  const paid = db.listings.filter(({ price }) => price > 0);
  const events = (await Promise.all(paid.map((row) => money.eventsOf(row)))).flat();
  for (const event of events.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    await money.passTo(event.at);
    await event.does();
  }
  await money.passTo(now);
}

class Money {
  readonly #customers = new Map<number, Promise<Customer>>();
  readonly #subscriptions = new Map<number, string>();

  constructor(
    private readonly app: ServedApp,
    private readonly clock: FixedClock,
    private readonly db: Db,
  ) {}

  async eventsOf(row: ListingRow): Promise<Event[]> {
    if (row.anchor === null)
      throw new Error(`The seed's listing ${row.id} is paid for, but its months begin on no day.`);
    const events: Event[] = [{ at: new Date(row.anchor), does: () => this.#begin(row) }];
    if (row.pastDueSince)
      events.push({ at: new Date(Date.parse(row.pastDueSince) - DAY_MS), does: () => this.#letRenewalFail(row) });
    else if (row.canceledAt) events.push({ at: new Date(row.canceledAt), does: () => this.#cancel(row) });
    if (row.rentedAt)
      events.push({
        at: new Date(row.rentedAt),
        does: () => this.app.services.billing.renewals.markAsRented(row.id),
      });
    return events;
  }

  /** Advances the time: the processor runs what is due, and the product processes it. */
  async passTo(at: Date): Promise<void> {
    const { processor, services } = this.app;
    for (;;) {
      const due = processor.local?.nextDue();
      if (!due || due > at) break;
      this.clock.set(due);
      await processor.local?.runDue();
      await this.#hear();
      await breathe(0);
    }
    this.clock.set(at);
    await services.sweeper.run();
  }

  /** Has the product check the subscriptions that may have changed: those whose month is over or unpaid. */
  async #hear(): Promise<void> {
    const known = await this.app.rows<{ subscription: string }>(
      'select subscription from subscription where period_end <= $1 or past_due_since is not null',
      [this.clock.now()],
    );
    for (const { subscription } of known) await this.app.services.billing.sync(subscription);
  }

  async #begin(row: ListingRow): Promise<void> {
    const { services, orm } = this.app;
    const { payments, billing } = services;
    const { id: customer, card } = await this.#customerOf(row.accountId);
    const metadata = { intent: row.draftId, listing: String(row.id) };
    const price = payments.priceOf(row.type)?.id ?? '';
    const state = await payments.subscribe({ customer, paymentMethod: card.id, price, metadata, key: row.draftId });
    if (state === 'authenticate' || 'errors' in state)
      throw new Error(`The seed's listing ${row.id} could not be paid for: ${JSON.stringify(state)}`);
    this.#subscriptions.set(row.id, state.id);
    const invoices = await payments.paidInvoices(state.id);
    await orm.em.fork().transactional(async (em) => {
      const listing = await em.findOneOrFail(Listing, { id: row.id });
      await billing.record(em, listing, { state, invoices, card });
    });
  }

  async #cancel({ id }: ListingRow): Promise<void> {
    const subscription = this.#subscriptions.get(id) ?? '';
    await this.app.services.payments.setCancelAtPeriodEnd(subscription, true);
    await this.app.services.billing.sync(subscription);
  }

  /** Replaces the valid card with one that cannot be charged, as when a card has expired. */
  async #letRenewalFail(row: ListingRow): Promise<void> {
    const { payments } = this.app.services;
    const { id: customer } = await this.#customerOf(row.accountId);
    const failing = await payments.attach('pm_card_chargeCustomerFail', customer, `failing:${row.id}`);
    if ('errors' in failing) throw new Error('The failing test card was refused too early.');
    const address = `http://127.0.0.1:${this.app.processor.local?.port}/v1/subscriptions/${this.#subscriptions.get(row.id)}`;
    const answer = await fetch(address, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_local' },
      body: new URLSearchParams({ default_payment_method: failing.id }),
    });
    if (!answer.ok) throw new Error(await answer.text());
  }

  #customerOf(accountId: number): Promise<Customer> {
    const known = this.#customers.get(accountId) ?? this.#makeCustomer(accountId);
    this.#customers.set(accountId, known);
    return known;
  }

  async #makeCustomer(accountId: number): Promise<Customer> {
    const { billing, payments } = this.app.services;
    const row = this.db.cards.find((card) => card.accountId === accountId);
    if (!row) throw new Error(`The seed's account ${accountId} pays, but has no card.`);
    const id = await billing.customers.customerOf(accountId);
    const card = await payments.attach(`pm_card_${labelOf(row)}`, id, `card:${accountId}`);
    if ('errors' in card) throw new Error(`The seed's card of account ${accountId} was refused.`);
    return { id, card };
  }
}

const labelOf = ({ brand, last4 }: CardRow): string => {
  const found = TEST_CARDS.find((card) => card.brand === brand && card.number.endsWith(last4));
  if (!found) throw new Error(`No test card is ${brand} ${last4}.`);
  return found.label;
};
