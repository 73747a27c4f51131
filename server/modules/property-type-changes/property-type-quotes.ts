import {
  changeOnRelisting,
  priceAgreementRequired,
  propertyTypeChangeMode,
  isQuoteValid,
  BILLING_PERIOD_ENDED,
  PAST_DUE_FIRST,
  quoteLabel,
  SAME_PROPERTY_TYPE,
  truncateToSecond,
  type AgreedPrice,
  type PropertyTypeQuote,
} from '../../../domain/billing/property-type-change.ts';
import type { FieldErrors } from '../../../domain/field-errors.ts';
import { PROCESSOR_UNREACHABLE } from '../../../domain/billing/card-declines.ts';
import { TYPE_NOT_OFFERED } from '../../../domain/posting/posting-errors.ts';
import { orUnreachable } from '../billing/or-unreachable.ts';
import { Subscription } from '../billing/subscription.entity.ts';
import { Listing } from '../listings/listing.entity.ts';
import { requireOwnListing } from '../listings/listing.policy.ts';
import type { ServiceDeps } from '../service-deps.ts';
import { formatUtcDate } from '../../../domain/format/dates.ts';

/** A quote with the data it was computed from; `subscription` is null where nothing runs. */
export interface CountedQuote extends PropertyTypeQuote<Date> {
  subscription: string | null;
  /** The processor's id of the new price. */
  priceId: string;
}

/** Computes the cost of changing a property type with the processor's own proration. Changes nothing. */
export class PropertyTypeQuotes {
  constructor(private readonly deps: Pick<ServiceDeps, 'orm' | 'clock' | 'payments'>) {}

  /** Returns the current cost. @throws NotFound, Forbidden (K41) */
  async of(id: number, type: number, viewer: number): Promise<CountedQuote | { errors: FieldErrors }> {
    return this.#quote(id, type, viewer, truncateToSecond(this.deps.clock.now()));
  }

  /**
   * Returns the agreed quote if it was given within the last half hour and the sum is unchanged. Otherwise returns the
   * current cost, which must be agreed to first.
   */
  async agreed(
    id: number,
    type: number,
    viewer: number,
    agreed: AgreedPrice<Date> | null,
  ): Promise<CountedQuote | { errors: FieldErrors }> {
    const fresh = agreed && isQuoteValid(agreed.quotedAt, this.deps.clock.now());
    const validQuote = fresh ? await this.#quote(id, type, viewer, truncateToSecond(agreed.quotedAt)) : null;
    if (validQuote && 'errors' in validQuote) return validQuote;
    if (validQuote && validQuote.chargeCents === agreed?.chargeCents) return validQuote;
    const now = await this.of(id, type, viewer);
    // A change that is free and not prorated needs no consent.
    if ('errors' in now || now.subscription === null) return now;
    const quote = { ...now, until: now.until?.toISOString() ?? null };
    return { errors: priceAgreementRequired(quoteLabel(quote, (at) => formatUtcDate(at, 'long'))) };
  }

  async #quote(id: number, type: number, viewer: number, at: Date): Promise<CountedQuote | { errors: FieldErrors }> {
    const { orm, payments } = this.deps;
    const em = orm.em.fork();
    const listing = requireOwnListing(await em.findOne(Listing, { id }), viewer);
    if (listing.type === type) return { errors: SAME_PROPERTY_TYPE };
    const price = payments.priceOf(type);
    if (!price) return { errors: { type: [TYPE_NOT_OFFERED] } };
    if (!payments.isConnected) return { errors: PROCESSOR_UNREACHABLE };
    const paid = await em.findOne(Subscription, { listingId: id });
    const how = propertyTypeChangeMode(listing.status, paid);
    if (how === 'owed') return { errors: PAST_DUE_FIRST };
    const quote = { type, price: price.dollars, priceId: price.id, quotedAt: at };
    if (how === 'free' || !paid)
      return {
        ...quote,
        differenceCents: 0,
        chargeCents: 0,
        nextBillCents: 0,
        until: null,
        renews: false,
        subscription: null,
      };
    if (how === 'ended') return { errors: changeOnRelisting(listing.expiresAt ?? paid.periodEnd) };
    return orUnreachable(async () => {
      const cost = await payments.priceChanges.preview({ subscription: paid.subscription, price: price.id, at });
      if (cost === 'over') return { errors: BILLING_PERIOD_ENDED };
      const { subscription, periodEnd: until, cancelAtPeriodEnd } = paid;
      return { ...quote, ...cost, until, renews: !cancelAtPeriodEnd, subscription };
    });
  }
}
