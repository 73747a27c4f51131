import type Stripe from 'stripe';
import type { PaymentFields } from '../../../domain/posting/card.ts';
import type { FieldErrors } from '../../../domain/field-errors.ts';
import {
  asksForAuthentication,
  declineErrors,
  DECLINED,
  methodErrors,
  PaymentsUnavailable,
  rethrow,
  UNREACHABLE,
} from './declines.ts';
import type { PriceOffer } from './prices.ts';
import {
  isLive,
  paidInvoice,
  subscriptionState,
  type PaidInvoice,
  type SubscriptionState,
} from './subscription-state.ts';

/** What is kept of a card. */
export interface StoredCard {
  id: string;
  brand: string;
  last4: string;
  month: number;
  year: number;
}

/** The processor's hint that something happened; what is true now has to be fetched. */
export interface PaymentEvent {
  id: string;
  type: string;
  /** The subscription it is about, if it is about one. */
  subscription: string | null;
}

export interface Charge {
  customer: string;
  paymentMethod: string;
  price: string;
  metadata: { intent: string; listing: string };
  /** The same key never charges twice. */
  key: string;
}

interface PaymentsDeps {
  stripe: Stripe;
  prices: ReadonlyMap<number, PriceOffer>;
  webhookSecret: string;
  /** Is this the processor that comes with the product? Only then may a card number pass through the server (K37). */
  local: boolean;
}

const idOf = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === 'object' ? (value?.id ?? null) : (value ?? null);

/**
 * The payment processor, as far as the product uses it: the `stripe` SDK against Stripe or against the local processor.
 * A card's refusal is an answer; a processor that cannot be reached throws `PaymentsUnavailable`.
 */
export class Payments {
  readonly #stripe: Stripe;
  readonly #prices: ReadonlyMap<number, PriceOffer>;
  readonly #webhookSecret: string;
  readonly local: boolean;

  constructor({ stripe, prices, webhookSecret, local }: PaymentsDeps) {
    this.#stripe = stripe;
    this.#prices = prices;
    this.#webhookSecret = webhookSecret;
    this.local = local;
  }

  /** The price of a property type [§9]; undefined for a type that is not offered. */
  priceOf(type: number): PriceOffer | undefined {
    return this.#prices.get(type);
  }

  /** Makes a customer; the same key gives the same one. */
  async ensureCustomer({ email, name, key }: { email: string; name: string; key: string }): Promise<string> {
    const made = await this.#stripe.customers.create({ email, name }, { idempotencyKey: key }).catch(rethrow);
    return made.id;
  }

  /** Forgets a customer who never paid. */
  async removeCustomer(id: string): Promise<void> {
    await this.#stripe.customers.del(id).catch(rethrow);
  }

