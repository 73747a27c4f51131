import { setTimeout as pause } from 'node:timers/promises';
import type { FieldErrors } from '../../../domain/field-errors.ts';
import { DECLINED, PaymentsUnavailable } from '../../ports/payments/declines.ts';
import type { Charge, Payments, StoredCard } from '../../ports/payments/payments.ts';
import { isLive, isPaid, type SubscriptionState } from '../../ports/payments/subscription-state.ts';
import type { BillingService } from '../billing/billing.service.ts';
import { Overtaken, type Finisher } from './finish.ts';
import type { Intents } from './intents.ts';
import type { IntentAnswer, PublishIntent } from './publish-intent.entity.ts';

interface TriesDeps {
  intents: Intents;
  payments: Payments;
  billing: BillingService;
  finisher: Finisher;
}

/** How a call about a try is answered: as it ended, or what it waits for. */
export type TryAnswer = IntentAnswer | { clientSecret: string };

const POLL_MS = 50;
/** An open try that nobody has touched for this long is taken over. Longer than any one call to the processor. */
const LEASE_MS = 20_000;
const WAIT_MS = 30_000;
/** A try is driven on for this long; what is older is finished if it was paid, else ended. */
const DRIVE_MS = 10 * 60_000;
/** How long the cardholder has to authenticate. */
const AUTHENTICATE_MS = 15 * 60_000;

const UNKNOWN: FieldErrors = {
  payment: ['The payment service did not answer. Try again in a moment: you will not be charged twice.'],
};
const NOTHING_CHARGED: FieldErrors = { payment: ['The payment did not go through. Nothing was charged. Try again.'] };
const GIVEN_BACK: FieldErrors = { email: ['This e-mail already has an account. Log in. Nothing is charged.'] };
const NOT_AUTHENTICATED: FieldErrors = { payment: ['Your bank did not confirm the payment. Nothing was charged.'] };

/**
 * Drives a try from its row to its end (payments.md 1 and 3): customer, card, subscription, and the transaction that makes
 * what was paid for. Every step carries a key made of the try's id, so that any process may go on where another died, and
 * two that go on at once do the same thing.
 */
export class Tries {
  readonly #deps: TriesDeps;

  constructor(deps: TriesDeps) {
    this.#deps = deps;
  }

  /**
   * Goes on with a try of the caller's until it has an answer. `mayAuthenticate`: can the caller show the bank's question?
   * Otherwise a card that asks is refused at once.
   */
  async drive(intent: PublishIntent, mayAuthenticate = true): Promise<TryAnswer> {
    try {
      return await this.#drive(intent, mayAuthenticate);
    } catch (error) {
      await this.#deps.intents.release(intent.id);
      if (error instanceof PaymentsUnavailable) return { errors: UNKNOWN };
      throw error;
    }
  }

  /** The answer of a try that may be in other hands: waits for it, and takes over when those hands are gone. */
  async settle(intent: PublishIntent, mayAuthenticate = true): Promise<TryAnswer> {
    const until = Date.now() + WAIT_MS;
    for (let seen = intent; ; seen = await this.#deps.intents.byId(intent.id)) {
      if (seen.answer) return seen.answer;
      if (seen.state === 'authenticating' || Date.now() - seen.touchedAt.getTime() > LEASE_MS)
        return this.drive(seen, mayAuthenticate);
      if (Date.now() > until) return { errors: UNKNOWN };
      await pause(POLL_MS);
    }
  }

  /** Ends a try that waits for its cardholder, because another card is tried: paid meanwhile, it stands. */
  async abandon(intent: PublishIntent): Promise<void> {
    const answer = await this.drive(intent);
    if ('clientSecret' in answer) await this.#cancel(intent, NOT_AUTHENTICATED);
  }

  /** What the reconciler does with a try that was left behind. */
  async recover(intent: PublishIntent): Promise<void> {
    try {
      await this.#recover(intent);
    } catch (error) {
      await this.#deps.intents.release(intent.id);
      throw error;
    }
  }

