import type Stripe from 'stripe';
import { rethrow } from './declines.ts';
import type { PriceOffer } from './prices.ts';
import { isPaid, subscriptionState, type SubscriptionState } from './subscription-state.ts';

/** Gives a running subscription another price from its next renewal on; the month that runs stays as it was paid. */
export class RenewalPrices {
  readonly #stripe: Stripe;

  constructor(stripe: Stripe) {
    this.#stripe = stripe;
  }

  /**
   * Asked twice, it is given once.
   * @param from whole dollars that it costs until then
   * @returns null when it is not as the caller thinks: cancelled, owed, or at another price. Nothing has changed then.
   */
  async set(subscription: string, price: PriceOffer, from: number): Promise<SubscriptionState | null> {
    const found = await this.#stripe.subscriptions.retrieve(subscription).catch(rethrow);
    const [item] = found.items.data;
    const state = subscriptionState(found);
    if (!item || !isPaid(state) || state.cancelAtPeriodEnd) return null;
    if (item.price.id === price.id) return state;
    if (state.price !== from || found.pending_update !== null) return null;
    const changed = await this.#stripe.subscriptions
      .update(subscription, { items: [{ id: item.id, price: price.id }], proration_behavior: 'none' })
      .catch(rethrow);
    return subscriptionState(changed);
  }
}