  async attach(paymentMethod: string, customer: string, key: string): Promise<StoredCard | { errors: FieldErrors }> {
    try {
      const { id, card } = await this.#stripe.paymentMethods.attach(
        paymentMethod,
        { customer },
        { idempotencyKey: key },
      );
      return {
        id,
        brand: card?.brand ?? '',
        last4: card?.last4 ?? '',
        month: card?.exp_month ?? 0,
        year: card?.exp_year ?? 0,
      };
    } catch (error) {
      const errors = declineErrors(error) ?? methodErrors(error);
      return errors ? { errors } : rethrow(error);
    }
  }

  async detach(paymentMethod: string): Promise<void> {
    await this.#stripe.paymentMethods.detach(paymentMethod).catch(rethrow);
  }

  /** Charges the first month now; a refused card makes nothing at all. */
  async subscribe(charge: Charge): Promise<SubscriptionState | { errors: FieldErrors } | 'authenticate'> {
    try {
      return subscriptionState(await this.#create(charge, 'error_if_incomplete'));
    } catch (error) {
      if (asksForAuthentication(error)) return 'authenticate';
      const errors = declineErrors(error);
      return errors ? { errors } : rethrow(error);
    }
  }

  /** Makes the subscription unpaid, for the cardholder to authenticate its first payment. */
  async subscribeIncomplete(charge: Charge): Promise<SubscriptionState | { errors: FieldErrors }> {
    try {
      return subscriptionState(await this.#create(charge, 'allow_incomplete'));
    } catch (error) {
      const errors = declineErrors(error);
      return errors ? { errors } : rethrow(error);
    }
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

  /** The subscription as it stands now. */
  async retrieve(id: string): Promise<SubscriptionState> {
    return subscriptionState(await this.#stripe.subscriptions.retrieve(id).catch(rethrow));
  }

  /**
   * What the browser needs to authenticate the first payment, and whether it still waits for that: `pending` is false
   * once the cardholder failed or gave up.
   */
  async authentication(id: string): Promise<{ clientSecret: string | null; pending: boolean }> {
    const subscription = await this.#stripe.subscriptions
      .retrieve(id, { expand: ['latest_invoice.confirmation_secret', 'latest_invoice.payments'] })
      .catch(rethrow);
    const invoice = typeof subscription.latest_invoice === 'object' ? subscription.latest_invoice : null;
    const payment = idOf(invoice?.payments?.data[0]?.payment.payment_intent);
    if (!payment) return { clientSecret: null, pending: false };
    const { status } = await this.#stripe.paymentIntents.retrieve(payment).catch(rethrow);
    return {
      clientSecret: invoice?.confirmation_secret?.client_secret ?? null,
      pending: status === 'requires_action' || status === 'processing',
    };
  }

  /** The latest hundred payments of a subscription, the newest first. */
  async paidInvoices(subscription: string): Promise<PaidInvoice[]> {
    const { data } = await this.#stripe.invoices.list({ subscription, status: 'paid', limit: 100 }).catch(rethrow);
    return data.flatMap(paidInvoice);
  }

  /** Cancels for the end of the paid month, or takes that back; false when the subscription has ended already. */
  async setCancelAtPeriodEnd(id: string, cancel: boolean): Promise<boolean> {
    if (!isLive(await this.retrieve(id))) return false;
    try {
      await this.#stripe.subscriptions.update(id, { cancel_at_period_end: cancel }).catch(rethrow);
      return true;
    } catch (error) {
      // It may have ended between the question and the change.
      if (error instanceof PaymentsUnavailable || isLive(await this.retrieve(id))) throw error;
      return false;
    }
  }

  /** Ends a subscription at once; one that has ended already stays so. */
  async cancelNow(id: string): Promise<SubscriptionState> {
    const state = await this.retrieve(id);
    if (!isLive(state)) return state;
    return subscriptionState(await this.#stripe.subscriptions.cancel(id).catch(rethrow));
  }

  /** Gives back what an invoice took; asked twice, it is given once. */
  async refund(invoice: string): Promise<void> {
    const { payments } = await this.#stripe.invoices.retrieve(invoice, { expand: ['payments'] }).catch(rethrow);
    const payment = idOf(payments?.data[0]?.payment.payment_intent);
    if (!payment) return;
    await this.#stripe.refunds
      .create({ payment_intent: payment }, { idempotencyKey: `${invoice}:refund` })
      .catch((error: unknown) => (alreadyRefunded(error) ? undefined : rethrow(error)));
  }

  /** Every subscription that can still take money, made after `since` when it is given. */
  async *listLive(since?: Date): AsyncGenerator<SubscriptionState> {
    const created = since && { gte: Math.floor(since.getTime() / 1000) };
    for await (const each of this.#stripe.subscriptions.list({
      status: 'all',
      limit: 100,
      ...(created && { created }),
    })) {
      const state = subscriptionState(each);
      if (isLive(state)) yield state;
    }
  }

  /** The subscriptions that a try has made for a customer, whatever became of them. */
  async ofIntent(customer: string, intent: string): Promise<SubscriptionState[]> {
    const { data } = await this.#stripe.subscriptions.list({ customer, status: 'all', limit: 100 }).catch(rethrow);
    return data.map(subscriptionState).filter((state) => state.intent === intent);
  }

  /**
   * Checks a webhook's signature on its raw body (the machine's time, at most five minutes old).
   * @returns null when the signature is not ours.
   */
  readEvent(rawBody: Buffer, signature: string): PaymentEvent | null {
    try {
      const event = this.#stripe.webhooks.constructEvent(rawBody, signature, this.#webhookSecret);
      return { id: event.id, type: event.type, subscription: subscriptionOf(event.data.object) };
    } catch {
      return null;
    }
  }

  /**
   * A payment method of raw card fields, for the documented REST call; the local processor only (K37). The number and the
   * code go on to the processor and nowhere else.
   */
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
      const errors = declineErrors(error) ?? (methodErrors(error) && { payment: [DECLINED] });
      return { errors: errors ?? unreachable(error) };
    }
  }
}

/** What to say when the processor cannot be reached; any other surprise is thrown on. */
export function unreachable(error: unknown): FieldErrors {
  try {
    return rethrow(error);
  } catch (thrown) {
    if (thrown instanceof PaymentsUnavailable) return UNREACHABLE;
    throw thrown;
  }
}

function alreadyRefunded(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'charge_already_refunded';
}

/** An event's subscription: itself, or the one that an invoice bills. */
function subscriptionOf(object: object): string | null {
  if (!('object' in object)) return null;
  if (object.object === 'subscription') return (object as Stripe.Subscription).id;
  if (object.object === 'invoice') return idOf((object as Stripe.Invoice).parent?.subscription_details?.subscription);
  return null;
}
