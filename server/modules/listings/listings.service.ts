import { LockMode, type MikroORM } from '@mikro-orm/postgresql';
import { EXPIRED, REMOVED } from '../../../domain/options/listing-status.ts';
import type { FieldErrors } from '../../../domain/field-errors.ts';
import type { Draft } from '../../../domain/posting/draft.ts';
import type { Clock } from '../../clock.ts';
import { PaymentsUnavailable, UNREACHABLE } from '../../ports/payments/declines.ts';
import type { Payments } from '../../ports/payments/payments.ts';
import type { BillingService } from '../billing/billing.service.ts';
import { BillingCustomer } from '../billing/billing-customer.entity.ts';
import type { HomeView } from '../housing/home.view.ts';
import { Subscription } from '../billing/subscription.entity.ts';
import type { PostingService } from '../posting/posting.service.ts';
import type { Offers } from '../posting/needs.ts';
import { Listing } from './listing.entity.ts';
import { ownListing } from './listing.policy.ts';

/** One's own listing, with its contact and its money. Money is in whole dollars a month. */
export interface OwnListing {
  id: number;
  slug: string;
  status: number;
  version: number;
  cancelled: boolean;
  hidden: boolean;
  pastDue: boolean;
  expiresAt: Date | null;
  /** Null when nothing will be charged. */
  nextChargeAt: Date | null;
  price: number;
  cardBrand: string | null;
  cardLast4: string | null;
  leadsCount: number;
  /** In this billing month; null without a limit (K23). */
  leadsLeft: number | null;
  draft: Omit<Draft, 'account'>;
  /** As renters see it. */
  home: HomeView;
}

/** `clientSecret`: the stored card's bank asks its owner first. */
export type ListingOutcome = { listing: number } | { errors: FieldErrors } | { clientSecret: string };

export interface ListingsDeps {
  orm: MikroORM;
  clock: Clock;
  payments: Payments;
  billing: BillingService;
  posting: PostingService;
  housing: Offers & { homes(ids: readonly number[]): Promise<Map<number, HomeView>> };
  leads: { countsOf(listingIds: readonly number[]): Promise<Map<number, { total: number; left: number | null }>> };
}

/** A landlord's listings and their life [§4]. Every call names whose it is; what is not theirs is refused (K41). */
export class ListingsService {
  readonly #deps: ListingsDeps;

  constructor(deps: ListingsDeps) {
    this.#deps = deps;
  }

  /** All of an account's listings that are not removed, the newest first. */
  async mine(accountId: number): Promise<OwnListing[]> {
    const listings = await this.#deps.orm.em
      .fork()
      .find(Listing, { accountId, status: { $ne: REMOVED } }, { orderBy: { id: 'desc' } });
    return this.#views(accountId, listings);
  }

  /** Null when there is none, or it was removed. @throws Forbidden for somebody else's (K41) */
  async mineBySlug(accountId: number, slug: string): Promise<OwnListing | null> {
    const listing = await this.#deps.orm.em.fork().findOne(Listing, { slug, status: { $ne: REMOVED } });
    return listing && this.#view(ownListing(listing, accountId));
  }

  /** @throws NotFound, Forbidden (K41) */
  async mineById(accountId: number, id: number): Promise<OwnListing> {
    return this.#view(await this.#own(id, accountId));
  }

  /**
   * Cancels (K24): the listing stays until the day it is paid to and is never charged again. One whose renewal is owed
   * has no such day left, and ends now.
   * @throws NotFound, Forbidden (K41)
   */
  deactivate(id: number, accountId: number): Promise<ListingOutcome> {
    return this.#withProcessor(() => this.#deactivate(id, accountId));
  }

