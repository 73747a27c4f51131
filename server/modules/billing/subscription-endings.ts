import { LockMode } from '@mikro-orm/postgresql';
import { gracePeriodEnd } from '../../../domain/billing/billing-period.ts';
import { EXPIRED } from '../../../domain/options/listing-status.ts';
import type { PaidInvoice } from '../../integrations/payments/subscriptions/subscription-state.ts';
import { Listing } from '../listings/listing.entity.ts';
import type { BillingCustomers } from './billing-customers.ts';
import type { BillingDeps } from './billing.service.ts';
import { Subscription } from './subscription.entity.ts';
import { HOUR_MS } from '../../../domain/time-spans.ts';

interface EndingsDeps extends Pick<BillingDeps, 'orm' | 'payments' | 'moved' | 'housing' | 'clock'> {
  customers: Pick<BillingCustomers, 'storedCard' | 'customerOf'>;
  /** Fetches a subscription and writes its present state. */
  sync: (subscription: string) => Promise<boolean>;
}

/** After the grace period a month is attempted once more within this time; no charge happens days after a listing ended. */
const LAST_ATTEMPT_MS = 6 * HOUR_MS;

/** Ends charges, renewals and listings on our side: what is refunded, and what is never charged. */
export class SubscriptionEndings {
  constructor(private readonly deps: EndingsDeps) {}

  /**
   * Ends a subscription now and refunds what it took for the months since `from`, for a charge without a listing. The
   * refund comes first: while the subscription is active, the reconciler detects that the reversal is incomplete.
   */
  async undo(subscription: string, from = new Date(0)): Promise<void> {
    const { payments } = this.deps;
    const giveBack = async (listing: number | null) => {
      for (const invoice of await payments.paidInvoices(subscription))
        if (invoice.periodStart >= from) await this.refund(listing, invoice);
    };
    const { listing } = await payments.retrieve(subscription);
    await giveBack(listing);
    await payments.cancelNow(subscription);
    // Refunds what was paid between the two steps.
    await giveBack(listing);
  }

  /**
   * Refunds what an invoice took, money and credit, once, and enters it into the ledger: at most what was paid for its
   * period less what was credited for it, as far as that credit cannot be taken back. @returns as `payments.refund`
   */
  async refund(listing: number | null, invoice: PaidInvoice): Promise<boolean> {
    const { payments, orm, moved } = this.deps;
    const { period, ownCents, paidCents, creditedCents, spentCents, keptCents } = await this.#refundable(invoice);
    const isDone = await payments.refund(invoice.id, keptCents);
    let credited = await payments.customers.returnCredit(invoice, Math.max(0, spentCents - paidCents));
    if (ownCents > paidCents - creditedCents)
      for (const other of period)
        if (other.creditCents > other.creditUsedCents)
          credited = (await payments.customers.returnCredit(other)) || credited;
    await orm.em.fork().transactional((em) => moved.ofInvoice(em, listing, invoice, credited));
    return isDone;
  }

