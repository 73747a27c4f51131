import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { NEXT_BILL_LINE } from '../../../domain/billing/credit.ts';
import { REMOVED } from '../../../domain/options/listing-status.ts';
import type { Receipt } from '../billing/billing.resolver.ts';
import { Subscription } from '../billing/subscription.entity.ts';
import { Listing } from '../listings/listing.entity.ts';
import type { PostingDeps } from '../posting/posting.service.ts';
import { applyEdit } from '../posting/editing/write-edit.ts';
import type { PropertyTypeChangeAnswer, PropertyTypeChange } from './property-type-change.entity.ts';
import { endPropertyTypeChange, isOver, type PropertyTypeAttempts } from './property-type-attempts.ts';
import { propertyTypeChangedEmail } from '../../emails/templates/billing/property-type-changed.email.tsx';

interface ApplyPropertyTypeDeps extends Pick<
  PostingDeps,
  'orm' | 'clock' | 'billing' | 'housing' | 'mail' | 'leadDelivery' | 'security' | 'baseUrl'
> {
  tries: PropertyTypeAttempts;
}

/** Paid, but the property type cannot be applied: the listing was removed, or its subscription changed. */
export class ListingChangedMeanwhile extends Error {}

/** Runs the one transaction that turns a paid change into another property type. Idempotent. */
export class PropertyTypeFinisher {
  constructor(private readonly deps: ApplyPropertyTypeDeps) {}

  /** @throws ListingChangedMeanwhile when the payment must be refunded. */
  async finish(id: string): Promise<PropertyTypeChangeAnswer> {
    const { orm, billing, housing, leadDelivery, tries, security } = this.deps;
    const { subscription, listingId, accountId, fromType, toType, chargeCents } = await tries.byId(id);
    let finished = false;
    const answer = await orm.em.fork().transactional(async (em) => {
      const lock = { lockMode: LockMode.PESSIMISTIC_WRITE };
      const pays = await em.findOne(Subscription, { listingId }, lock);
      const listing = await em.findOneOrFail(Listing, { id: listingId }, lock);
      const change = await tries.locked(em, id);
      if (isOver(change)) return change.answer ?? { errors: {} };
      if (pays?.subscription !== subscription || listing.status === REMOVED)
        throw new ListingChangedMeanwhile(`Listing ${listingId} is not paid for by ${subscription} any more.`);
      if (change.draft) await applyEdit(em, this.deps, listing, change.draft);
      await em.flush();
      await billing.syncWithin(em, subscription);
      // An apartment has no lead cap: what waits is sent at once (K23).
      await leadDelivery.deliverWaiting(em, listingId);
      await housing.reindex(em, [listingId]);
      // A charge has its own receipt.
      if (change.chargeCents === 0) await this.#sendEmail(em, listing, change);
      const answer = { listing: listingId };
      endPropertyTypeChange(change, 'done', answer);
      finished = true;
      return answer;
    });
    if (finished) {
      security.record('property_type_changed', { accountId, listingId, fromType, toType });
      security.record('price_changed', { accountId, listingId, reason: 'property_type', chargeCents });
    }
    return answer;
  }

  async #sendEmail(em: EntityManager, listing: Listing, change: PropertyTypeChange): Promise<void> {
    const { mail, baseUrl } = this.deps;
    const [account] = await em.execute<{ email: string }[]>('select email from account where id = ?', [
      listing.accountId,
    ]);
    const pays = await em.findOneOrFail(Subscription, { listingId: listing.id });
    const [bill] = await em.execute<Pick<Receipt, 'creditedCents' | 'lines'>[]>(
      `select credited_cents as "creditedCents", lines from invoice
        where subscription = ? and period_start = ? and amount_cents = 0 order by credited_cents desc limit 1`,
      [change.subscription, change.quotedAt],
    );
    const content = propertyTypeChangedEmail(change.id, {
      name: listing.name,
      type: listing.type,
      price: pays.price,
      until: pays.periodEnd,
      renews: !pays.cancelAtPeriodEnd,
      creditedCents: bill?.creditedCents ?? null,
      nextBillCents: -(bill?.lines.find(({ description }) => description === NEXT_BILL_LINE)?.amountCents ?? 0),
      email: account?.email ?? '',
      dashboardUrl: `${baseUrl}/advertising-home`,
    });
    await mail.queue(em, { ...content, account: listing.accountId });
  }
}
