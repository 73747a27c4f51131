import { IsolationLevel, LockMode } from '@mikro-orm/postgresql';
import { forwardingFault } from '../../../domain/calls/forwarding-phone.ts';
import { activationEffect, cancellationEffect, listingBilling } from '../../../domain/listings/listing-access.ts';
import { endReason, renewalStoppedAt } from '../../../domain/listings/listing-ending.ts';
import { isConfirmationDue } from '../../../domain/listings/freshness.ts';
import { calendarMonth, leadCapResetsAt } from '../../../domain/leads/lead-cap.ts';
import { nextPaymentAttempt } from '../../../domain/billing/billing-period.ts';
import { ACTIVE, EXPIRED, REMOVED } from '../../../domain/options/listing-status.ts';
import type { FieldErrors } from '../../../domain/field-errors.ts';
import type { Draft } from '../../../domain/posting/drafts/draft.ts';
import {
  CONFIRM_LINK_EXPIRED,
  HIDDEN_BY_STAFF,
  LISTING_ENDED,
  NOTHING_TO_CANCEL,
  paidUntil,
} from '../../../domain/posting/posting-errors.ts';
import { isLive } from '../../integrations/payments/subscriptions/subscription-state.ts';
import { BillingCustomer } from '../billing/billing-customer.entity.ts';
import { pastDueAmounts } from '../billing/invoices.ts';
import { orUnreachable } from '../billing/or-unreachable.ts';
import { upcomingPriceChanges } from '../billing/notices/price-change-rows.ts';
import type { ListingView } from '../housing/listing.view.ts';
import { Subscription } from '../billing/subscription.entity.ts';
import { PublishIntent } from '../posting/publishing/publish-intent.entity.ts';
import type { PostingService } from '../posting/posting.service.ts';
import type { LeadsService } from '../leads/leads.service.ts';
import type { ServiceDeps } from '../service-deps.ts';
import { confirmAvailability } from './freshness/confirm-links.ts';
import type { FreshnessService } from './freshness/freshness.service.ts';
import { Listing } from './listing.entity.ts';
import { requireOwnListing } from './listing.policy.ts';
import type { MyListing } from './my-listing.view.ts';

/** The account's own listing, with its contact and billing data. */
export type OwnListing = Omit<MyListing, 'draft' | 'listing'> & {
  slug: string;
  draft: Omit<Draft, 'account'>;
  /** The listing as renters see it. */
  home: ListingView;
};

/** `clientSecret`: the stored card's bank requires authentication first. */
export type ListingOutcome = { listing: number } | { errors: FieldErrors } | { clientSecret: string };

/** A confirmed listing, as the reader of its contact's email may see it. */
export type ConfirmedByToken = Pick<OwnListing, 'id' | 'status' | 'expiresAt' | 'canceled' | 'endReason'>;

/** Listings that are read at a time. */
const BATCH = 50;

interface ListingsDeps extends Pick<ServiceDeps, 'orm' | 'clock' | 'payments' | 'billing' | 'housing' | 'throttle'> {
  posting: PostingService;
  phoneChecks: { isOffered: boolean };
  freshness: FreshnessService;
  leads: Pick<LeadsService, 'counts'>;
}

/**
 * Manages a landlord's listings and their lifecycle [§4]. Every call names the account; access to others' is rejected
 * (K41). While the processor is unreachable, nothing has changed, or the reconciler finds the change.
 */
export class ListingsService {
  constructor(private readonly deps: ListingsDeps) {}

  /** Returns all of an account's listings that are not removed, newest first. */
  async listForAccount(accountId: number): Promise<OwnListing[]> {
    const all: OwnListing[] = [];
    for await (const batch of this.batchesForAccount(accountId)) all.push(...batch);
    return all;
  }

