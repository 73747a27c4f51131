import type Stripe from 'stripe';
import { propertyTypes } from '../../../../domain/options/property-types.ts';
import { rethrowUnavailable } from '../cards/card-declines.ts';
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
    const found = await this.#stripe.subscriptions.retrieve(subscription).catch(rethrowUnavailable);
    const [item] = found.items.data;
    const state = subscriptionState(found);
    if (!item || !isPaid(state) || state.cancelAtPeriodEnd) return null;
    if (item.price.id === price.id) return state;
    if (state.price !== from || found.pending_update !== null) return null;
    const changed = await this.#stripe.subscriptions
      .update(subscription, { items: [{ id: item.id, price: price.id }], proration_behavior: 'none' })
      .catch(rethrowUnavailable);
    return subscriptionState(changed);
  }
}

/** What a month costs: whole dollars, and the processor's id of that price. */
export interface PriceOffer {
  id: string;
  dollars: number;
}

/**
 * The processor's price of every type that is offered (above 0 dollars [§9]), found by its lookup key and made where it is
 * missing or costs something else. Older subscriptions keep the price they were made with.
 */
export async function ensurePrices(
  stripe: Stripe,
  dollars: Readonly<Record<number, number>>,
): Promise<Map<number, PriceOffer>> {
  const offered = propertyTypes.filter(({ id }) => (dollars[id] ?? 0) > 0);
  if (offered.length === 0) return new Map();
  const keys = offered.map(({ id }) => lookupKey(id));
  const { data: known } = await stripe.prices.list({ lookup_keys: keys, active: true, limit: 100 });
  const prices = new Map<number, PriceOffer>();
  for (const { id: type, label } of offered) {
    const amount = dollars[type] ?? 0;
    const found = known.find((price) => price.lookup_key === lookupKey(type) && price.unit_amount === amount * 100);
    const { id } = found ?? (await makePrice(stripe, type, label, amount));
    prices.set(type, { id, dollars: amount });
  }
  return prices;
}

const lookupKey = (type: number): string => `listing-${type}`;

const makePrice = (stripe: Stripe, type: number, label: string, dollars: number): Promise<Stripe.Price> =>
  stripe.prices.create({
    currency: 'usd',
    unit_amount: dollars * 100,
    recurring: { interval: 'month' },
    lookup_key: lookupKey(type),
    transfer_lookup_key: true,
    product_data: { name: `${label} listing` },
  });