  async #recover(intent: PublishIntent): Promise<void> {
    const age = Date.now() - intent.openedAt.getTime();
    if (intent.state === 'authenticating') {
      const answer = await this.#drive(intent, true);
      if ('clientSecret' in answer && age > AUTHENTICATE_MS) await this.#cancel(intent, NOT_AUTHENTICATED);
    } else if (age < DRIVE_MS) await this.#drive(intent, true);
    else await this.#close(intent);
  }

  async #drive(intent: PublishIntent, mayAuthenticate: boolean): Promise<TryAnswer> {
    const { intents, payments, billing } = this.#deps;
    if (intent.state === 'authenticating') return this.#afterAuthentication(intent);
    await intents.note(intent.id);
    const customer = intent.customer ?? (await this.#customer(intent));
    if (!intent.customer) await intents.note(intent.id, { customer });
    const card = intent.card ?? (await payments.attach(intent.paymentMethod, customer, `${intent.id}:attach`));
    if ('errors' in card) return this.#refuse(intent, card.errors, customer);
    if (!intent.card) await intents.note(intent.id, { card });
    const charge = this.#charge(intent, customer, card);
    const made = await payments.subscribe(charge);
    if (made === 'authenticate') {
      if (mayAuthenticate) return this.#authenticate(intent, charge);
      return this.#refuse(
        intent,
        { payment: ['This card asks its owner to confirm each payment. Use another card.'] },
        customer,
        card,
      );
    }
    if ('errors' in made) return this.#refuse(intent, made.errors, customer, card);
    return this.#finish(intent, made, card, billing);
  }

  #charge(intent: PublishIntent, customer: string, card: StoredCard): Charge {
    const metadata = { intent: intent.id, listing: String(intent.listingId) };
    return { customer, paymentMethod: card.id, price: intent.price, metadata, key: intent.id };
  }

  #customer(intent: PublishIntent): Promise<string> {
    if (intent.accountId !== null) return this.#deps.billing.customerOf(intent.accountId);
    const { email, firstName, lastName } = intent.newAccount ?? { email: '', firstName: '', lastName: '' };
    return this.#deps.payments.ensureCustomer({
      email,
      name: `${firstName} ${lastName}`.trim(),
      key: `${intent.id}:customer`,
    });
  }

  async #finish(
    intent: PublishIntent,
    state: SubscriptionState,
    card: StoredCard,
    billing: BillingService,
  ): Promise<IntentAnswer> {
    try {
      const invoices = await this.#deps.payments.paidInvoices(state.id);
      return await this.#deps.finisher.finish(intent.id, { state, invoices, card });
    } catch (error) {
      if (!(error instanceof Overtaken)) throw error;
      await billing.undo(state.id);
      return (
        (await this.#deps.intents.end(intent.id, 'undone', { errors: GIVEN_BACK })).answer ?? { errors: GIVEN_BACK }
      );
    }
  }

  async #authenticate(intent: PublishIntent, charge: Charge): Promise<TryAnswer> {
    const made = await this.#deps.payments.subscribeIncomplete({ ...charge, key: `${intent.id}:auth` });
    if ('errors' in made) return this.#refuse(intent, made.errors, charge.customer);
    await this.#deps.intents.note(intent.id, { state: 'authenticating', subscription: made.id });
    return this.#afterAuthentication(await this.#deps.intents.byId(intent.id));
  }

  async #afterAuthentication(intent: PublishIntent): Promise<TryAnswer> {
    const { payments, intents, billing } = this.#deps;
    if (!intent.subscription || !intent.card) throw new Error(`Try ${intent.id} waits for nothing.`);
    const state = await payments.retrieve(intent.subscription);
    await intents.note(intent.id);
    if (isPaid(state)) return this.#finish(intent, state, intent.card, billing);
    const { clientSecret, pending } = await payments.authentication(intent.subscription);
    if (isLive(state) && pending && clientSecret) return { clientSecret };
    return this.#cancel(intent, NOT_AUTHENTICATED);
  }

  async #cancel(intent: PublishIntent, errors: FieldErrors): Promise<IntentAnswer> {
    const { billing, intents } = this.#deps;
    const ended = await intents.end(intent.id, 'refused', { errors });
    if (ended.state === 'refused' && intent.subscription) await billing.undo(intent.subscription);
    return ended.answer ?? { errors };
  }

  /** An old try: paid after all, it is finished; otherwise it ends, and nothing was charged. */
  async #close(intent: PublishIntent): Promise<void> {
    const { payments, intents, billing } = this.#deps;
    const made = intent.customer ? await payments.ofIntent(intent.customer, intent.id) : [];
    const paid = made.find(isPaid);
    if (paid && intent.card) await this.#finish(intent, paid, intent.card, billing);
    else {
      await intents.end(intent.id, 'undone', { errors: NOTHING_CHARGED });
      for (const each of made) await billing.undo(each.id);
    }
  }

  async #refuse(
    intent: PublishIntent,
    errors: FieldErrors,
    customer: string,
    card?: StoredCard,
  ): Promise<IntentAnswer> {
    const ended = await this.#deps.intents.end(intent.id, 'refused', { errors });
    await this.#tidy(intent, customer, card);
    return ended.answer ?? { errors: { payment: [DECLINED] } };
  }

  /** A refused card changes nothing: nobody keeps it, and a customer who was made for it goes too. */
  async #tidy(intent: PublishIntent, customer: string, card?: StoredCard): Promise<void> {
    const { payments, billing } = this.#deps;
    try {
      if (intent.accountId === null) return await payments.removeCustomer(customer);
      const stored = await billing.storedCard(intent.accountId);
      if (card && card.id !== stored?.card.id) await payments.detach(card.id);
    } catch {
      // What stays behind does no harm, so a failure here must not turn the refusal into anything else.
    }
  }
}