  async #deactivate(id: number, accountId: number): Promise<ListingOutcome> {
    const { payments, billing } = this.#deps;
    const listing = await this.#own(id, accountId);
    if (listing.status === EXPIRED) return { listing: id };
    const subscription = await this.#subscription(id);
    if (!subscription) return { errors: { notification: ['There is nothing to cancel: this listing costs nothing.'] } };
    if (subscription.pastDueSince) await billing.stopCharging(id);
    // What has ended there stays as it is; what runs on is paid, and ends with its month.
    await payments.setCancelAtPeriodEnd(subscription.subscription, true);
    await billing.sync(subscription.subscription);
    return { listing: id };
  }

  /**
   * Takes a cancellation back, which is free before the listing expires; after it, a new month is charged to the stored
   * card (K25).
   * @throws NotFound, Forbidden (K41)
   */
  activate(id: number, accountId: number): Promise<ListingOutcome> {
    return this.#withProcessor(() => this.#activate(id, accountId));
  }

  async #activate(id: number, accountId: number): Promise<ListingOutcome> {
    const { payments, billing, posting } = this.#deps;
    const listing = await this.#own(id, accountId);
    const subscription = await this.#subscription(id);
    if (listing.status !== EXPIRED) {
      if (!subscription?.cancelAtPeriodEnd) return { listing: id };
      const resumed = await payments.setCancelAtPeriodEnd(subscription.subscription, false);
      await billing.sync(subscription.subscription);
      // Otherwise it has ended at the processor a moment ago: what follows is a new month.
      if (resumed) return { listing: id };
    }
    if (subscription?.pastDueSince) {
      await billing.stopCharging(id);
      if ((await this.#own(id, accountId)).status !== EXPIRED) return { listing: id };
    }
    const answer = await posting.chargeAgain(await this.#own(id, accountId));
    return 'listing' in answer ? { listing: id } : answer;
  }

  /** A processor that cannot be reached is an answer, not a surprise: nothing has changed, or the reconciler finds it. */
  async #withProcessor(work: () => Promise<ListingOutcome>): Promise<ListingOutcome> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof PaymentsUnavailable) return { errors: UNREACHABLE };
      throw error;
    }
  }

  /** Hides a home from renters at once ("mark as rented"), or shows it again; what is paid stays as it is (K24). */
  async hide(id: number, hidden: boolean, accountId: number): Promise<ListingOutcome> {
    const { orm, clock, housing } = this.#deps;
    return orm.em.fork().transactional(async (em) => {
      const listing = ownListing(
        await em.findOne(Listing, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE }),
        accountId,
      );
      listing.hiddenAt = hidden ? (listing.hiddenAt ?? clock.now()) : null;
      await housing.reindex(em, [id]);
      return { listing: id };
    });
  }

  async #own(id: number, accountId: number): Promise<Listing> {
    return ownListing(await this.#deps.orm.em.fork().findOne(Listing, { id }), accountId);
  }

  #subscription(listingId: number): Promise<Subscription | null> {
    return this.#deps.orm.em.fork().findOne(Subscription, { listingId });
  }

  async #view(listing: Listing): Promise<OwnListing> {
    const [view] = await this.#views(listing.accountId, [listing]);
    if (!view) throw new Error(`Listing ${listing.id} has no contact.`);
    return view;
  }

  async #views(accountId: number, listings: readonly Listing[]): Promise<OwnListing[]> {
    const { orm, posting, leads, payments, housing } = this.#deps;
    const ids = listings.map(({ id }) => id);
    if (ids.length === 0) return [];
    const em = orm.em.fork();
    const subscriptions = await em.find(Subscription, { listingId: { $in: ids } });
    const card = await em.findOne(BillingCustomer, { accountId });
    const [drafts, counts, homes] = await Promise.all([posting.draftsOf(ids), leads.countsOf(ids), housing.homes(ids)]);
    return listings.flatMap((listing) => {
      const [draft, home] = [drafts.get(listing.id), homes.get(listing.id)];
      if (!draft || !home) return [];
      const paid = subscriptions.find(({ listingId }) => listingId === listing.id);
      const renews = paid !== undefined && listing.status !== EXPIRED && !paid.cancelAtPeriodEnd && !paid.pastDueSince;
      return [
        {
          id: listing.id,
          slug: listing.slug,
          status: listing.status,
          version: listing.version,
          cancelled: listing.cancelledAt !== null,
          hidden: listing.hiddenAt !== null,
          pastDue: paid?.pastDueSince != null && listing.status !== EXPIRED,
          expiresAt: listing.expiresAt,
          nextChargeAt: renews ? paid.periodEnd : null,
          price: (listing.status === EXPIRED ? payments.priceOf(listing.type)?.dollars : undefined) ?? paid?.price ?? 0,
          cardBrand: card?.cardBrand ?? null,
          cardLast4: card?.cardLast4 ?? null,
          leadsCount: counts.get(listing.id)?.total ?? 0,
          leadsLeft: counts.get(listing.id)?.left ?? null,
          draft,
          home,
        },
      ];
    });
  }
}
