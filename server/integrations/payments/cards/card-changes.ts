import Stripe from 'stripe';
import type { FieldErrors } from '../../../../domain/field-errors.ts';
import {
  isAuthenticationRequired,
  declineErrors,
  requiresAuthentication,
  rethrowUnavailable,
} from './card-declines.ts';
import { storedCard, type StoredCard } from './stored-card.ts';

/** What a browser has confirmed, or has yet to: `card` once it is there to be charged. */
export interface CardSetup {
  customer: string | null;
  card: StoredCard | null;
}

/** How a bill that was owed ended: paid, refused, or its bank asks the card's owner first. */
export type PastDuePaymentResult = 'paid' | { errors: FieldErrors } | { clientSecret: string };

/** Exchanges the card that an account's months are charged to, and charges what is owed to it. */
export class ProcessorCardChanges {
  readonly #stripe: Stripe;

  constructor(stripe: Stripe) {
    this.#stripe = stripe;
  }

  /** Makes what a browser confirms a new card of this customer with; the card itself never comes here. */
  async begin(customer: string): Promise<{ clientSecret: string }> {
    const made = await this.#stripe.setupIntents
      .create({
        customer,
        automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
        usage: 'off_session',
      })
      .catch(rethrowUnavailable);
    return { clientSecret: made.client_secret ?? '' };
  }

  /** @returns null when there is no such thing. */
  async setup(id: string): Promise<CardSetup | null> {
    try {
      const setup = await this.#stripe.setupIntents.retrieve(id, { expand: ['payment_method'] });
      const { customer, payment_method: method, status } = setup;
      const card = status === 'succeeded' && typeof method === 'object' && method ? storedCard(method) : null;
      return { customer: typeof customer === 'object' ? (customer?.id ?? null) : customer, card };
    } catch (error) {
      if (error instanceof Stripe.errors.StripeInvalidRequestError) return null;
      return rethrowUnavailable(error);
    }
  }

  /** A card as the processor knows it now, which hears of new ones from banks; null when it knows none of this id. */
  async find(id: string): Promise<StoredCard | null> {
    try {
      return storedCard(await this.#stripe.paymentMethods.retrieve(id));
    } catch (error) {
      if (error instanceof Stripe.errors.StripeInvalidRequestError) return null;
      return rethrowUnavailable(error);
    }
  }

  /** Every later month of the customer, and of these subscriptions, is charged to this card. */
  async use(customer: string, subscriptions: readonly string[], card: string): Promise<void> {
    await this.#stripe.customers
      .update(customer, { invoice_settings: { default_payment_method: card } })
      .catch(rethrowUnavailable);
    for (const id of subscriptions)
      await this.#stripe.subscriptions.update(id, { default_payment_method: card }).catch(rethrowUnavailable);
  }

  /** The card that a payment was made with. */
  async ofPayment(payment: string): Promise<Pick<StoredCard, 'brand' | 'last4'> | null> {
    const { latest_charge: charge } = await this.#stripe.paymentIntents
      .retrieve(payment, { expand: ['latest_charge'] })
      .catch(rethrowUnavailable);
    const card = typeof charge === 'object' ? charge?.payment_method_details?.card : null;
    return card ? { brand: card.brand ?? '', last4: card.last4 ?? '' } : null;
  }

  /** Whether the last try of a payment went no further than its bank, which wants its owner to confirm it. */
  async awaitsAuthentication(payment: string): Promise<boolean> {
    const { status, last_payment_error: error } = await this.#stripe.paymentIntents
      .retrieve(payment)
      .catch(rethrowUnavailable);
    const asks = [error?.code, error?.decline_code].some((code) => requiresAuthentication(code ?? ''));
    return status === 'requires_action' || (status === 'requires_payment_method' && asks);
  }

  /** Tries the oldest open bill of a subscription again with this card, at once. */
  async payPastDue(subscription: string, card: string): Promise<PastDuePaymentResult> {
    const { data } = await this.#stripe.invoices
      .list({ subscription, status: 'open', limit: 10 })
      .catch(rethrowUnavailable);
    const owed = data.at(-1);
    if (!owed?.id) return 'paid';
    try {
      await this.#stripe.invoices.pay(owed.id, { payment_method: card });
      return 'paid';
    } catch (error) {
      if (isAuthenticationRequired(error)) return this.#authentication(owed.id);
      const errors = declineErrors(error);
      if (errors) return { errors };
      // The processor's own schedule was quicker.
      if (error instanceof Stripe.errors.StripeError && error.code === 'invoice_already_paid') return 'paid';
      return rethrowUnavailable(error);
    }
  }

  async #authentication(invoice: string): Promise<PastDuePaymentResult> {
    const { confirmation_secret: secret } = await this.#stripe.invoices
      .retrieve(invoice, { expand: ['confirmation_secret'] })
      .catch(rethrowUnavailable);
    if (!secret?.client_secret) throw new Error(`Invoice ${invoice} asks for nothing that can be confirmed.`);
    return { clientSecret: secret.client_secret };
  }
}
