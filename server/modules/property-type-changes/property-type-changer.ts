import { setTimeout as pause } from 'node:timers/promises';
import {
  CARDHOLDER_MUST_AUTHENTICATE,
  LISTING_ENDED,
  BILLING_PERIOD_ENDED,
  CHANGE_NOT_MADE,
} from '../../../domain/billing/property-type-change.ts';
import type { FieldErrors } from '../../../domain/field-errors.ts';
import { CARD_DECLINED } from '../../../domain/billing/card-declines.ts';
import { PAYMENT_BEING_RECORDED, NOT_AUTHENTICATED } from '../../../domain/posting/posting-errors.ts';
import type { PriceChange, PricedSubscription } from '../../integrations/payments/subscriptions/price-changes.ts';
import type { ServiceDeps } from '../service-deps.ts';
import { IntentDriver, OUTCOME_UNKNOWN, POLL_MS, RECORDING_WAIT_MS } from '../posting/publishing/drive-intents.ts';
import { ListingChangedMeanwhile, type PropertyTypeFinisher } from './apply-property-type.ts';
import type { PropertyTypeChangeAnswer, PropertyTypeChange } from './property-type-change.entity.ts';
import type { PropertyTypeAttempts } from './property-type-attempts.ts';

interface PropertyTypeChangerDeps extends Pick<ServiceDeps, 'payments' | 'billing'> {
  tries: PropertyTypeAttempts;
  finisher: PropertyTypeFinisher;
}

/** Result of a call about an attempt: its outcome, or the authentication it waits for. */
export type PropertyTypeChangeResult = PropertyTypeChangeAnswer | { clientSecret: string };

/**
 * Processes an attempt to change a property type from its row to its end: the processor's price change, which charges
 * in the same call, and the transaction that writes the new type. Every step uses a key derived from the attempt's id,
 * so that any process may continue after a crash, and two concurrent processes do the same thing.
 */
export class PropertyTypeChanger extends IntentDriver<PropertyTypeChange, PropertyTypeChangeAnswer> {
  constructor(private readonly deps: PropertyTypeChangerDeps) {
    super(deps.tries);
  }

  /**
   * Makes room for another edit of the same listing: waits for an attempt being processed, and ends one that waits for
   * its cardholder; one paid meanwhile stands.
   * @returns null when it has ended, otherwise the errors to show while it cannot be ended.
   */
  async cancelForEdit(change: PropertyTypeChange): Promise<{ errors: FieldErrors } | null> {
    return this.endAbandoned(change, await this.settle(change));
  }

  protected async endAbandoned(
    change: PropertyTypeChange,
    answer: PropertyTypeChangeResult,
  ): Promise<{ errors: FieldErrors } | null> {
    const { tries } = this.deps;
    if ('clientSecret' in answer) await this.cancel(await tries.byId(change.id));
    const { answer: result } = await tries.byId(change.id);
    if (result) return null;
    return 'errors' in answer ? answer : { errors: OUTCOME_UNKNOWN };
  }

  protected async drive(change: PropertyTypeChange, mayAuthenticate: boolean): Promise<PropertyTypeChangeResult> {
    const { tries, payments } = this.deps;
    await tries.note(change.id);
    if (change.state === 'authenticating') return this.#afterAuthentication(change);
    const made = await payments.priceChanges.change(wanted(change), change.id);
    if (made === 'authenticate') {
      if (mayAuthenticate) return this.#authenticate(change);
      return tries.end(change.id, 'rejected', CARDHOLDER_MUST_AUTHENTICATE);
    }
    if (made === 'over') return this.#over(change);
    if ('errors' in made) return tries.end(change.id, 'rejected', withoutFields(made.errors));
    return this.#finish(change);
  }