  /** Yields the same in batches: other requests are answered between them, however many listings there are. */
  async *batchesForAccount(accountId: number): AsyncGenerator<OwnListing[]> {
    for (let below = Number.MAX_SAFE_INTEGER; below > 0;) {
      const listings = await this.deps.orm.em
        .fork()
        .find(
          Listing,
          { accountId, status: { $ne: REMOVED }, id: { $lt: below } },
          { orderBy: { id: 'desc' }, limit: BATCH },
        );
      yield await this.#views(accountId, listings);
      below = listings.length === BATCH ? (listings.at(-1)?.id ?? 0) : 0;
    }
  }

  /** Returns null when there is none, or it was removed. @throws Forbidden when it is another account's (K41) */
  async findBySlug(accountId: number, slug: string): Promise<OwnListing | null> {
    const listing = await this.deps.orm.em.fork().findOne(Listing, { slug, status: { $ne: REMOVED } });
    return listing && this.#view(requireOwnListing(listing, accountId));
  }

  /** @throws NotFound, Forbidden (K41) */
  async findById(accountId: number, id: number): Promise<OwnListing> {
    return this.#view(await this.#own(id, accountId));
  }

  /**
   * Cancels (K24): the listing stays until the day it is paid to and is never charged again. A past-due listing has
   * no paid days left and ends now.
   * @throws NotFound, Forbidden (K41), TooManyRequests
   */
  async deactivate(id: number, accountId: number): Promise<ListingOutcome> {
    await this.deps.throttle.take('listingChange', String(accountId));
    return orUnreachable(() => this.#deactivate(id, accountId));
  }

  async #deactivate(id: number, accountId: number): Promise<ListingOutcome> {
    const { billing, posting } = this.deps;
    const own = await this.#own(id, accountId);
    // An abandoned publish intent would be resumed after the cancellation.
    const left = await posting.withdraw(own);
    if (left) return left;
    const { listing, subscription } = await this.#currentState(id, accountId);
    const how = cancellationEffect(listing.status, subscription);
    if (how === 'refuse') return { errors: NOTHING_TO_CANCEL };
    if (how !== 'nothing') await billing.renewals.cancel(id);
    return { listing: id };
  }

