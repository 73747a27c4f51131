import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { renewalStoppedAt } from '../../../domain/listings/listing-ending.ts';
import { ACTIVE, EXPIRED } from '../../../domain/options/listing-status.ts';
import type { PaymentEvent, WebhookRejection } from '../../integrations/payments/webhooks/event-feed.ts';
import type { StoredCard } from '../../integrations/payments/cards/stored-card.ts';
import {
  isLive,
  isPaid,
  isPaidInvoice,
  type ProcessorInvoiceState,
  type PaidInvoice,
  type SubscriptionState,
} from '../../integrations/payments/subscriptions/subscription-state.ts';
import { Listing } from '../listings/listing.entity.ts';
import type { ServiceDeps } from '../service-deps.ts';
import { BillingCustomers, listingCard } from './billing-customers.ts';
import { findBillingRecipient } from './notices/billing-recipient.ts';
import { Renewals } from './renewals.ts';
import { SubscriptionEndings } from './subscription-endings.ts';
import type { Invoices } from './invoices.ts';
import { recordInvoices } from './ledger/ledger.ts';
import { receiptEmail, type RecoveredListing } from '../../emails/templates/billing/receipt.email.tsx';
import type { LedgerEntries } from './ledger/ledger-entries.ts';
import { ListingEndNotices } from './notices/listing-end-notices.ts';
import { PastDueNotices } from './notices/past-due-notices.ts';
import { applyToListing, copyProcessorState } from './subscription-effects.ts';
import { Subscription } from './subscription.entity.ts';
import { withdrawNotices } from './notices/withdrawn-notices.ts';

/** What the services of billing use. */
export interface BillingDeps extends Pick<ServiceDeps, 'orm' | 'payments' | 'housing' | 'mail' | 'clock' | 'baseUrl'> {
  invoices: Invoices;
  moved: LedgerEntries;
  /** Called in the transaction when a listing's next billing month begins: a house's lead count resets (K23). */
  onNewMonth?: (em: EntityManager, listingId: number) => Promise<void>;
}

/** The result of handling an event; `ignored`: it concerns no object of ours. */
export type EventOutcome = 'taken' | 'known' | 'ignored';
export type WebhookResult = EventOutcome | WebhookRejection;

/** A purchase as it stands at the processor. */
export interface Purchase {
  state: SubscriptionState;
  invoices: PaidInvoice[];
  card: StoredCard;
  /** False for a card that pays for this listing only, where another is on file. */
  keepCard?: boolean;
  /** False where another email has the receipt. */
  emailsReceipt?: boolean;
}

/** Records that an event was handled. @returns false when it was recorded before. */
export async function recordEvent(em: EntityManager, { id, type }: PaymentEvent): Promise<boolean> {
  const first = await em.execute(
    'insert into webhook_event (id, type, received_at) values (?, ?, ?) on conflict do nothing returning id',
    [id, type, new Date()],
  );
  return first.length > 0;
}

/** Manages the account's subscriptions and payments: our rows are only a copy of the processor's state. */
export class BillingService {
  readonly #pastDue: PastDueNotices;
  readonly customers: BillingCustomers;
  readonly endings: SubscriptionEndings;
  readonly renewals: Renewals;
  readonly endNotices: ListingEndNotices;

  constructor(private readonly deps: BillingDeps) {
    this.#pastDue = new PastDueNotices(deps);
    this.endNotices = new ListingEndNotices(deps);
    this.customers = new BillingCustomers(deps);
    this.endings = new SubscriptionEndings({ ...deps, customers: this.customers, sync: (id) => this.sync(id) });
    this.renewals = new Renewals({ ...deps, billing: this, endings: this.endings });
  }

  /** Handles a webhook if its signature is valid. Throws when the processor is unreachable; it then redelivers. */
  async handleWebhook(rawBody: Buffer, signature: string): Promise<WebhookResult> {
    const event = this.deps.payments.events.read(rawBody, signature);
    return typeof event === 'string' ? event : this.handleEvent(event);
  }

  /**
   * Handles an event (ADR 0012), delivered or polled: fetches the subscription and writes its present state, so
   * that duplicates, any order and days of delay have the same result. The event is recorded in the transaction of
   * its effect; one about an object that is not ours, or not yet, has no effect and is not recorded.
   */
  async handleEvent(event: PaymentEvent): Promise<EventOutcome> {
    return this.deps.orm.em.fork().transactional(async (em) => {
      const take = await this.#effectOf(em, event);
      if (!take) return 'ignored';
      if (!(await recordEvent(em, event))) return 'known';
      await take();
      return 'taken';
    });
  }

