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
import type { Payments } from '../../integrations/payments/payments.ts';
import type { PriceChange, PricedSubscription } from '../../integrations/payments/subscriptions/price-changes.ts';
import type { BillingService } from '../billing/billing.service.ts';
import {
  AUTHENTICATE_MS,
  RECORDING_WAIT_MS,
  PROCESSING_MS,
  processIntent,
  POLL_MS,
  withLease,
  waitForResult,
  OUTCOME_UNKNOWN,
} from '../posting/publishing/drive-intents.ts';
import { ListingChangedMeanwhile, type PropertyTypeFinisher } from './apply-property-type.ts';
import type { PropertyTypeChangeAnswer, PropertyTypeChange } from './property-type-change.entity.ts';
import type { PropertyTypeAttempts } from './property-type-attempts.ts';

interface PropertyTypeChangerDeps {
  tries: PropertyTypeAttempts;
  finisher: PropertyTypeFinisher;
  payments: Payments;
  billing: BillingService;
}

/** How a call about a try is answered: as it ended, or what it waits for. */
export type PropertyTypeChangeResult = PropertyTypeChangeAnswer | { clientSecret: string };

/**
 * Drives a try to change a kind from its row to its end: the price at the processor, which is charged by the same call, and
 * the transaction that writes the new kind. Every step carries a key made of the try's id, so that any process may go on where
 * another died, and two that go on at once do the same thing.
 */
export class PropertyTypeChanger {
  readonly #deps: PropertyTypeChangerDeps;

  constructor(deps: PropertyTypeChangerDeps) {
    this.#deps = deps;
  }

  /** Goes on with a try until it has an answer. `mayAuthenticate`: can the caller show the bank's question? */
  async process(change: PropertyTypeChange, mayAuthenticate = true): Promise<PropertyTypeChangeResult> {
    return processIntent(this.#deps.tries, change.id, () => this.#process(change, mayAuthenticate));
  }

  /** The answer of a try that may be in other hands: waits for it, and takes over when those hands are gone. */
  async settle(change: PropertyTypeChange, mayAuthenticate = true): Promise<PropertyTypeChangeResult> {
    return waitForResult(change, this.#deps.tries, (seen) => this.process(seen, mayAuthenticate));
  }

  /**
   * Makes way for another edit of the same listing: waits for a try that is being worked on, and ends one that waits for its
   * cardholder; paid meanwhile, it stands.
   * @returns null when it is over, else what is said while it cannot be.
   */
  async cancelForEdit(change: PropertyTypeChange): Promise<{ errors: FieldErrors } | null> {
    return this.#abandoned(change, await this.settle(change));
  }

  /**
   * Ends a try of whoever wants nothing charged any more: as `makeWay` does, but one that was left behind is not gone on with.
   * @returns null when it is over, else what is said while it cannot be.
   */
  async withdraw(change: PropertyTypeChange): Promise<{ errors: FieldErrors } | null> {
    const { tries } = this.#deps;
    const answer = await waitForResult(change, tries, (seen) =>
      processIntent(tries, seen.id, () => (seen.state === 'open' ? this.#close(seen) : this.#process(seen, true))),
    );
    return this.#abandoned(change, answer);
  }

  /** What is left of a try after it was answered: one that waits for its cardholder ends now. */
  async #abandoned(
    change: PropertyTypeChange,
    answer: PropertyTypeChangeResult,
  ): Promise<{ errors: FieldErrors } | null> {
    const { tries } = this.#deps;
    if ('clientSecret' in answer) await this.#withdraw(await tries.byId(change.id));
    const { answer: told } = await tries.byId(change.id);
    if (told) return null;
    return 'errors' in answer ? answer : { errors: OUTCOME_UNKNOWN };
  }

  /** What the reconciler does with a try that was left behind. */
  async recover(change: PropertyTypeChange): Promise<void> {
    await withLease(this.#deps.tries, change.id, () => this.#recover(change));
  }

  async #recover(change: PropertyTypeChange): Promise<void> {
    const age = Date.now() - change.openedAt.getTime();
    if (change.state === 'authenticating') {
      const answer = await this.#process(change, true);
      if ('clientSecret' in answer && age > AUTHENTICATE_MS) await this.#withdraw(change);
    } else if (age < PROCESSING_MS) await this.#process(change, true);
    else await this.#close(change);
  }

  async #process(change: PropertyTypeChange, mayAuthenticate: boolean): Promise<PropertyTypeChangeResult> {
    const { tries, payments } = this.#deps;
    await tries.note(change.id);
    if (change.state === 'authenticating') return this.#afterAuthentication(change);
    const made = await payments.priceChanges.change(wanted(change), change.id);
    if (made === 'authenticate') {
      if (mayAuthenticate) return this.#authenticate(change);
      return tries.end(change.id, 'refused', CARDHOLDER_MUST_AUTHENTICATE);
    }
    if (made === 'over') return this.#over(change);
    if ('errors' in made) return tries.end(change.id, 'refused', withoutFields(made.errors));
    return this.#finish(change);
  }

  async #authenticate(change: PropertyTypeChange): Promise<PropertyTypeChangeResult> {
    const { tries, payments } = this.#deps;
    const made = await payments.priceChanges.changeOncePaid(wanted(change), `${change.id}:auth`);
    if (made === 'over') return this.#over(change);
    if (made !== 'authenticate' && 'errors' in made) return tries.end(change.id, 'refused', withoutFields(made.errors));
    await tries.note(change.id, { state: 'authenticating' });
    return this.#afterAuthentication(change);
  }

  async #afterAuthentication(change: PropertyTypeChange): Promise<PropertyTypeChangeResult> {
    const { payments, tries } = this.#deps;
    const until = Date.now() + RECORDING_WAIT_MS;
    for (;;) {
      if (hasPrice(await payments.priceChanges.retrieve(change.subscription), change)) return this.#finish(change);
      await tries.note(change.id);
      const { clientSecret, stands } = await payments.priceChanges.authentication(change.subscription);
      if (stands === 'asked' && clientSecret) return { clientSecret };
      if (stands !== 'booking') return this.#withdraw(change);
      // Its owner has said yes: it is not refused because its subscription has not heard of that yet.
      if (Date.now() > until) return { errors: PAYMENT_BEING_RECORDED };
      await pause(POLL_MS);
    }
  }

