import { setTimeout as pause } from 'node:timers/promises';
import { ASKS_OWNER, LISTING_ENDED, MONTH_OVER, NOT_DONE } from '../../../domain/billing/kind-change.ts';
import type { FieldErrors } from '../../../domain/field-errors.ts';
import { DECLINED } from '../../../domain/posting/declines.ts';
import { BEING_BOOKED, NOT_AUTHENTICATED } from '../../../domain/posting/refusals.ts';
import type { Payments } from '../../ports/payments/payments.ts';
import type { PriceChange, PricedState } from '../../ports/payments/price-changes.ts';
import type { BillingService } from '../billing/billing.service.ts';
import {
  AUTHENTICATE_MS,
  BOOKING_MS,
  DRIVE_MS,
  driven,
  POLL_MS,
  released,
  settled,
  UNKNOWN,
} from '../posting/driven-tries.ts';
import { KindOvertaken, type KindFinisher } from './kind-finisher.ts';
import type { KindAnswer, KindChange } from './kind-change.entity.ts';
import type { KindTries } from './kind-tries.ts';

interface KindChangerDeps {
  tries: KindTries;
  finisher: KindFinisher;
  payments: Payments;
  billing: BillingService;
}

/** How a call about a try is answered: as it ended, or what it waits for. */
export type KindTryAnswer = KindAnswer | { clientSecret: string };

/**
 * Drives a try to change a kind from its row to its end: the price at the processor, which is charged by the same call, and
 * the transaction that writes the new kind. Every step carries a key made of the try's id, so that any process may go on where
 * another died, and two that go on at once do the same thing.
 */
export class KindChanger {
  readonly #deps: KindChangerDeps;

  constructor(deps: KindChangerDeps) {
    this.#deps = deps;
  }

  /** Goes on with a try until it has an answer. `mayAuthenticate`: can the caller show the bank's question? */
  async drive(change: KindChange, mayAuthenticate = true): Promise<KindTryAnswer> {
    return driven(this.#deps.tries, change.id, () => this.#drive(change, mayAuthenticate));
  }

  /** The answer of a try that may be in other hands: waits for it, and takes over when those hands are gone. */
  async settle(change: KindChange, mayAuthenticate = true): Promise<KindTryAnswer> {
    return settled(change, this.#deps.tries, (seen) => this.drive(seen, mayAuthenticate));
  }

  /**
   * Makes way for another edit of the same listing: waits for a try that is being worked on, and ends one that waits for its
   * cardholder; paid meanwhile, it stands.
   * @returns null when it is over, else what is said while it cannot be.
   */
  async makeWay(change: KindChange): Promise<{ errors: FieldErrors } | null> {
    return this.#left(change, await this.settle(change));
  }

  /**
   * Ends a try of whoever wants nothing charged any more: as `makeWay` does, but one that was left behind is not gone on with.
   * @returns null when it is over, else what is said while it cannot be.
   */
  async withdraw(change: KindChange): Promise<{ errors: FieldErrors } | null> {
    const { tries } = this.#deps;
    const answer = await settled(change, tries, (seen) =>
      driven(tries, seen.id, () => (seen.state === 'open' ? this.#close(seen) : this.#drive(seen, true))),
    );
    return this.#left(change, answer);
  }

  /** What is left of a try after it was answered: one that waits for its cardholder ends now. */
  async #left(change: KindChange, answer: KindTryAnswer): Promise<{ errors: FieldErrors } | null> {
    const { tries } = this.#deps;
    if ('clientSecret' in answer) await this.#withdraw(await tries.byId(change.id));
    const { answer: told } = await tries.byId(change.id);
    if (told) return null;
    return 'errors' in answer ? answer : { errors: UNKNOWN };
  }

  /** What the reconciler does with a try that was left behind. */
  async recover(change: KindChange): Promise<void> {
    await released(this.#deps.tries, change.id, () => this.#recover(change));
  }

  async #recover(change: KindChange): Promise<void> {
    const age = Date.now() - change.openedAt.getTime();
    if (change.state === 'authenticating') {
      const answer = await this.#drive(change, true);
      if ('clientSecret' in answer && age > AUTHENTICATE_MS) await this.#withdraw(change);
    } else if (age < DRIVE_MS) await this.#drive(change, true);
    else await this.#close(change);
  }

  async #drive(change: KindChange, mayAuthenticate: boolean): Promise<KindTryAnswer> {
    const { tries, payments } = this.#deps;
    await tries.note(change.id);
    if (change.state === 'authenticating') return this.#afterAuthentication(change);
    const made = await payments.priceChanges.change(wanted(change), change.id);
    if (made === 'authenticate') {
      if (mayAuthenticate) return this.#authenticate(change);
      return tries.end(change.id, 'refused', ASKS_OWNER);
    }
    if (made === 'over') return this.#over(change);
    if ('errors' in made) return tries.end(change.id, 'refused', withoutFields(made.errors));
    return this.#finish(change);
  }

  async #authenticate(change: KindChange): Promise<KindTryAnswer> {
    const { tries, payments } = this.#deps;
    const made = await payments.priceChanges.changeOncePaid(wanted(change), `${change.id}:auth`);
    if (made === 'over') return this.#over(change);
    if (made !== 'authenticate' && 'errors' in made) return tries.end(change.id, 'refused', withoutFields(made.errors));
    await tries.note(change.id, { state: 'authenticating' });
    return this.#afterAuthentication(change);
  }

  async #afterAuthentication(change: KindChange): Promise<KindTryAnswer> {
    const { payments, tries } = this.#deps;
    const until = Date.now() + BOOKING_MS;
    for (;;) {
      if (hasPrice(await payments.priceChanges.retrieve(change.subscription), change)) return this.#finish(change);
      await tries.note(change.id);
      const { clientSecret, stands } = await payments.priceChanges.question(change.subscription);
      if (stands === 'asked' && clientSecret) return { clientSecret };
      if (stands !== 'booking') return this.#withdraw(change);
      // Its owner has said yes: it is not refused because its subscription has not heard of that yet.
      if (Date.now() > until) return { errors: BEING_BOOKED };
      await pause(POLL_MS);
    }
  }