  /**
   * Returns the paid invoices of an invoice's period, what is left to refund of it and of all of them, what they
   * credited and is spent, and how much of it this invoice keeps: newer ones first, whatever is refunded already, so
   * that concurrent refunds keep it once. Cents.
   */
  async #refundable(invoice: PaidInvoice) {
    const { payments } = this.deps;
    const all = invoice.subscription === null ? [invoice] : await payments.paidInvoices(invoice.subscription);
    const period = all.filter(({ periodEnd }) => periodEnd.getTime() === invoice.periodEnd.getTime());
    const credit = await payments.customers.creditOfInvoices(invoice.customer, period);
    let [ownCents, paidCents] = [0, 0];
    for (const { id, charges } of period)
      for (const { payment } of charges) {
        const cents = await payments.remainingOf(payment);
        paidCents += cents;
        if (id === invoice.id) ownCents += cents;
      }
    const newer = period.slice(
      0,
      period.findIndex(({ id }) => id === invoice.id),
    );
    const share = credit.spentCents - newer.reduce((sum, { amountCents }) => sum + amountCents, 0);
    const keptCents = Math.min(ownCents, Math.max(0, share, credit.spentCents - (paidCents - ownCents)));
    return { period, ownCents, paidCents, keptCents, ...credit };
  }

  /**
   * Returns the cents that a refund of an invoice gives back, and those that it does not because they were credited and
   * spent; null for one that is not paid. `isWhole`: of all invoices of its period.
   */
  async previewRefund(id: string, isWhole = false): Promise<{ cents: number; spentCents: number } | null> {
    const found = await this.#paidInvoice(id);
    if (!found) return null;
    const { ownCents, paidCents, keptCents, spentCents } = await this.#refundable(found.invoice);
    const cents = isWhole ? Math.max(0, paidCents - spentCents) : ownCents - keptCents;
    return { cents, spentCents: (isWhole ? paidCents : ownCents) - cents };
  }

  /** Refunds a paid invoice by its id; returns false for one that is not paid, or that another call has refunded. */
  async refundInvoice(id: string): Promise<boolean> {
    const found = await this.#paidInvoice(id);
    return found ? this.refund(found.listing, found.invoice) : false;
  }

  /** Returns a paid invoice that is not refunded in full. */
  async #paidInvoice(id: string): Promise<{ listing: number; invoice: PaidInvoice } | null> {
    const { orm, payments } = this.deps;
    const [row] = await orm.em
      .fork()
      .execute<{ listing_id: string; subscription: string }[]>(
        `select listing_id, subscription from invoice where id = ? and status = 'paid' and refunded_cents < amount_cents`,
        [id],
      );
    const invoice = row && (await payments.paidInvoices(row.subscription)).find((each) => each.id === id);
    return invoice ? { listing: Number(row.listing_id), invoice } : null;
  }

  /** Adds to an account's credit toward future invoices, once per key, and enters it into the ledger. Cents. @returns false for a used key */
  async giveCredit(accountId: number, cents: number, key: string): Promise<boolean> {
    const { orm, payments, moved, customers } = this.deps;
    const customer = await customers.customerOf(accountId);
    const isGiven = await payments.customers.giveCredit(customer, cents, key);
    await orm.em.fork().transactional((em) => moved.ofCredit(em, customer));
    return isGiven;
  }

  /** Ends a past-due renewal so that it is never charged. One that was paid without a webhook stays. */
  async stopCharging(listingId: number): Promise<void> {
    const row = await this.#stillPastDue(listingId);
    if (!row) return;
    await this.deps.payments.cancelNow(row.subscription);
    await this.deps.sync(row.subscription);
  }

  /**
   * Ends a listing after its grace period (K60). The processor's last attempt falls on the same day, but an hour
   * later where it delays invoices: it is made now, and a month still past due after it is never charged.
   */
  async expireUnpaid(listingId: number): Promise<void> {
    const { payments, clock, customers, orm } = this.deps;
    const row = await this.#stillPastDue(listingId);
    // Marked as rented while the processor did not answer: it is charged no more (K24).
    const isRented = (await orm.em.fork().count(Listing, { id: listingId, rentedAt: { $ne: null } })) > 0;
    const stored = row && (await customers.storedCard(row.accountId));
    const lastDay =
      row?.pastDueSince && gracePeriodEnd(row.pastDueSince).getTime() + LAST_ATTEMPT_MS > clock.now().getTime();
    const card = row?.card ?? stored?.card.id;
    if (row && card && lastDay && !isRented) await payments.cards.payPastDue(row.subscription, card);
    await this.stopCharging(listingId);
  }

  /** Returns a listing's subscription if the processor also reports it past due. */
  async #stillPastDue(listingId: number): Promise<Subscription | null> {
    const owed = () =>
      this.deps.orm.em
        .fork()
        .findOne(Subscription, { listingId, pastDueSince: { $ne: null }, status: { $ne: 'canceled' } });
    const row = await owed();
    if (!row) return null;
    await this.deps.sync(row.subscription);
    return owed();
  }

  /** Ends a listing and its subscription immediately, without a refund. */
  async endNow(listingId: number): Promise<void> {
    const { orm, clock, housing, payments } = this.deps;
    await orm.em.fork().transactional(async (em) => {
      const listing = await em.findOneOrFail(Listing, { id: listingId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      const now = clock.now();
      Object.assign(listing, { status: EXPIRED, expiresAt: now, updatedAt: now });
      await housing.reindex(em, [listingId]);
    });
    const row = await orm.em.fork().findOneOrFail(Subscription, { listingId });
    await payments.cancelNow(row.subscription);
    await this.deps.sync(row.subscription);
  }
}
