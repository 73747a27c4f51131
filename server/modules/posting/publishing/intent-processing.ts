import { setTimeout as pause } from 'node:timers/promises';
import type { FieldErrors } from '../../../../domain/field-errors.ts';
import { EMAIL_TAKEN } from '../../../../domain/account/login.ts';
import { CARD_DECLINED } from '../../../../domain/billing/card-declines.ts';
import {
  EMAIL_IN_USE,
  PAYMENT_BEING_RECORDED,
  LISTING_REMOVED,
  PAYMENT_REFUNDED,
  NOT_AUTHENTICATED,
  REVIEW_WITHDRAWN,
  REVIEWS_OF_CARD_USED,
} from '../../../../domain/posting/posting-errors.ts';
import type { Charge } from '../../../integrations/payments/payments.ts';
import type { StoredCard } from '../../../integrations/payments/cards/stored-card.ts';
import {
  isLive,
  isPaid,
  type SubscriptionState,
} from '../../../integrations/payments/subscriptions/subscription-state.ts';
import { TooManyRequests } from '../../../errors.ts';
import type { PostingDeps } from '../posting.service.ts';
import { IntentDriver, OUTCOME_UNKNOWN, POLL_MS, RECORDING_WAIT_MS } from './drive-intents.ts';
import { IntentSuperseded, ListingRemovedMeanwhile, type IntentFulfillment } from './fulfill-intent.ts';
import { isEnded, type PublishIntents } from './publish-intents.ts';
import type { IntentAnswer, PublishIntent } from './publish-intent.entity.ts';

interface IntentProcessorDeps extends Pick<PostingDeps, 'payments' | 'billing' | 'throttle'> {
  intents: PublishIntents;
  finisher: IntentFulfillment;
}

/** Result of a call about an intent: its outcome, or the authentication it waits for. */
export type IntentResult = IntentAnswer | { clientSecret: string };

const AUTHENTICATION_NOT_POSSIBLE: FieldErrors = {
  payment: ['This card asks its owner to confirm each payment. Use another card.'],
};
const NOTHING_CHARGED: FieldErrors = { payment: ['The payment did not go through. Nothing was charged. Try again.'] };

/**
 * Processes an intent from its row to its end (ADR 0011): customer, card, subscription, and the transaction that
 * creates what was paid for. Every step uses a key derived from the intent's id, so that any process may continue after
 * a crash, and two concurrent processes do the same thing.
 */
export class IntentProcessor extends IntentDriver<PublishIntent, IntentAnswer> {
  constructor(private readonly deps: IntentProcessorDeps) {
    super(deps.intents);
  }

  /**
   * Makes room for another intent for the same draft or listing: waits for one being processed, and ends one that waits
   * for its cardholder; one paid meanwhile stands.
   * @returns null when it has ended, otherwise the errors to show while it cannot be ended.
   */
  async cancelForNewIntent(intent: PublishIntent): Promise<{ errors: FieldErrors } | null> {
    if (intent.state === 'review') return this.#withdrawReview(intent);
    const answer = await (intent.state === 'authenticating' ? this.process(intent) : this.settle(intent));
    return this.endAbandoned(intent, answer);
  }

  /** Waits for another sender's intent for the same email that is being processed. @returns as `cancelForNewIntent` */
  async awaitOther(intent: PublishIntent): Promise<{ errors: FieldErrors } | null> {
    await this.settle(intent);
    return (await this.deps.intents.byId(intent.id)).state === 'open' ? { errors: EMAIL_IN_USE } : null;
  }

  override async withdraw(intent: PublishIntent): Promise<{ errors: FieldErrors } | null> {
    return intent.state === 'review' ? this.#withdrawReview(intent) : super.withdraw(intent);
  }

