import type { EntityManager } from '@mikro-orm/postgresql';
import { gracePeriodEnd, nextPaymentAttempt } from '../../../../domain/billing/billing-period.ts';
import { ACTIVE, EXPIRED } from '../../../../domain/options/listing-status.ts';
import {
  isLive,
  isPaid,
  type ProcessorInvoiceState,
  type SubscriptionState,
} from '../../../integrations/payments/subscriptions/subscription-state.ts';
import type { Listing } from '../../listings/listing.entity.ts';
import type { BillingDeps } from '../billing.service.ts';
import { findBillingRecipient } from './billing-recipient.ts';
import {
  paymentFailedEmailKey,
  paymentFailedEmail,
} from '../../../emails/templates/billing/payment-past-due.email.tsx';
import { expiredUnpaidEmailKey, listingEndedEmail } from '../../../emails/templates/listings/listing-end.email.tsx';
import type { Subscription } from '../subscription.entity.ts';

/** A subscription's state as it was just written. */
interface Written {
  /** When the month became past due before this write; null if it was not. */
  owedBefore: Date | null;
  listing: Listing;
  row: Subscription;
  state: SubscriptionState;
  invoices: readonly ProcessorInvoiceState[];
}

/** More attempts than any retry schedule makes. */
const MAX_ATTEMPTS = 8;
const NO_LONGER = 'It is no longer so.';
/** The processor may have ended it shortly before our own clock does. */
const MOMENT_MS = 60_000;

/**
 * Sends notices about a past-due month (K60): each failed attempt, and the end. Each is queued once in the
 * transaction that writes the state; unsent ones are withdrawn when they no longer apply.
 */
export class PastDueNotices {
  constructor(private readonly deps: Pick<BillingDeps, 'payments' | 'mail' | 'clock' | 'baseUrl'>) {}

  /** Queues or withdraws notices according to a state that was just written. */
  async written(em: EntityManager, { owedBefore, listing, row, state, invoices }: Written): Promise<void> {
    const since = row.pastDueSince;
    if (owedBefore && !since) await this.withdrawAll(em, row.subscription, owedBefore);
    if (!since) return;
    if (isLive(state) && !isPaid(state) && listing.status === ACTIVE)
      await this.#failed(em, listing, row.subscription, since, invoices);
    if (isLive(state)) return;
    await this.#withdraw(em, row.subscription, since, MAX_ATTEMPTS);
    if (listing.status === EXPIRED && hasEndedUnpaid(state, since))
      await this.#expired(em, listing, row.subscription, since);
  }

  /** Withdraws unsent notices once nothing is past due. */
  async withdrawAll(em: EntityManager, subscription: string, since: Date): Promise<void> {
    await this.#withdraw(em, subscription, since, MAX_ATTEMPTS);
    await this.deps.mail.withdraw(em, [expiredUnpaidEmailKey(subscription, since)], NO_LONGER);
  }

  async #failed(
    em: EntityManager,
    listing: Listing,
    subscription: string,
    since: Date,
    invoices: readonly ProcessorInvoiceState[],
  ): Promise<void> {
    const { mail, clock, baseUrl, payments } = this.deps;
    const bill = invoices.find(({ status }) => status === 'open');
    if (!bill) return;
    const until = gracePeriodEnd(since);
    const tries = Math.max(1, bill.tries);
    const next = bill.nextAttemptAt ?? nextPaymentAttempt(since, clock.now());
    await this.#withdraw(em, subscription, since, tries - 1);
    if (await mail.isQueued(em, paymentFailedEmailKey(subscription, since, tries))) return;
    const asksOwner = bill.payment !== null && (await payments.cards.awaitsAuthentication(bill.payment));
    const month = { subscription, since, until, amountCents: bill.amountCents, tries, nextTry: next, asksOwner };
    await mail.queue(em, {
      ...paymentFailedEmail(month, await findBillingRecipient(em, listing, baseUrl)),
      account: listing.accountId,
    });
  }

  async #expired(em: EntityManager, listing: Listing, subscription: string, since: Date): Promise<void> {
    const { mail, clock, baseUrl } = this.deps;
    const key = expiredUnpaidEmailKey(subscription, since);
    const ended = { key, reason: 'unpaid' as const, ended: listing.expiresAt ?? clock.now(), unpaidSince: since };
    await mail.queue(em, {
      ...listingEndedEmail(ended, await findBillingRecipient(em, listing, baseUrl)),
      account: listing.accountId,
    });
  }

  async #withdraw(em: EntityManager, subscription: string, since: Date, tries: number): Promise<void> {
    const keys = Array.from({ length: tries }, (_, index) => paymentFailedEmailKey(subscription, since, index + 1));
    await this.deps.mail.withdraw(em, keys, NO_LONGER);
  }
}

/** Ended by the grace period or the processor's last attempt; an end by the landlord needs no notice. */
const hasEndedUnpaid = ({ gaveUp, endedAt }: SubscriptionState, since: Date): boolean =>
  gaveUp || (endedAt !== null && endedAt.getTime() >= gracePeriodEnd(since).getTime() - MOMENT_MS);