  async #authenticate(change: PropertyTypeChange): Promise<PropertyTypeChangeResult> {
    const { tries, payments } = this.deps;
    const made = await payments.priceChanges.changeOncePaid(wanted(change), `${change.id}:auth`);
    if (made === 'over') return this.#over(change);
    if (made !== 'authenticate' && 'errors' in made)
      return tries.end(change.id, 'rejected', withoutFields(made.errors));
    await tries.note(change.id, { state: 'authenticating' });
    return this.#afterAuthentication(change);
  }

  async #afterAuthentication(change: PropertyTypeChange): Promise<PropertyTypeChangeResult> {
    const { payments, tries } = this.deps;
    const until = Date.now() + RECORDING_WAIT_MS;
    for (;;) {
      if (hasPrice(await payments.priceChanges.retrieve(change.subscription), change)) return this.#finish(change);
      await tries.note(change.id);
      const { clientSecret, stands } = await payments.priceChanges.authentication(change.subscription);
      if (stands === 'asked' && clientSecret) return { clientSecret };
      if (stands !== 'booking') return this.cancel(change);
      // The cardholder authenticated: not rejected merely because the subscription does not show the payment yet.
      if (Date.now() > until) return { errors: PAYMENT_BEING_RECORDED };
      await pause(POLL_MS);
    }
  }

  /** Withdraws the pending payment; one that was made a moment ago stands. */
  protected async cancel(change: PropertyTypeChange): Promise<PropertyTypeChangeAnswer> {
    const { payments, tries } = this.deps;
    const left = await payments.priceChanges.withdraw(change.subscription);
    if (hasPrice(left, change)) return this.#finish(change);
    return left.waits ? { errors: PAYMENT_BEING_RECORDED } : tries.end(change.id, 'rejected', NOT_AUTHENTICATED);
  }

  /**
   * Ends an attempt that the processor rejects: its month is over, unless an earlier call of this attempt already
   * changed the price.
   */
  async #over(change: PropertyTypeChange): Promise<PropertyTypeChangeAnswer> {
    const { payments, tries } = this.deps;
    const state = await payments.priceChanges.retrieve(change.subscription);
    return hasPrice(state, change) ? this.#finish(change) : tries.end(change.id, 'rejected', BILLING_PERIOD_ENDED);
  }

  protected async close(change: PropertyTypeChange): Promise<PropertyTypeChangeAnswer> {
    const { payments, tries } = this.deps;
    const state = await payments.priceChanges.withdraw(change.subscription);
    if (hasPrice(state, change)) return this.#finish(change);
    return state.waits ? { errors: PAYMENT_BEING_RECORDED } : tries.end(change.id, 'undone', CHANGE_NOT_MADE);
  }

  async #finish(change: PropertyTypeChange): Promise<PropertyTypeChangeAnswer> {
    const { finisher, payments, billing, tries } = this.deps;
    try {
      return await finisher.finish(change.id);
    } catch (error) {
      if (!(error instanceof ListingChangedMeanwhile)) throw error;
      const paid = await payments.priceChanges.paidFor(wanted(change));
      if (paid) await billing.endings.refund(change.listingId, paid);
      await this.#priceAsBefore(change);
      return tries.end(change.id, 'undone', LISTING_ENDED);
    }
  }

  /** Restores the previous price: the subscription of a removed listing may continue, and a restored listing has its old type. */
  async #priceAsBefore(change: PropertyTypeChange): Promise<void> {
    const { payments, billing } = this.deps;
    const before = payments.priceOf(change.fromType);
    const now = await payments.priceChanges.retrieve(change.subscription);
    if (!before || !hasPrice(now, change)) return;
    if (await payments.renewals.set(change.subscription, before, now.state.price))
      await billing.sync(change.subscription);
  }
}

const wanted = ({ subscription, price, quotedAt: at }: PropertyTypeChange): PriceChange => ({
  subscription,
  price,
  at,
});

/** The new price is in effect, so it was paid, whatever has happened to the listing since. */
const hasPrice = ({ price }: PricedSubscription, change: PropertyTypeChange): boolean => price === change.price;

/** Reports card errors under `payment`, because an edit has no card fields. */
function withoutFields(errors: FieldErrors): FieldErrors {
  const [words] = Object.values(errors);
  return { payment: words ?? [CARD_DECLINED] };
}
