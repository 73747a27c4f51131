import { newId } from '../ids.ts';
import { nullFields } from './null-fields.ts';
import type { Price, Product, SubscriptionItem } from '../stored-objects.ts';

export function productObject(created: number, name: string): Product {
  return {
    id: newId('prod', 14),
    object: 'product',
    ...nullFields('default_price description package_dimensions shippable statement_descriptor tax_code tax_details'),
    ...nullFields('unit_label url'),
    active: true,
    created,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: {},
    name,
    type: 'service',
    updated: created,
  };
}

/** Returns a price per month. */
export function priceObject(created: number, given: Pick<Price, 'lookup_key' | 'product' | 'unit_amount'>): Price {
  return {
    id: newId('price'),
    object: 'price',
    ...nullFields('custom_unit_amount nickname tiers_mode transform_quantity'),
    active: true,
    billing_scheme: 'per_unit',
    created,
    currency: 'usd',
    livemode: false,
    metadata: {},
    recurring: { interval: 'month', interval_count: 1, meter: null, trial_period_days: null, usage_type: 'licensed' },
    tax_behavior: 'unspecified',
    type: 'recurring',
    unit_amount_decimal: String(given.unit_amount),
    ...given,
  };
}

/** Returns the older form of a recurring price, which subscription items still contain. */
export function planObject(price: Price): SubscriptionItem['plan'] {
  return {
    id: price.id,
    object: 'plan',
    ...nullFields('meter tiers_mode transform_usage trial_period_days'),
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: price.billing_scheme,
    created: price.created,
    currency: price.currency,
    interval: 'month',
    interval_count: 1,
    livemode: false,
    metadata: price.metadata,
    nickname: price.nickname,
    product: price.product,
    usage_type: 'licensed',
  };
}
