import type Stripe from 'stripe';
import { propertyTypes } from '../../../../domain/options/property-types.ts';
import { PaymentsUnavailable, answerOf } from '../cards/card-declines.ts';
import { isPaid, subscriptionState, type SubscriptionState } from './subscription-state.ts';

/** Sets another price of a running subscription from its next renewal on; the current month stays as paid. */
export class RenewalPrices {
  constructor(private readonly stripe: Stripe) {}

  /**
   * Sets the price. Idempotent.
   * @param from the current price in whole dollars
   * @returns null, without any change, when the subscription is canceled, past due, or at another price.
   */
  async set(subscription: string, price: PriceOffer, from: number): Promise<SubscriptionState | null> {
    const found = await answerOf(this.stripe.subscriptions.retrieve(subscription));
    const [item] = found.items.data;
    const state = subscriptionState(found);
    if (!item || !isPaid(state) || state.cancelAtPeriodEnd) return null;
    if (item.price.id === price.id) return state;
    if (state.price !== from || found.pending_update !== null) return null;
    const changed = await answerOf(
      this.stripe.subscriptions.update(subscription, {
        items: [{ id: item.id, price: price.id }],
        proration_behavior: 'none',
      }),
    );
    return subscriptionState(changed);
  }
}

/** The price per month: whole dollars, and the processor's ID of that price. */
export interface PriceOffer {
  id: string;
  dollars: number;
}

const offeredTypes = (dollars: Readonly<Record<number, number>>) =>
  propertyTypes.filter(({ id }) => (dollars[id] ?? 0) > 0);

/** Returns the offered prices while the processor has not answered; reading an `id` throws PaymentsUnavailable. */
export const unconnectedPrices = (dollars: Readonly<Record<number, number>>): Map<number, PriceOffer> =>
  new Map(
    offeredTypes(dollars).map(({ id: type }) => [
      type,
      {
        dollars: dollars[type] ?? 0,
        get id(): string {
          throw new PaymentsUnavailable('The processor has not answered since the start.');
        },
      },
    ]),
  );

/**
 * Returns the processor's price of every offered type (above 0 dollars [§9]), found by its lookup key and created if it
 * is missing or has another amount. Older subscriptions keep their price.
 */
export async function ensurePrices(
  stripe: Stripe,
  dollars: Readonly<Record<number, number>>,
): Promise<Map<number, PriceOffer>> {
  const offered = offeredTypes(dollars);
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
