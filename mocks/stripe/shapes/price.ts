import { newId } from '../ids.ts';
import type { Price, Product, SubscriptionItem } from '../stored-objects.ts';

export function productObject(created: number, given: Pick<Product, 'name'> & Partial<Product>): Product {
  return {
    id: newId('prod', 14),
    object: 'product',
    active: true,
    created,
    default_price: null,
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: {},
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: created,
    url: null,
    ...given,
  };
}

export function priceObject(
  created: number,
  given: Pick<Price, 'currency' | 'product' | 'unit_amount' | 'recurring'> & Partial<Price>,
): Price {
  return {
    id: newId('price'),
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: given.recurring ? 'recurring' : 'one_time',
    unit_amount_decimal: given.unit_amount === null ? null : String(given.unit_amount),
    ...given,
  };
}

/** Returns the older form of a recurring price, which subscription items still contain. */
export function planObject(price: Price): SubscriptionItem['plan'] {
  if (!price.recurring) throw new Error(`Price ${price.id} does not recur`);
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: price.billing_scheme,
    created: price.created,
    currency: price.currency,
    interval: price.recurring.interval,
    interval_count: price.recurring.interval_count,
    livemode: false,
    metadata: price.metadata,
    meter: null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  };
}
