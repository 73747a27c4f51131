import Stripe from 'stripe';
import { answerOf, isUnavailable, rethrowUnavailable } from './cards/card-declines.ts';
import type { PaidInvoice } from './subscriptions/subscription-state.ts';

/** The metadata key of a credit entry that names the reversed invoice. */
export const RETURNED_CREDIT = 'returned_bill';

/** Manages a landlord's customer record at the processor. */
export class Customers {
  constructor(private readonly stripe: Stripe) {}

  /** Updates the email address, for the receipts that the processor sends itself. */
  async changeEmail(id: string, email: string): Promise<void> {
    await answerOf(this.stripe.customers.update(id, { email }));
  }

  /** Returns the email address; null for a customer without one, and for a deleted one. */
  async emailOf(id: string): Promise<string | null> {
    const found = await answerOf(this.stripe.customers.retrieve(id));
    return found.deleted ? null : found.email;
  }

  /**
   * Returns how much these invoices of a customer credited and was not taken back, and how much of it is spent. Cents.
   */
  async creditOfInvoices(
    customer: string,
    invoices: readonly PaidInvoice[],
  ): Promise<{ creditedCents: number; spentCents: number }> {
    const granted = new Map(
      invoices.map(({ id, creditCents, creditUsedCents }) => [id, Math.max(0, creditCents - creditUsedCents)] as const),
    );
    let creditedCents = [...granted.values()].reduce((sum, cents) => sum + cents, 0);
    if (creditedCents === 0) return { creditedCents: 0, spentCents: 0 };
    try {
      for await (const { metadata, amount } of this.stripe.customers.listBalanceTransactions(customer, { limit: 100 }))
        if ((granted.get(metadata?.[RETURNED_CREDIT] ?? '') ?? 0) > 0) creditedCents -= amount;
      const found = await this.stripe.customers.retrieve(customer);
      const left = found.deleted ? 0 : Math.max(0, -found.balance);
      return { creditedCents, spentCents: Math.max(0, creditedCents - left) };
    } catch (error) {
      return isMissing(error) ? { creditedCents, spentCents: creditedCents } : rethrowUnavailable(error);
    }
  }

  /**
   * Reverses an invoice's effect on credit, as far as the balance allows; `less`: cents of used credit that stay used.
   * Idempotent. @returns whether any moved.
   */
  async returnCredit({ id, customer, creditUsedCents, creditCents }: PaidInvoice, less = 0): Promise<boolean> {
    const net = creditCents - creditUsedCents;
    const wanted = net < 0 ? Math.min(0, net + less) : net;
    if (wanted === 0) return false;
    try {
      for await (const each of this.stripe.customers.listBalanceTransactions(customer, { limit: 100 }))
        if (each.metadata?.[RETURNED_CREDIT] === id) return true;
      const found = await this.stripe.customers.retrieve(customer);
      const amount = Math.min(wanted, found.deleted ? 0 : Math.max(0, -found.balance));
      if (amount === 0 || found.deleted) return false;
      const move = { amount, currency: 'usd', metadata: { [RETURNED_CREDIT]: id } };
      await this.stripe.customers.createBalanceTransaction(customer, move, { idempotencyKey: `${id}:credit` });
      return true;
    } catch (error) {
      // A concurrent call does this at the moment, with another balance.
      if (error instanceof Stripe.errors.StripeIdempotencyError) return true;
      return isMissing(error) ? false : rethrowUnavailable(error);
    }
  }

  /** Adds to a customer's credit, once per key. Cents. @returns false for a key that gave another credit */
  async giveCredit(customer: string, cents: number, key: string): Promise<boolean> {
    const change = { amount: -cents, currency: 'usd' };
    try {
      await this.stripe.customers.createBalanceTransaction(customer, change, { idempotencyKey: `credit:${key}` });
      return true;
    } catch (error) {
      const isUsedKey = error instanceof Stripe.errors.StripeIdempotencyError && !isUnavailable(error);
      return isUsedKey ? false : rethrowUnavailable(error);
    }
  }

  /** Deletes a customer with their cards; all their subscriptions end. Ignores a customer that is already deleted. */
  async forget(id: string): Promise<void> {
    await this.stripe.customers
      .del(id)
      .catch((error: unknown) => (isMissing(error) ? undefined : rethrowUnavailable(error)));
  }
}

/** Returns whether the error means that this ID does not exist. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