  /**
   * Reverses a cancellation, free of charge before the listing expires; one that is marked as rented stays so (K24).
   * After that, charges a new month to the stored card (K25), which shows the listing again. One that staff hide is not charged, and no other price than the
   * `shown` dollars.
   * @throws NotFound, Forbidden (K41), TooManyRequests
   */
  async activate(id: number, accountId: number, shown: number | null = null): Promise<ListingOutcome> {
    await this.deps.throttle.take('listingChange', String(accountId));
    return orUnreachable(() => this.#activate(id, accountId, shown));
  }

  async #activate(id: number, accountId: number, shown: number | null): Promise<ListingOutcome> {
    const { payments, billing, posting } = this.deps;
    // Refreshes first, since a missed webhook must not make this a no-op.
    const { subscription: known } = await this.#currentState(id, accountId);
    if (known && isLive(known)) await billing.sync(known.subscription);
    await billing.renewals.settle(id);
    const { listing, subscription } = await this.#currentState(id, accountId);
    const how = activationEffect(listing.status, listing.canceledAt !== null);
    if (how !== 'charge' && subscription && !isLive(subscription) && listing.expiresAt)
      return { errors: paidUntil(listing.expiresAt) };
    if (how === 'nothing') return { listing: id };
    if (how === 'go on' && subscription) {
      if (await billing.renewals.resume(id)) return { listing: id };
      // It has just ended at the processor: with its month, or earlier by staff.
      const { status, expiresAt } = await this.#own(id, accountId);
      if (status !== EXPIRED && expiresAt) return { errors: paidUntil(expiresAt) };
    }
    if (subscription?.pastDueSince) {
      await billing.endings.stopCharging(id);
      if ((await this.#own(id, accountId)).status !== EXPIRED) return { listing: id };
    } else if (subscription && isLive(subscription)) {
      // Its month is over and the processor has not ended it yet; a listing must not have two active subscriptions.
      await payments.cancelNow(subscription.subscription);
      await billing.sync(subscription.subscription);
    }
    const answer = await posting.chargeAgain(await this.#own(id, accountId), shown);
    // A listing that exists is not in review.
    if ('review' in answer) throw new Error(`Listing ${id} is in review.`);
    return 'listing' in answer ? { listing: id } : answer;
  }

  /**
   * Confirms that a listing is available (K65).
   * @throws NotFound, Forbidden (K41), TooManyRequests
   */
  async confirm(id: number, accountId: number): Promise<ListingOutcome> {
    const { orm, clock, housing, throttle } = this.deps;
    await throttle.take('listingChange', String(accountId));
    return orm.em.fork().transactional(async (em) => {
      requireOwnListing(await em.findOne(Listing, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE }), accountId);
      await confirmAvailability(em, [id], clock.now());
      await housing.reindex(em, [id]);
      return { listing: id };
    });
  }

  /**
   * Confirms all of an account's listings that nobody confirmed for a month, and returns them (K65).
   * @throws TooManyRequests
   */
  async confirmAll(accountId: number): Promise<OwnListing[]> {
    const { orm, throttle, freshness } = this.deps;
    await throttle.take('listingChange', String(accountId));
    const ids = await freshness.confirmAll(accountId);
    return this.#views(accountId, await orm.em.fork().find(Listing, { id: { $in: ids } }, { orderBy: { id: 'desc' } }));
  }

  /**
   * Confirms with the token of an emailed reminder instead of a session.
   * @throws TooManyRequests
   */
  async confirmByToken(id: number, token: string, ip: string): Promise<ConfirmedByToken | { errors: FieldErrors }> {
    const { throttle, freshness, orm } = this.deps;
    await throttle.take('listingChange', ip);
    if (!(await freshness.confirmByLink(token, id))) return { errors: CONFIRM_LINK_EXPIRED };
    const { status, expiresAt, canceledAt } = await orm.em.fork().findOneOrFail(Listing, { id });
    // Only a listing that renters can find is confirmed so.
    return { id, status, expiresAt, canceled: canceledAt !== null, endReason: null };
  }

  /**
   * Sends the contact email of a listing the link that confirms it (K66).
   * @throws NotFound, Forbidden (K41), TooManyRequests
   */
  async sendContactLink(id: number, accountId: number): Promise<ListingOutcome> {
    const { throttle, freshness } = this.deps;
    await throttle.take('contactLink', String(accountId));
    await this.#own(id, accountId);
    const errors = await freshness.sendContactLink(id);
    return errors ? { errors } : { listing: id };
  }

  /**
   * Marks a listing as rented, which hides it at once and stops its renewal (K24), or shows it again, which confirms
   * that it is available unless it is one change of several (K65).
   * @throws NotFound, Forbidden (K41), TooManyRequests
   */
  async hide(id: number, hidden: boolean, accountId: number, { confirms = true } = {}): Promise<ListingOutcome> {
    const { throttle, billing } = this.deps;
    const { renewals } = billing;
    await throttle.take('edit', String(accountId));
    const own = await this.#own(id, accountId);
    if (!hidden && own.staffHiddenAt) return { errors: HIDDEN_BY_STAFF };
    return orUnreachable(async () => {
      const done = hidden ? await renewals.markAsRented(id) : await renewals.showAgain(id, { confirms });
      return done ? { listing: id } : { errors: LISTING_ENDED };
    });
  }

  async #own(id: number, accountId: number): Promise<Listing> {
    return requireOwnListing(await this.deps.orm.em.fork().findOne(Listing, { id }), accountId);
  }

  /** Reads a listing and its subscription at one moment: another call may have replaced an old month with a new one. */
  #currentState(id: number, accountId: number): Promise<{ listing: Listing; subscription: Subscription | null }> {
    return this.deps.orm.em.fork().transactional(
      async (em) => ({
        listing: requireOwnListing(await em.findOne(Listing, { id }), accountId),
        subscription: await em.findOne(Subscription, { listingId: id }),
      }),
      { isolationLevel: IsolationLevel.REPEATABLE_READ, readOnly: true },
    );
  }