  async #withdrawReview({ id }: PublishIntent): Promise<null> {
    await this.deps.intents.end(id, 'rejected', { errors: REVIEW_WITHDRAWN });
    return null;
  }

  protected async endAbandoned(intent: PublishIntent, answer: IntentResult): Promise<{ errors: FieldErrors } | null> {
    const { intents } = this.deps;
    const after = await intents.byId(intent.id);
    if (isEnded(after)) return null;
    if (after.state === 'review') return this.#withdrawReview(after);
    if (!('clientSecret' in answer)) return 'errors' in answer ? answer : { errors: OUTCOME_UNKNOWN };
    await this.cancel(after);
    return null;
  }

  protected async drive(intent: PublishIntent, mayAuthenticate: boolean): Promise<IntentResult> {
    const { intents, payments } = this.deps;
    const isUnverified = intent.review?.decision === null;
    if (intent.state === 'authenticating' && !isUnverified) return this.#afterAuthentication(intent);
    await intents.note(intent.id);
    const customer = intent.customer ?? (await this.#customer(intent));
    if (!intent.customer) await intents.note(intent.id, { customer });
    if (isUnverified) return this.#hold(intent, customer, mayAuthenticate);
    const card = intent.card ?? (await payments.attach(intent.paymentMethod, customer, `${intent.id}:attach`));
    if ('errors' in card) return this.#refuse(intent, card.errors, customer);
    if (!intent.card) await intents.note(intent.id, { card });
    const metadata = { intent: intent.id, listing: String(intent.listingId) };
    const charge = { customer, paymentMethod: card.id, price: intent.price, metadata, key: intent.id };
    const made = await payments.subscribe(charge);
    if (made === 'authenticate') {
      return mayAuthenticate
        ? this.#authenticate(intent, charge)
        : this.#refuse(intent, AUTHENTICATION_NOT_POSSIBLE, customer, card);
    }
    if ('errors' in made) return this.#refuse(intent, made.errors, customer, card);
    return this.#finish(intent, made, card);
  }

  /** Verifies the card of an intent whose text staff are to read; nothing exists of it before (K66). */
  async #hold(intent: PublishIntent, customer: string, mayAuthenticate: boolean): Promise<IntentResult> {
    const { intents, payments } = this.deps;
    // A card on file was verified or charged before.
    const verified = intent.card
      ? { card: intent.card, fingerprint: intent.card.id }
      : await payments.cards.verify(customer, intent.paymentMethod, `${intent.id}:verify`);
    if ('errors' in verified) return this.#refuse(intent, verified.errors, customer);
    if ('clientSecret' in verified) {
      if (!mayAuthenticate) return this.#refuse(intent, AUTHENTICATION_NOT_POSSIBLE, customer);
      await intents.note(intent.id, { state: 'authenticating' });
      return verified;
    }
    const { card, fingerprint } = verified;
    const used = await this.#takeReviewOfCard(intent, fingerprint);
    if (used) return this.#refuse(intent, used, customer, card);
    const held = await intents.hold(intent, customer, card);
    return held ?? this.#refuse(intent, EMAIL_TAKEN, customer, card);
  }

  /** Counts a review for its card. @returns the errors beyond the card's limit for accounts without a paid listing. */
  async #takeReviewOfCard({ accountId }: PublishIntent, fingerprint: string): Promise<FieldErrors | null> {
    const { billing, throttle } = this.deps;
    if (accountId !== null && (await billing.customers.hasPaidListing(accountId))) return null;
    try {
      await throttle.take('cardReview', fingerprint);
      return null;
    } catch (error) {
      if (error instanceof TooManyRequests) return REVIEWS_OF_CARD_USED;
      throw error;
    }
  }

  #customer(intent: PublishIntent): Promise<string> {
    if (intent.accountId !== null) return this.deps.billing.customers.customerOf(intent.accountId);
    const { email, firstName, lastName } = intent.newAccount ?? { email: '', firstName: '', lastName: '' };
    return this.deps.payments.ensureCustomer({
      email,
      name: `${firstName} ${lastName}`.trim(),
      key: `${intent.id}:customer`,
    });
  }

  async #finish(intent: PublishIntent, state: SubscriptionState, card: StoredCard): Promise<IntentAnswer> {
    const { billing, finisher, intents, payments } = this.deps;
    try {
      const invoices = await payments.paidInvoices(state.id);
      return await finisher.finish(intent.id, { state, invoices, card });
    } catch (error) {
      if (!(error instanceof IntentSuperseded)) throw error;
      await billing.endings.undo(state.id);
      const errors = error instanceof ListingRemovedMeanwhile ? LISTING_REMOVED : PAYMENT_REFUNDED;
      return (await intents.end(intent.id, 'undone', { errors })).answer ?? { errors };
    }
  }

  async #authenticate(intent: PublishIntent, charge: Charge): Promise<IntentResult> {
    const made = await this.deps.payments.subscribeIncomplete({ ...charge, key: `${intent.id}:auth` });
    if ('errors' in made) return this.#refuse(intent, made.errors, charge.customer);
    await this.deps.intents.note(intent.id, { state: 'authenticating', subscription: made.id });
    return this.#afterAuthentication(await this.deps.intents.byId(intent.id));
  }

  async #afterAuthentication(intent: PublishIntent): Promise<IntentResult> {
    const { payments, intents } = this.deps;
    if (!intent.subscription || !intent.card) throw new Error(`Try ${intent.id} waits for nothing.`);
    const until = Date.now() + RECORDING_WAIT_MS;
    for (;;) {
      const state = await payments.retrieve(intent.subscription);
      await intents.note(intent.id);
      if (isPaid(state)) return this.#finish(intent, state, intent.card);
      const { clientSecret, stands } = await payments.authentication(intent.subscription);
      if (isLive(state) && stands === 'asked' && clientSecret) return { clientSecret };
      if (!isLive(state) || stands !== 'booking') return this.cancel(intent);
      // The cardholder authenticated: not rejected merely because the subscription does not show the payment yet.
      if (Date.now() > until) return { errors: PAYMENT_BEING_RECORDED };
      await pause(POLL_MS);
    }
  }

  protected async cancel(intent: PublishIntent): Promise<IntentAnswer> {
    const { billing, intents } = this.deps;
    const errors = NOT_AUTHENTICATED;
    const ended = await intents.end(intent.id, 'rejected', { errors });
    if (ended.state === 'rejected' && intent.subscription) await billing.endings.undo(intent.subscription);
    if (intent.review && intent.customer) await this.#cleanUp(ended, intent.customer);
    return ended.answer ?? { errors };
  }

  protected async close(intent: PublishIntent): Promise<IntentAnswer> {
    const { payments, intents, billing } = this.deps;
    const made = intent.customer ? await payments.ofIntent(intent.customer, intent.id) : [];
    const paid = made.find(isPaid);
    if (paid && intent.card) return this.#finish(intent, paid, intent.card);
    const ended = await intents.end(intent.id, 'undone', { errors: NOTHING_CHARGED });
    for (const each of made) await billing.endings.undo(each.id);
    if (intent.review && intent.customer) await this.#cleanUp(ended, intent.customer);
    return ended.answer ?? { errors: NOTHING_CHARGED };
  }

  async #refuse(
    intent: PublishIntent,
    errors: FieldErrors,
    customer: string,
    card?: StoredCard,
  ): Promise<IntentAnswer> {
    const ended = await this.deps.intents.end(intent.id, 'rejected', { errors });
    await this.#cleanUp(intent, customer, card);
    return ended.answer ?? { errors: { payment: [CARD_DECLINED] } };
  }

  /** Removes what a declined card left behind: the card, and a customer created for it. */
  async #cleanUp(intent: PublishIntent, customer: string, card?: StoredCard): Promise<void> {
    const { payments, billing } = this.deps;
    try {
      if (intent.accountId === null) return await payments.removeCustomer(customer);
      if (card && !(await billing.customers.isInUse(intent.accountId, card.id))) await payments.detach(card.id);
    } catch {
      // Leftovers are harmless, so a failure here must not replace the rejection.
    }
  }
}
