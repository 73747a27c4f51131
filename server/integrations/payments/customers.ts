import Stripe from 'stripe';
import { rethrowUnavailable } from './cards/card-declines.ts';
import type { PaidInvoice } from './subscriptions/subscription-state.ts';

/** Under this name a movement of credit says which bill it takes back. */
const RETURNED_CREDIT = 'returned_bill';

/** What the processor keeps of a landlord. */
export class Customers {
  readonly #stripe: Stripe;

  constructor(stripe: Stripe) {
    this.#stripe = stripe;
  }

  /** A new e-mail, for the receipts that the processor sends itself. */
  async changeEmail(id: string, email: string): Promise<void> {
    await this.#stripe.customers.update(id, { email }).catch(rethrowUnavailable);
  }

  /**
   * Undoes what a bill did to its customer's credit: what it used is theirs again, what it gave is taken back as far as it is
   * still there, for nobody is to owe it. Asked twice, it is done once.
   * @returns whether anything of it moved, now or before.
   */
  async returnCredit({ id, customer, creditUsedCents, creditCents }: PaidInvoice): Promise<boolean> {
    const wanted = creditCents - creditUsedCents;
    if (wanted === 0) return false;
    try {
      for await (const each of this.#stripe.customers.listBalanceTransactions(customer, { limit: 100 }))
        if (each.metadata?.[RETURNED_CREDIT] === id) return true;
      const found = await this.#stripe.customers.retrieve(customer);
      const amount = Math.min(wanted, found.deleted ? 0 : Math.max(0, -found.balance));
      if (amount === 0 || found.deleted) return false;
      const move = { amount, currency: 'usd', metadata: { [RETURNED_CREDIT]: id } };
      await this.#stripe.customers.createBalanceTransaction(customer, move, { idempotencyKey: `${id}:credit` });
      return true;
    } catch (error) {
      // Somebody else does it at this moment, and saw another balance.
      if (error instanceof Stripe.errors.StripeIdempotencyError) return true;
      return isMissing(error) ? false : rethrowUnavailable(error);
    }
  }

  /** Forgets a customer with their cards; whatever could still charge them ends. One that is gone already stays so. */
  async forget(id: string): Promise<void> {
    await this.#stripe.customers
      .del(id)
      .catch((error: unknown) => (isMissing(error) ? undefined : rethrowUnavailable(error)));
  }
}

/** Nothing of that id was ever made here. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
