import { LockMode, type MikroORM } from '@mikro-orm/postgresql';
import { gracePeriodEnd } from '../../../domain/billing/billing-period.ts';
import { EXPIRED } from '../../../domain/options/listing-status.ts';
import type { Clock } from '../../clock.ts';
import type { Payments } from '../../integrations/payments/payments.ts';
import type { PaidInvoice } from '../../integrations/payments/subscriptions/subscription-state.ts';
import { Listing } from '../listings/listing.entity.ts';
import type { OfferPort } from '../posting/dependencies.ts';
import type { BillingCustomers } from './billing-customers.ts';
import type { LedgerEntries } from './ledger/ledger-entries.ts';
import { Subscription } from './subscription.entity.ts';
import { HOUR_MS } from '../../../domain/time-spans.ts';

interface EndingsDeps {
  orm: MikroORM;
  payments: Payments;
  moved: LedgerEntries;
  housing: OfferPort;
  clock: Clock;
  customers: Pick<BillingCustomers, 'storedCard'>;
  /** Fetches a subscription and writes its present state. */
  sync: (subscription: string) => Promise<boolean>;
}

/** After the grace a month is tried once more within this time; nobody is charged days after a listing is gone. */
const LAST_ATTEMPT_MS = 6 * HOUR_MS;

/** How a charge, a renewal or a listing ends by our own hand: what goes back, and what is never charged. */
export class SubscriptionEndings {
  readonly #deps: EndingsDeps;

  constructor(deps: EndingsDeps) {
    this.#deps = deps;
  }

  /**
   * Ends a subscription now and gives back what it took: for a charge that has no listing to show for it. The money goes
   * first: while the subscription lives, whoever looks finds that this is not done.
   */
  async undo(subscription: string): Promise<void> {
    const { payments } = this.#deps;
    const giveBack = async (listing: number | null) => {
      for (const invoice of await payments.paidInvoices(subscription)) await this.refund(listing, invoice);
    };
    const { listing } = await payments.retrieve(subscription);
    await giveBack(listing);
    await payments.cancelNow(subscription);
    // What was paid between the two.
    await giveBack(listing);
  }

  /** Gives back what an invoice took, money and credit, once, and enters it into the books. */
  async refund(listing: number | null, invoice: PaidInvoice): Promise<void> {
    const { payments, orm, moved } = this.#deps;
    await payments.refund(invoice.id);
    const credited = await payments.customers.returnCredit(invoice);
    await orm.em.fork().transactional((em) => moved.ofInvoice(em, listing, invoice, credited));
  }

  /** Ends a renewal that is owed, so that it is never charged. One that was paid while nobody told us stands. */
  async stopCharging(listingId: number): Promise<void> {
    const row = await this.#stillPastDue(listingId);
    if (!row) return;
    await this.#deps.payments.cancelNow(row.subscription);
    await this.#deps.sync(row.subscription);
  }

  /**
   * The grace is over (K60). The processor's last try falls on the same day, but an hour later where it waits with a bill: it
   * is made now, and a month that is owed even then is never charged.
   */
  async expireUnpaid(listingId: number): Promise<void> {
    const { payments, clock, customers } = this.#deps;
    const row = await this.#stillPastDue(listingId);
    const stored = row && (await customers.storedCard(row.accountId));
    const lastDay =
      row?.pastDueSince && gracePeriodEnd(row.pastDueSince).getTime() + LAST_ATTEMPT_MS > clock.now().getTime();
    if (stored && lastDay) await payments.cards.payPastDue(row.subscription, stored.card.id);
    await this.stopCharging(listingId);
  }

  /** What pays for a listing, if the processor too says that it is owed. */
  async #stillPastDue(listingId: number): Promise<Subscription | null> {
    const owed = () =>
      this.#deps.orm.em
        .fork()
        .findOne(Subscription, { listingId, pastDueSince: { $ne: null }, status: { $ne: 'canceled' } });
    const row = await owed();
    if (!row) return null;
    await this.#deps.sync(row.subscription);
    return owed();
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
    await this.#deps.sync(row.subscription);
  }
}