  async #view(listing: Listing): Promise<OwnListing> {
    const [view] = await this.#views(listing.accountId, [listing]);
    if (!view) throw new Error(`Listing ${listing.id} has no contact.`);
    return view;
  }

  async #views(accountId: number, listings: readonly Listing[]): Promise<OwnListing[]> {
    const { orm, posting, leads, payments, housing, phoneChecks } = this.deps;
    const ids = listings.map(({ id }) => id);
    if (ids.length === 0) return [];
    const em = orm.em.fork();
    const subscriptions = await em.find(Subscription, { listingId: { $in: ids } });
    const card = await em.findOne(BillingCustomer, { accountId });
    const tries = await em.find(
      PublishIntent,
      { listingId: { $in: ids }, state: { $in: ['open', 'authenticating'] } },
      { fields: ['listingId'] },
    );
    const changes = await posting.propertyTypeChanges.attempts.openAmong(ids);
    const now = this.deps.clock.now();
    const coming = await upcomingPriceChanges(em, ids, now);
    const owed = await pastDueAmounts(em, accountId);
    const [drafts, counts, homes] = await Promise.all([
      posting.draftsOf(ids),
      leads.counts(ids),
      housing.listings(ids),
    ]);
    return listings.flatMap((listing) => {
      const [draft, home] = [drafts.get(listing.id), homes.get(listing.id)];
      if (!draft || !home) return [];
      const own = subscriptions.find(({ listingId }) => listingId === listing.id);
      // An ended subscription, whatever ended it, is not charged again either.
      const paid = own && { ...own, cancelAtPeriodEnd: renewalStoppedAt(listing) !== null || !isLive(own) };
      const ahead = coming.get(listing.id);
      const pays = paid && { ...paid, price: ahead?.paid ?? paid.price, newPrice: ahead?.coming ?? null };
      const isChecked = listing.status === ACTIVE && !listing.demo;
      const isForwarded = forwardingFault(draft.contact.phone) === undefined;
      const money = listingBilling(listing.status, pays, payments.priceOf(listing.type)?.dollars);
      return [
        {
          id: listing.id,
          slug: listing.slug,
          status: listing.status,
          version: listing.version,
          canceled: listing.canceledAt !== null,
          hidden: Boolean(listing.hiddenAt),
          rented: listing.rentedAt !== null,
          endReason: listing.status === EXPIRED ? endReason(listing, Boolean(own?.pastDueSince)) : null,
          confirmationDue:
            isChecked && !listing.hiddenAt && isConfirmationDue(listing.confirmedAt ?? listing.publishedAt, now),
          unconfirmedEmail: isChecked && !home.emailConfirmedAt ? draft.contact.email : null,
          unconfirmedPhone:
            isForwarded && isChecked && phoneChecks.isOffered && !home.phoneConfirmedAt ? draft.contact.phone : null,
          unforwardedPhone: isChecked && !isForwarded ? draft.contact.phone : null,
          expiresAt: listing.expiresAt,
          ...money,
          amountDueCents: money.pastDue ? (owed.get(listing.id) ?? null) : null,
          nextAttemptAt: money.pastDue && paid?.pastDueSince ? nextPaymentAttempt(paid.pastDueSince, now) : null,
          paymentPending: changes.has(listing.id) || tries.some(({ listingId }) => listingId === listing.id),
          cardBrand: own?.cardBrand ?? card?.cardBrand ?? null,
          cardLast4: own?.cardLast4 ?? card?.cardLast4 ?? null,
          leadsCount: counts.get(listing.id)?.total ?? 0,
          leadsLeft: counts.get(listing.id)?.left ?? null,
          leadsOnHold: counts.get(listing.id)?.waiting ?? 0,
          leadsResumeAt: leadCapResetsAt(
            { type: listing.type, status: listing.status, paid },
            calendarMonth(now).until,
          ),
          draft,
          home,
        },
      ];
    });
  }
}
