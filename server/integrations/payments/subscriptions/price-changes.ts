import Stripe from 'stripe';
import type { FieldErrors } from '../../../../domain/field-errors.ts';
import { NO_CARD_ON_FILE } from '../../../../domain/posting/posting-errors.ts';
import { findAuthentication, type PaymentAuthentication } from '../cards/payment-authentication.ts';
import { isAuthenticationRequired, declineErrors, rethrowUnavailable } from '../cards/card-declines.ts';
import { objectId } from '../object-id.ts';
import {
  invoiceState,
  isPaidInvoice,
  subscriptionState,
  type PaidInvoice,
  type SubscriptionState,
} from './subscription-state.ts';

/** A running subscription that is to have another price from a moment of its paid month on. */
export interface PriceChange {
  subscription: string;
  /** The processor's id of the new price. */
  price: string;
  /** The rest of the month is counted from here. */
  at: Date;
}

/** A subscription, the price it has, and whether a change of it waits for its payment. */
export interface PricedSubscription {
  state: SubscriptionState;
  price: string;
  waits: boolean;
}

/** What a change costs: in all (below 0 it is credited), and what of it the card pays. */
export interface PriceDifference {
  differenceCents: number;
  chargeCents: number;
}

/** `'authenticate'`: the bank asks the card's owner first. `'over'`: the month that it was counted for has ended. */
export type PriceChangeAnswer = PricedSubscription | { errors: FieldErrors } | 'authenticate' | 'over';

function toPricedSubscription(subscription: Stripe.Subscription): PricedSubscription {
  const state = subscriptionState(subscription);
  return { state, price: subscription.items.data[0]?.price.id ?? '', waits: subscription.pending_update !== null };
}

/**
 * Gives a running subscription another price in the middle of its month. What the rest of the month costs more is charged at
 * once, and only then is the price another; what it costs less is credited to the customer's next bill.
 */
export class PriceChanges {
  readonly #stripe: Stripe;

  constructor(stripe: Stripe) {
    this.#stripe = stripe;
  }

  async retrieve(subscription: string): Promise<PricedSubscription> {
    return toPricedSubscription(await this.#stripe.subscriptions.retrieve(subscription).catch(rethrowUnavailable));
  }

  /** What a change would cost, by the processor's own arithmetic; `'over'` when its month is not the running one. */
  async preview({ subscription, price, at }: PriceChange): Promise<PriceDifference | 'over'> {
    try {
      const { total, amount_due } = await this.#stripe.invoices.createPreview({
        subscription,
        subscription_details: {
          items: [{ id: await this.#item(subscription), price }],
          proration_behavior: 'always_invoice',
          proration_date: seconds(at),
        },
      });
      return { differenceCents: total, chargeCents: amount_due };
    } catch (error) {
      return isInvalid(error) ? 'over' : rethrowUnavailable(error);
    }
  }

  /** Changes the price and charges what it costs more; a card that is refused changes nothing. */
  change(change: PriceChange, key: string): Promise<PriceChangeAnswer> {
    return this.#update(change, 'error_if_incomplete', key);
  }

  /** Makes the change one that waits for its payment, for the cardholder to authenticate. */
  changeOncePaid(change: PriceChange, key: string): Promise<PriceChangeAnswer> {
    return this.#update(change, 'pending_if_incomplete', key);
  }

  async #update(
    { subscription, price, at }: PriceChange,
    behaviour: 'error_if_incomplete' | 'pending_if_incomplete',
    key: string,
  ): Promise<PriceChangeAnswer> {
    try {
      const changed = await this.#stripe.subscriptions.update(
        subscription,
        {
          items: [{ id: await this.#item(subscription), price }],
          payment_behavior: behaviour,
          proration_behavior: 'always_invoice',
          proration_date: seconds(at),
        },
        { idempotencyKey: key },
      );
      return toPricedSubscription(changed);
    } catch (error) {
      if (isAuthenticationRequired(error)) return 'authenticate';
      const errors = declineErrors(error);
      if (errors) return { errors };
      if (isInvalid(error)) return error.code === 'resource_missing' ? { errors: NO_CARD_ON_FILE } : 'over';
      return rethrowUnavailable(error);
    }
  }

  /** The bill that a change was paid with; null when it took no money. */
  async paidFor({ subscription, price, at }: PriceChange): Promise<PaidInvoice | null> {
    const { data } = await this.#stripe.invoices
      .list({ subscription, status: 'paid', limit: 100, expand: ['data.payments'] })
      .catch(rethrowUnavailable);
    const bill = data.find(({ lines }) =>
      lines.data.some(({ period, pricing }) => period.start === seconds(at) && pricing?.price_details?.price === price),
    );
    return bill ? (invoiceState(bill).find(isPaidInvoice) ?? null) : null;
  }

  async #item(subscription: string): Promise<string> {
    const { items } = await this.#stripe.subscriptions.retrieve(subscription).catch(rethrowUnavailable);
    return items.data[0]?.id ?? '';
  }

  /** What the browser needs to authenticate the payment that a change waits for, and how that stands. */
  authentication(subscription: string): Promise<PaymentAuthentication> {
    return findAuthentication(this.#stripe, subscription, { ofChange: true });
  }

  /** Takes back a change that waits for its payment; one that was paid a moment ago stands, or waits to be booked still. */
  async withdraw(subscription: string): Promise<PricedSubscription> {
    const { latest_invoice, pending_update } = await this.#stripe.subscriptions
      .retrieve(subscription)
      .catch(rethrowUnavailable);
    const invoice = objectId(latest_invoice);
    if (pending_update !== null && invoice) {
      try {
        await this.#stripe.invoices.voidInvoice(invoice);
      } catch (error) {
        if (!isInvalid(error)) rethrowUnavailable(error);
      }
    }
    return this.retrieve(subscription);
  }
}

const seconds = (at: Date): number => Math.floor(at.getTime() / 1000);

/** The processor does not find what is asked for sensible: its month is over, it has ended, it was paid. */
const isInvalid = (error: unknown): error is Stripe.errors.StripeInvalidRequestError =>
  error instanceof Stripe.errors.StripeInvalidRequestError;
