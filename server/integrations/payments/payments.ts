import type Stripe from 'stripe';
import type { Dependency } from '../../concurrency/dependency.ts';
import type { PaymentFields } from '../../../domain/billing/payment-fields.ts';
import type { FieldErrors } from '../../../domain/field-errors.ts';
import { isRecord } from '../../../domain/is-record.ts';
import { CARD_DECLINED, PROCESSOR_UNREACHABLE } from '../../../domain/billing/card-declines.ts';
import { findAuthentication, type PaymentAuthentication } from './cards/payment-authentication.ts';
import {
  isAuthenticationRequired,
  isUnavailable,
  declinedCard,
  declineErrors,
  paymentMethodErrors,
  PaymentsUnavailable,
  answerOf,
  rethrowUnavailable,
} from './cards/card-declines.ts';
import { eachOf, objectId } from './processor-objects.ts';
import { type PriceOffer, RenewalPrices, unconnectedPrices } from './subscriptions/prices.ts';
import { storedCard, type StoredCard } from './cards/stored-card.ts';
import { ProcessorCardChanges } from './cards/card-changes.ts';
import { Customers, isMissing } from './customers.ts';
import { PriceChanges } from './subscriptions/price-changes.ts';
import { EventFeed } from './webhooks/event-feed.ts';
import { ProcessorMovements } from './ledger/ledger-movements.ts';
import { ProcessorSnapshots } from './ledger/processor-snapshot.ts';
import {
  invoiceState,
  isLive,
  isPaidInvoice,
  subscriptionState,
  type ProcessorInvoiceState,
  type PaidInvoice,
  type SubscriptionState,
} from './subscriptions/subscription-state.ts';
import { voidInvoice } from './subscriptions/void-invoice.ts';

export interface Charge {
  customer: string;
  paymentMethod: string;
  price: string;
  metadata: { intent: string; listing: string };
  /** The idempotency key: the same key never charges twice. */
  key: string;
}

interface PaymentsDeps {
  stripe: Stripe;
  /** Dollars per month by property type; 0 is not offered. */
  prices: Readonly<Record<number, number>>;
  /** The valid webhook signing secrets; several during a rotation. */
  webhookSecrets: readonly string[];
  /** Whether this is the local processor. Only then may a card number pass through the server (K37). */
  local: boolean;
  /** The processor's circuit breaker; none for the local processor. */
  dependency?: Pick<Dependency, 'isAnswering'>;
}

/** Stripe or the local processor. A decline is a result; a processor out of reach throws `PaymentsUnavailable`. */
export class Payments {
  readonly #stripe: Stripe;
  #prices: ReadonlyMap<number, PriceOffer>;
  #knowsPrices = false;
  readonly #dependency: PaymentsDeps['dependency'];
  readonly local: boolean;
  readonly cards: ProcessorCardChanges;
  readonly customers: Customers;
  readonly renewals: RenewalPrices;
  readonly priceChanges: PriceChanges;
  readonly movements: ProcessorMovements;
  readonly books: ProcessorSnapshots;
  readonly events: EventFeed;

  constructor({ stripe, prices, webhookSecrets, local, dependency }: PaymentsDeps) {
    this.#stripe = stripe;
    this.#dependency = dependency;
    this.#prices = unconnectedPrices(prices);
    this.local = local;
    this.cards = new ProcessorCardChanges(stripe);
    this.customers = new Customers(stripe);
    this.renewals = new RenewalPrices(stripe);
    this.priceChanges = new PriceChanges(stripe);
    this.movements = new ProcessorMovements(stripe);
    this.books = new ProcessorSnapshots(stripe);
    this.events = new EventFeed({ stripe, secrets: webhookSecrets });
  }

  /** Whether the processor has answered since the start, and to the last calls. */
  get isConnected(): boolean {
    return this.#knowsPrices && this.#dependency?.isAnswering !== false;
  }

  /** Uses the processor's prices from now on. */
  usePrices(prices: ReadonlyMap<number, PriceOffer>): void {
    this.#prices = prices;
    this.#knowsPrices = true;
  }

  /** Returns the price of a property type [§9] if it is offered; `id` throws until the processor has answered. */
  priceOf(type: number): PriceOffer | undefined {
    return this.#prices.get(type);
  }

