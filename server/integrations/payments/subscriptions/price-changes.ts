import Stripe from 'stripe';
import type { FieldErrors } from '../../../../domain/field-errors.ts';
import { addedToNextBill } from '../../../../domain/billing/credit.ts';
import { NO_CARD_ON_FILE } from '../../../../domain/posting/posting-errors.ts';
import { findAuthentication, type PaymentAuthentication } from '../cards/payment-authentication.ts';
import { isAuthenticationRequired, declineErrors, answerOf, rethrowUnavailable } from '../cards/card-declines.ts';
import { objectId } from '../processor-objects.ts';
import { invoiceState, isPaidInvoice, subscriptionState, type PaidInvoice } from './subscription-state.ts';
import { voidInvoice } from './void-invoice.ts';

/** A new price of a running subscription from a moment within its paid month. */
export interface PriceChange {
  subscription: string;
  /** The processor's ID of the new price. */
  price: string;
  /** The start of the prorated rest of the month. */
  at: Date;
}

/** The cost of a change: the total (a negative one is credited), the part charged to the card, and one too small for it. */
export interface PriceDifference {
  differenceCents: number;
  chargeCents: number;
  nextBillCents: number;
}

/** A subscription, its price, and whether a change of it is pending payment. */
export type PricedSubscription = ReturnType<typeof toPricedSubscription>;

/** `'authenticate'`: the bank requires the cardholder. `'over'`: the month used for the calculation has ended. */
export type PriceChangeAnswer = PricedSubscription | { errors: FieldErrors } | 'authenticate' | 'over';

function toPricedSubscription(subscription: Stripe.Subscription) {
  const state = subscriptionState(subscription);
  return { state, price: subscription.items.data[0]?.price.id ?? '', waits: subscription.pending_update !== null };
}

/** Changes the price within the month: a higher one applies once its difference is paid, a lower one is credited. */
export class PriceChanges {
  constructor(private readonly stripe: Stripe) {}

  async retrieve(subscription: string): Promise<PricedSubscription> {
    return toPricedSubscription(await answerOf(this.stripe.subscriptions.retrieve(subscription)));
  }

  /** Returns the cost of a change, calculated by the processor; `'over'` when its month is not the current one. */
  async preview(change: PriceChange): Promise<PriceDifference | 'over'> {
    try {
      const { total, amount_due, starting_balance } = await this.stripe.invoices.createPreview({
        subscription: change.subscription,
        subscription_details: await this.#terms(change),
      });
      const nextBillCents = addedToNextBill(starting_balance, starting_balance + total - amount_due);
      return { differenceCents: total, chargeCents: amount_due, nextBillCents };
    } catch (error) {
      return isInvalid(error) ? 'over' : rethrowUnavailable(error);
    }
  }

  /** Changes the price and charges the difference; a declined card changes nothing. */
  change(change: PriceChange, key: string): Promise<PriceChangeAnswer> {
    return this.#update(change, 'error_if_incomplete', key);
  }

  /** Creates the change pending its payment, for the cardholder to authenticate. */
  changeOncePaid(change: PriceChange, key: string): Promise<PriceChangeAnswer> {
    return this.#update(change, 'pending_if_incomplete', key);
  }

  async #update(
    change: PriceChange,
    behaviour: 'error_if_incomplete' | 'pending_if_incomplete',
    key: string,
  ): Promise<PriceChangeAnswer> {
    try {
      const changed = await this.stripe.subscriptions.update(
        change.subscription,
        { ...(await this.#terms(change)), payment_behavior: behaviour },
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

  /** Returns the invoice that paid for a change; null when nothing was charged. */
  async paidFor({ subscription, price, at }: PriceChange): Promise<PaidInvoice | null> {
    const { data } = await answerOf(
      this.stripe.invoices.list({ subscription, status: 'paid', limit: 100, expand: ['data.payments'] }),
    );
    const bill = data.find(({ lines }) =>
      lines.data.some(({ period, pricing }) => period.start === seconds(at) && pricing?.price_details?.price === price),
    );
    return bill ? (invoiceState(bill).find(isPaidInvoice) ?? null) : null;
  }

  async #terms({ subscription, price, at }: PriceChange) {
    const { items } = await answerOf(this.stripe.subscriptions.retrieve(subscription));
    return {
      items: [{ id: items.data[0]?.id ?? '', price }],
      proration_behavior: 'always_invoice' as const,
      proration_date: seconds(at),
    };
  }

  /** Returns the state of the authentication of a pending change's payment, with the secret that the browser needs for it. */
  authentication(subscription: string): Promise<PaymentAuthentication> {
    return findAuthentication(this.stripe, subscription, { ofChange: true });
  }

  /** Withdraws a change that is pending payment; one that was just paid stays, or may still be processing. */
  async withdraw(subscription: string): Promise<PricedSubscription> {
    const { latest_invoice, pending_update } = await answerOf(this.stripe.subscriptions.retrieve(subscription));
    const invoice = objectId(latest_invoice);
    if (pending_update !== null && invoice) await voidInvoice(this.stripe, invoice);
    return this.retrieve(subscription);
  }
}

const seconds = (at: Date): number => Math.floor(at.getTime() / 1000);

/** Returns whether the processor rejected the request as invalid: its month is over, it has ended, it was paid. */
const isInvalid = (error: unknown): error is Stripe.errors.StripeInvalidRequestError =>
  error instanceof Stripe.errors.StripeInvalidRequestError;