  /** The payment is not waited for any longer; one that was made a moment ago stands. */
  async #withdraw(change: KindChange): Promise<KindAnswer> {
    const { payments, tries } = this.#deps;
    const left = await payments.priceChanges.withdraw(change.subscription);
    if (hasPrice(left, change)) return this.#finish(change);
    return left.waits ? { errors: BEING_BOOKED } : tries.end(change.id, 'refused', NOT_AUTHENTICATED);
  }

  /** The processor will not change it: its month is over, unless an earlier call of this try has changed it already. */
  async #over(change: KindChange): Promise<KindAnswer> {
    const { payments, tries } = this.#deps;
    const state = await payments.priceChanges.retrieve(change.subscription);
    return hasPrice(state, change) ? this.#finish(change) : tries.end(change.id, 'refused', MONTH_OVER);
  }

  /** An old try: paid after all, it is finished; otherwise it ends, and nothing was charged. */
  async #close(change: KindChange): Promise<KindAnswer> {
    const { payments, tries } = this.#deps;
    const state = await payments.priceChanges.withdraw(change.subscription);
    if (hasPrice(state, change)) return this.#finish(change);
    return state.waits ? { errors: BEING_BOOKED } : tries.end(change.id, 'undone', NOT_DONE);
  }

  async #finish(change: KindChange): Promise<KindAnswer> {
    const { finisher, payments, billing, tries } = this.#deps;
    try {
      return await finisher.finish(change.id);
    } catch (error) {
      if (!(error instanceof KindOvertaken)) throw error;
      const paid = await payments.priceChanges.paidFor(wanted(change));
      if (paid) await billing.endings.giveBack(change.listingId, paid);
      await this.#priceAsBefore(change);
      return tries.end(change.id, 'undone', LISTING_ENDED);
    }
  }

  /** What pays for a removed listing may outlive that: put back, it is the kind that it was, and renews at the price of that. */
  async #priceAsBefore(change: KindChange): Promise<void> {
    const { payments, billing } = this.#deps;
    const before = payments.priceOf(change.fromType);
    const now = await payments.priceChanges.retrieve(change.subscription);
    if (!before || !hasPrice(now, change)) return;
    if (await payments.renewals.set(change.subscription, before, now.state.price))
      await billing.sync(change.subscription);
  }
}

const wanted = ({ subscription, price, quotedAt: at }: KindChange): PriceChange => ({ subscription, price, at });

/** The price is another, so it was paid for: whatever became of the listing since. */
const hasPrice = ({ price }: PricedState, change: KindChange): boolean => price === change.price;

/** An edit has no card fields: whatever is wrong with the card is said of the payment. */
function withoutFields(errors: FieldErrors): FieldErrors {
  const [words] = Object.values(errors);
  return { payment: words ?? [DECLINED] };
}