  /** Returns the effect of an event about an object of ours. */
  async #effectOf(
    em: EntityManager,
    { subscription, payment, creditOf }: PaymentEvent,
  ): Promise<(() => Promise<unknown>) | null> {
    if (subscription !== null)
      return (await em.count(Subscription, { subscription })) > 0 ? () => this.syncWithin(em, subscription) : null;
    return this.deps.moved.effectOf(em, { payment, creditOf });
  }

  /**
   * Fetches a subscription, voids the open invoices of an ended one, and writes its present state.
   * @returns false when it is not one of ours.
   */
  sync(subscription: string): Promise<boolean> {
    return this.deps.orm.em.fork().transactional((em) => this.syncWithin(em, subscription));
  }

  /** Does the same in the caller's transaction, which locks subscription and listing in this order. */
  async syncWithin(em: EntityManager, id: string): Promise<boolean> {
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE };
    // Lock before fetching, so that the last writer also has the latest state.
    const row = await em.findOne(Subscription, { subscription: id }, lock);
    if (!row) return false;
    const listing = await em.findOneOrFail(Listing, { id: row.listingId }, lock);
    const { payments } = this.deps;
    const [state, invoices] = await Promise.all([payments.retrieve(id), payments.invoices(id)]);
    const abandoned = isLive(state) ? [] : invoices.filter(({ status }) => status === 'open');
    // The processor keeps them open, and with them the credit that they reserve, for months that will never be paid.
    for (const invoice of abandoned) await payments.voidInvoice(invoice.id);
    const current = abandoned.length > 0 ? await payments.invoices(id) : invoices;
    await this.#write(em, listing, row, state, current);
    return true;
  }

  /**
   * Records a purchase in the caller's transaction: the listing's subscription and dates, the ledger, the card's last
   * four digits, the receipt. The caller locks the listing, which must be managed by `em`, and handles its offers.
   */
  async record(
    em: EntityManager,
    listing: Listing,
    { state, invoices, card, keepCard = true, emailsReceipt = true }: Purchase,
  ): Promise<void> {
    const known = await em.findOne(Subscription, { listingId: listing.id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    const row = known ?? new Subscription();
    if (known?.pastDueSince) await this.#pastDue.withdrawAll(em, known.subscription, known.pastDueSince);
    const stoppedBefore = renewalStoppedAt(listing);
    row.pastDueSince = null;
    Object.assign(row, { listingId: listing.id, accountId: listing.accountId, ...listingCard(card) });
    copyProcessorState(row, state, invoices);
    if (!known) em.persist(row);
    applyToListing(listing, row, state, this.deps.clock.now());
    await this.customers.saveCard(em, listing.accountId, state.customer, card, keepCard);
    await em.flush();
    if (known) await withdrawNotices(em, this.deps.mail, listing, row, stoppedBefore);
    if (known) await this.deps.onNewMonth?.(em, listing.id);
    await this.deps.invoices.write(em, listing, state, invoices, card);
    if (emailsReceipt) await this.#book(em, listing, state, invoices);
    else await recordInvoices(em, listing.id, invoices);
  }

  async #write(
    em: EntityManager,
    listing: Listing,
    row: Subscription,
    state: SubscriptionState,
    invoices: ProcessorInvoiceState[],
  ): Promise<void> {
    const owedBefore = row.pastDueSince;
    const { status: statusBefore, canceledAt: canceledBefore } = listing;
    const stoppedBefore = renewalStoppedAt(listing);
    const monthBefore = row.periodStart.getTime();
    copyProcessorState(row, state, invoices);
    const changed = applyToListing(listing, row, state, this.deps.clock.now());
    await em.flush();
    // A month that was past due has already begun in the row, but only its payment starts it.
    const newMonth = isPaid(state) && (owedBefore !== null || state.periodStart.getTime() > monthBefore);
    // For a listing that staff removed, or that was marked as rented when the month began, only receipts are sent.
    if (newMonth && listing.status === ACTIVE) await this.deps.onNewMonth?.(em, listing.id);
    if (changed) await this.deps.housing.reindex(em, [listing.id]);
    await this.#pastDue.written(em, { owedBefore, listing, row, state, invoices });
    await withdrawNotices(em, this.deps.mail, listing, row, stoppedBefore);
    await this.endNotices.written(em, listing, row, { status: statusBefore, canceledAt: canceledBefore });
    await this.deps.invoices.write(em, listing, state, invoices);
    const owed = owedBefore ?? row.pastDueSince;
    const again = owed && ({ since: owed, paid: statusBefore === EXPIRED ? 'back' : 'stays' } as const);
    await this.#book(em, listing, state, invoices.filter(isPaidInvoice), again);
  }

  /**
   * Books each paid invoice with one receipt, however often it is seen. `again`: a month that was past due, and the
   * effect of its payment.
   */
  async #book(
    em: EntityManager,
    listing: Listing,
    state: SubscriptionState,
    invoices: PaidInvoice[],
    again: { since: Date; paid: RecoveredListing } | null = null,
  ): Promise<void> {
    const renewsAt = isPaid(state) && !state.cancelAtPeriodEnd ? state.periodEnd : null;
    for (const invoice of await recordInvoices(em, listing.id, invoices)) {
      // The invoice may be seen paid a moment before its subscription is.
      const wasOwed = isLive(state) && again?.since.getTime() === invoice.periodStart.getTime();
      const billed = await findBillingRecipient(em, listing, this.deps.baseUrl);
      const content = receiptEmail(invoice, renewsAt, billed, wasOwed ? again.paid : null);
      await this.deps.mail.queue(em, { ...content, account: listing.accountId });
    }
  }
}
