import type { EntityManager } from '@mikro-orm/postgresql';
import { graceEnd, nextTry } from '../../../domain/listings/paid-month.ts';
import { ACTIVE, EXPIRED } from '../../../domain/options/listing-status.ts';
import type { Clock } from '../../clock.ts';
import { isLive, isPaid, type InvoiceState, type SubscriptionState } from '../../ports/payments/subscription-state.ts';
import type { Payments } from '../../ports/payments/payments.ts';
import type { Listing } from '../listings/listing.entity.ts';
import type { MailService } from '../mail/mail.service.ts';
import { billedOf } from './billed.ts';
import { expiredUnpaid, failedKey, paymentFailed, unpaidKey } from './owed-letters.ts';
import type { Subscription } from './subscription.entity.ts';

export type BillingMail = Pick<MailService, 'queue' | 'withdraw' | 'isQueued'>;

interface OwedDeps {
  payments: Payments;
  mail: BillingMail;
  clock: Clock;
  baseUrl: string;
}

/** A subscription's state as it was just written. */
interface Written {
  /** Since when a month was owed before; null when none was. */
  owedBefore: Date | null;
  listing: Listing;
  row: Subscription;
  state: SubscriptionState;
  invoices: readonly InvoiceState[];
}

/** More tries than this no schedule makes. */
const MOST_TRIES = 8;
const NO_LONGER = 'It is no longer so.';
/** The processor may have ended it a moment before our own clock says so. */
const MOMENT_MS = 60_000;

/**
 * Tells of a month that is owed (K60): each try that failed, and the end. Said in the transaction that writes what is true,
 * once each; what has not gone out yet when it stops being true is taken back.
 */
export class OwedNotices {
  readonly #deps: OwedDeps;

  constructor(deps: OwedDeps) {
    this.#deps = deps;
  }

  /** Says what a state that was just written means for the month that is owed, or was. */
  async written(em: EntityManager, { owedBefore, listing, row, state, invoices }: Written): Promise<void> {
    const since = row.pastDueSince;
    if (owedBefore && !since) await this.forget(em, row.subscription, owedBefore);
    if (!since) return;
    if (isLive(state) && !isPaid(state) && listing.status === ACTIVE)
      await this.#failed(em, listing, row.subscription, since, invoices);
    if (isLive(state)) return;
    await this.#takeBack(em, row.subscription, since, MOST_TRIES);
    if (listing.status === EXPIRED && isGivenUp(state, since))
      await this.#expired(em, listing, row.subscription, since);
  }

  /** Nothing is owed any more: what was to be said of it is not. */
  async forget(em: EntityManager, subscription: string, since: Date): Promise<void> {
    await this.#takeBack(em, subscription, since, MOST_TRIES);
    await this.#deps.mail.withdraw(em, [unpaidKey(subscription, since)], NO_LONGER);
  }

  async #failed(
    em: EntityManager,
    listing: Listing,
    subscription: string,
    since: Date,
    invoices: readonly InvoiceState[],
  ): Promise<void> {
    const { mail, clock, baseUrl, payments } = this.#deps;
    const bill = invoices.find(({ status }) => status === 'open');
    if (!bill) return;
    const until = graceEnd(since);
    const tries = Math.max(1, bill.tries);
    const next = bill.nextTryAt ?? nextTry(since, clock.now());
    await this.#takeBack(em, subscription, since, tries - 1);
    if (await mail.isQueued(em, failedKey(subscription, since, tries))) return;
    const asksOwner = bill.payment !== null && (await payments.cards.waitsForOwner(bill.payment));
    const month = { subscription, since, until, amountCents: bill.amountCents, tries, nextTry: next, asksOwner };
    await mail.queue(em, {
      ...paymentFailed(month, await billedOf(em, listing, baseUrl)),
      account: listing.accountId,
    });
  }

  async #expired(em: EntityManager, listing: Listing, subscription: string, since: Date): Promise<void> {
    const { mail, clock, baseUrl } = this.#deps;
    const month = { subscription, since, ended: listing.expiresAt ?? clock.now() };
    await mail.queue(em, {
      ...expiredUnpaid(month, await billedOf(em, listing, baseUrl)),
      account: listing.accountId,
    });
  }

  async #takeBack(em: EntityManager, subscription: string, since: Date, tries: number): Promise<void> {
    const keys = Array.from({ length: tries }, (_, index) => failedKey(subscription, since, index + 1));
    await this.#deps.mail.withdraw(em, keys, NO_LONGER);
  }
}

/** Ended by the grace or by the processor's last try; one that its landlord ended themselves needs no telling. */
const isGivenUp = ({ gaveUp, endedAt }: SubscriptionState, since: Date): boolean =>
  gaveUp || (endedAt !== null && endedAt.getTime() >= graceEnd(since).getTime() - MOMENT_MS);
