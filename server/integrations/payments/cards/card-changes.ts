import Stripe from 'stripe';
import type { FieldErrors } from '../../../../domain/field-errors.ts';
import { NOT_AUTHENTICATED } from '../../../../domain/posting/posting-errors.ts';
import {
  isAuthenticationRequired,
  declinedCard,
  declineErrors,
  paymentMethodErrors,
  requiresAuthentication,
  answerOf,
  rethrowUnavailable,
} from './card-declines.ts';
import { objectId } from '../processor-objects.ts';
import { storedCard, type StoredCard } from './stored-card.ts';

/** A setup intent, confirmed by the browser or pending: `card` is set once it can be charged. */
export interface CardSetup {
  customer: string | null;
  card: StoredCard | null;
}

/** `fingerprint`: the same for the same card number. */
export type CardVerification =
  | { card: StoredCard; fingerprint: string }
  | { clientSecret: string }
  | { errors: FieldErrors };

/** The result of paying a past-due invoice: paid, rejected, or authentication by the cardholder is required. */
export type PastDuePaymentResult = 'paid' | { errors: FieldErrors } | { clientSecret: string };

/** Returns null for the error of an ID that does not exist. @throws any other */
const nullIfUnknown = (error: unknown): null =>
  error instanceof Stripe.errors.StripeInvalidRequestError ? null : rethrowUnavailable(error);

/** Replaces the card of an account's subscriptions, and charges past-due invoices to it. */
export class ProcessorCardChanges {
  constructor(private readonly stripe: Stripe) {}

  /** Creates the setup intent that a browser confirms for a new card; card data never reaches this server. */
  async begin(customer: string): Promise<{ clientSecret: string }> {
    const made = await answerOf(
      this.stripe.setupIntents.create({
        customer,
        automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
        usage: 'off_session',
      }),
    );
    return { clientSecret: made.client_secret ?? '' };
  }

  /**
   * Verifies a card for later charges without charging it, and attaches it to the customer (K66). To be called again
   * with the same key once the cardholder has completed bank authentication.
   */
  async verify(customer: string, paymentMethod: string, key: string): Promise<CardVerification> {
    try {
      const begun = await this.stripe.setupIntents.create(
        {
          customer,
          payment_method: paymentMethod,
          confirm: true,
          automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
          usage: 'off_session',
        },
        { idempotencyKey: key },
      );
      // A repeated call is answered as the first one was, before the authentication.
      const setup = await this.stripe.setupIntents.retrieve(begun.id, { expand: ['payment_method'] });
      const { payment_method: method, status, client_secret: clientSecret } = setup;
      if (status === 'succeeded' && typeof method === 'object' && method)
        return { card: storedCard(method), fingerprint: method.card?.fingerprint ?? method.id };
      return status === 'requires_action' && clientSecret ? { clientSecret } : { errors: NOT_AUTHENTICATED };
    } catch (error) {
      const errors = declineErrors(error) ?? paymentMethodErrors(error);
      return errors ? { errors } : rethrowUnavailable(error);
    }
  }

  /** @returns null when it does not exist. */
  async setup(id: string): Promise<CardSetup | null> {
    const setup = await this.stripe.setupIntents.retrieve(id, { expand: ['payment_method'] }).catch(nullIfUnknown);
    if (!setup) return null;
    const { customer, payment_method: method, status } = setup;
    const card = status === 'succeeded' && typeof method === 'object' && method ? storedCard(method) : null;
    return { customer: objectId(customer), card };
  }

  /** Returns a card's current details, which the processor updates from banks; null for an unknown ID. */
  async find(id: string): Promise<StoredCard | null> {
    const method = await this.stripe.paymentMethods.retrieve(id).catch(nullIfUnknown);
    return method && storedCard(method);
  }

  /** Charges later renewals of these subscriptions to this card, and all later ones of the customer unless null. */
  async use(customer: string | null, subscriptions: readonly string[], card: string): Promise<void> {
    if (customer !== null)
      await answerOf(this.stripe.customers.update(customer, { invoice_settings: { default_payment_method: card } }));
    for (const id of subscriptions)
      await answerOf(this.stripe.subscriptions.update(id, { default_payment_method: card }));
  }

  /** Returns the card used for a payment. */
  async ofPayment(payment: string): Promise<Pick<StoredCard, 'brand' | 'last4'> | null> {
    const { latest_charge: charge } = await answerOf(
      this.stripe.paymentIntents.retrieve(payment, { expand: ['latest_charge'] }),
    );
    const card = typeof charge === 'object' ? charge?.payment_method_details?.card : null;
    return card ? { brand: card.brand ?? '', last4: card.last4 ?? '' } : null;
  }

  /** Returns the lines of name and address that the card of an invoice is billed to; the email alone without a payment. */
  async billedTo(invoice: string): Promise<string[]> {
    const {
      payments,
      customer_name: name,
      customer_email: email,
    } = await answerOf(this.stripe.invoices.retrieve(invoice, { expand: ['payments'] }));
    const paid = payments?.data.find(({ status }) => status === 'paid');
    const intent = objectId(paid?.payment.payment_intent);
    const { latest_charge: charge } = intent
      ? await answerOf(this.stripe.paymentIntents.retrieve(intent, { expand: ['latest_charge'] }))
      : { latest_charge: null };
    const address = typeof charge === 'object' ? charge?.billing_details.address : null;
    const place = [address?.city, [address?.state, address?.postal_code].filter(Boolean).join(' ')].filter(Boolean);
    return [name, address?.line1, address?.line2, place.join(', '), email].filter(
      (line): line is string => typeof line === 'string' && line !== '',
    );
  }

  /** Returns whether a payment's last attempt requires authentication by the cardholder. */
  async awaitsAuthentication(payment: string): Promise<boolean> {
    const { status, last_payment_error: error } = await answerOf(this.stripe.paymentIntents.retrieve(payment));
    const asks = [error?.code, error?.decline_code].some((code) => requiresAuthentication(code ?? ''));
    return status === 'requires_action' || (status === 'requires_payment_method' && asks);
  }

  /** Retries the oldest open invoice of a subscription with this card, immediately. */
  async payPastDue(subscription: string, card: string): Promise<PastDuePaymentResult> {
    const { data } = await answerOf(this.stripe.invoices.list({ subscription, status: 'open', limit: 10 }));
    const owed = data.at(-1);
    if (!owed?.id) return 'paid';
    try {
      await this.stripe.invoices.pay(owed.id, { payment_method: card });
      return 'paid';
    } catch (error) {
      if (isAuthenticationRequired(error)) return this.#authentication(owed.id);
      // The processor's own schedule paid it first.
      if (error instanceof Stripe.errors.StripeError && error.code === 'invoice_already_paid') return 'paid';
      return declinedCard(error);
    }
  }

  async #authentication(invoice: string): Promise<PastDuePaymentResult> {
    const { confirmation_secret: secret } = await answerOf(
      this.stripe.invoices.retrieve(invoice, { expand: ['confirmation_secret'] }),
    );
    if (!secret?.client_secret) throw new Error(`Invoice ${invoice} has no payment to confirm.`);
    return { clientSecret: secret.client_secret };
  }
}