  /** The payment is not waited for any longer; one that was made a moment ago stands. */
  async #withdraw(change: PropertyTypeChange): Promise<PropertyTypeChangeAnswer> {
    const { payments, tries } = this.#deps;
    const left = await payments.priceChanges.withdraw(change.subscription);
    if (hasPrice(left, change)) return this.#finish(change);
    return left.waits ? { errors: PAYMENT_BEING_RECORDED } : tries.end(change.id, 'refused', NOT_AUTHENTICATED);
  }

  /** The processor will not change it: its month is over, unless an earlier call of this try has changed it already. */
  async #over(change: PropertyTypeChange): Promise<PropertyTypeChangeAnswer> {
    const { payments, tries } = this.#deps;
    const state = await payments.priceChanges.retrieve(change.subscription);
    return hasPrice(state, change) ? this.#finish(change) : tries.end(change.id, 'refused', BILLING_PERIOD_ENDED);
  }

  /** An old try: paid after all, it is finished; otherwise it ends, and nothing was charged. */
  async #close(change: PropertyTypeChange): Promise<PropertyTypeChangeAnswer> {
    const { payments, tries } = this.#deps;
    const state = await payments.priceChanges.withdraw(change.subscription);
    if (hasPrice(state, change)) return this.#finish(change);
    return state.waits ? { errors: PAYMENT_BEING_RECORDED } : tries.end(change.id, 'undone', CHANGE_NOT_MADE);
  }

  async #finish(change: PropertyTypeChange): Promise<PropertyTypeChangeAnswer> {
    const { finisher, payments, billing, tries } = this.#deps;
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

  /** What pays for a removed listing may outlive that: put back, it is the kind that it was, and renews at the price of that. */
  async #priceAsBefore(change: PropertyTypeChange): Promise<void> {
    const { payments, billing } = this.#deps;
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

/** The price is another, so it was paid for: whatever became of the listing since. */
const hasPrice = ({ price }: PricedSubscription, change: PropertyTypeChange): boolean => price === change.price;

/** An edit has no card fields: whatever is wrong with the card is said of the payment. */
function withoutFields(errors: FieldErrors): FieldErrors {
  const [words] = Object.values(errors);
  return { payment: words ?? [CARD_DECLINED] };
}