  /** Creates a customer; the same key returns the same one. */
  async ensureCustomer({ email, name, key }: { email: string; name: string; key: string }): Promise<string> {
    const made = await answerOf(this.#stripe.customers.create({ email, name }, { idempotencyKey: key }));
    return made.id;
  }

  /** Deletes a customer without payments. */
  async removeCustomer(id: string): Promise<void> {
    await answerOf(this.#stripe.customers.del(id));
  }

  async attach(paymentMethod: string, customer: string, key: string): Promise<StoredCard | { errors: FieldErrors }> {
    try {
      const method = await this.#stripe.paymentMethods.attach(paymentMethod, { customer }, { idempotencyKey: key });
      return storedCard(method);
    } catch (error) {
      const errors = declineErrors(error) ?? paymentMethodErrors(error);
      return errors ? { errors } : rethrowUnavailable(error);
    }
  }

  async detach(paymentMethod: string): Promise<void> {
    await answerOf(this.#stripe.paymentMethods.detach(paymentMethod));
  }

  /** Charges the first month now; a declined card creates nothing. */
  async subscribe(charge: Charge): Promise<SubscriptionState | { errors: FieldErrors } | 'authenticate'> {
    try {
      return subscriptionState(await this.#create(charge, 'error_if_incomplete'));
    } catch (error) {
      return isAuthenticationRequired(error) ? 'authenticate' : declinedCard(error);
    }
  }

  /** Creates the subscription unpaid, for the cardholder to authenticate its first payment. */
  async subscribeIncomplete(charge: Charge): Promise<SubscriptionState | { errors: FieldErrors }> {
    return this.#create(charge, 'allow_incomplete').then(subscriptionState, declinedCard);
  }

  #create(
    { customer, paymentMethod, price, metadata, key }: Charge,
    behaviour: 'error_if_incomplete' | 'allow_incomplete',
  ) {
    return this.#stripe.subscriptions.create(
      { customer, items: [{ price }], default_payment_method: paymentMethod, payment_behavior: behaviour, metadata },
      { idempotencyKey: key },
    );
  }

  /** Returns the subscription's current state. */
  async retrieve(id: string): Promise<SubscriptionState> {
    return subscriptionState(await answerOf(this.#stripe.subscriptions.retrieve(id)));
  }

  /** Returns whether the subscription exists at this processor, in the mode of these keys. */
  async hasSubscription(subscription: string): Promise<boolean> {
    return this.#stripe.subscriptions.retrieve(subscription).then(
      () => true,
      (error: unknown) => (isMissing(error) ? false : rethrowUnavailable(error)),
    );
  }

  /** Returns the state of the first payment's authentication, with the secret that the browser needs for it. */
  authentication(id: string): Promise<PaymentAuthentication> {
    return findAuthentication(this.#stripe, id);
  }

  /** Returns the latest hundred invoices of a subscription, newest first: paid, open, uncollectible. */
  async invoices(subscription: string): Promise<(ProcessorInvoiceState | PaidInvoice)[]> {
    const { data } = await answerOf(
      this.#stripe.invoices.list({ subscription, limit: 100, expand: ['data.payments'] }),
    );
    return data.flatMap(invoiceState);
  }

  /** Returns the paid ones of these invoices. */
  async paidInvoices(subscription: string): Promise<PaidInvoice[]> {
    return (await this.invoices(subscription)).filter(isPaidInvoice);
  }

  /** Cancels at the end of the paid month, or resumes; returns false when the subscription has already ended. */
  async setCancelAtPeriodEnd(id: string, cancel: boolean): Promise<boolean> {
    if (!isLive(await this.retrieve(id))) return false;
    try {
      await answerOf(this.#stripe.subscriptions.update(id, { cancel_at_period_end: cancel }));
      return true;
    } catch (error) {
      // It may have ended between the check and the change.
      if (error instanceof PaymentsUnavailable || isLive(await this.retrieve(id))) throw error;
      return false;
    }
  }

  /** Ends a subscription immediately; ignores one that has already ended. */
  async cancelNow(id: string): Promise<SubscriptionState> {
    const state = await this.retrieve(id);
    if (!isLive(state)) return state;
    return subscriptionState(await answerOf(this.#stripe.subscriptions.cancel(id)));
  }

  /** Voids an open invoice, which returns the credit that it used; one that was just paid stays. Idempotent. */
  async voidInvoice(id: string): Promise<void> {
    await voidInvoice(this.#stripe, id);
  }

  /** Returns the cents of a payment that are not refunded. */
  async remainingOf(payment: string): Promise<number> {
    const { latest_charge: charge } = await answerOf(
      this.#stripe.paymentIntents.retrieve(payment, { expand: ['latest_charge'] }),
    );
    return charge && typeof charge === 'object' ? charge.amount_captured - charge.amount_refunded : 0;
  }

  /**
   * Refunds what remains of an invoice beyond the cents to keep. Idempotent: repeated, it finds nothing beyond them.
   * @returns whether this call did, and no earlier one
   */
  async refund(invoice: string, keptCents = 0): Promise<boolean> {
    let isDone = false;
    let toKeepCents = keptCents;
    const { payments } = await answerOf(this.#stripe.invoices.retrieve(invoice, { expand: ['payments'] }));
    for (const { status, payment } of payments?.data ?? []) {
      const id = objectId(payment.payment_intent);
      if (status !== 'paid' || !id) continue;
      const remaining = keptCents === 0 ? null : await this.remainingOf(id);
      const amount = remaining === null ? null : Math.max(0, remaining - toKeepCents);
      toKeepCents -= (remaining ?? 0) - (amount ?? 0);
      if (amount === 0) continue;
      const made = await this.#stripe.refunds
        .create(
          { payment_intent: id, ...(amount !== null && { amount }) },
          { idempotencyKey: amount === null ? `${id}:refund` : `${id}:refund:${amount}` },
        )
        .catch((error: unknown) => (isAlreadyRefunded(error) ? undefined : rethrowUnavailable(error)));
      if (made && made.lastResponse.headers['idempotent-replayed'] !== 'true') isDone = true;
    }
    return isDone;
  }

  /** Returns every subscription of this product, ended or not, created after `since` if given. The account may have others. */
  async *subscriptions(since?: Date): AsyncGenerator<SubscriptionState> {
    const created = since && { gte: Math.floor(since.getTime() / 1000) };
    const pages = this.#stripe.subscriptions.list({ status: 'all', limit: 100, ...(created && { created }) });
    for await (const each of eachOf(pages)) if (each.metadata['intent'] !== undefined) yield subscriptionState(each);
  }

  /** Returns the ones that can still be charged. */
  async *listLive(since?: Date): AsyncGenerator<SubscriptionState> {
    for await (const state of this.subscriptions(since)) if (isLive(state)) yield state;
  }

  /** Returns the subscriptions that a publish intent created for a customer, in any state. */
  async ofIntent(customer: string, intent: string): Promise<SubscriptionState[]> {
    const { data } = await answerOf(this.#stripe.subscriptions.list({ customer, status: 'all', limit: 100 }));
    return data.map(subscriptionState).filter((state) => state.intent === intent);
  }

  /** Creates a payment method from card fields, which go to the processor only; with the local processor (K37). */
  async paymentMethodFromCard(fields: PaymentFields): Promise<{ id: string } | { errors: FieldErrors }> {
    if (!this.local)
      return { errors: { payment: ['Send a payment method of the processor instead of a card number.'] } };
    try {
      const { id } = await this.#stripe.paymentMethods.create({
        type: 'card',
        card: {
          number: fields.cardNumber.replace(/\s/g, ''),
          cvc: fields.securityCode,
          exp_month: Number(fields.expirationMonth),
          exp_year: Number(fields.expirationYear),
        },
        billing_details: { address: { line1: fields.address, postal_code: fields.zip, country: 'US' } },
      });
      return { id };
    } catch (error) {
      const errors = declineErrors(error) ?? (paymentMethodErrors(error) && { payment: [CARD_DECLINED] });
      if (errors) return { errors };
      if (isUnavailable(error)) return { errors: PROCESSOR_UNREACHABLE };
      throw error;
    }
  }
}

/** Returns whether the invoice was refunded before, or charged back by the landlord's bank. */
const isAlreadyRefunded = (error: unknown): boolean =>
  isRecord(error) && ['charge_already_refunded', 'charge_disputed'].includes(String(error['code']));
