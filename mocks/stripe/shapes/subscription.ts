import { newId } from '../ids.ts';
import { nullFields } from './null-fields.ts';
import type { Price, Subscription, SubscriptionItem } from '../stored-objects.ts';
import { planObject } from './price.ts';

export interface Period {
  start: number;
  end: number;
}

type NewSubscription = Pick<Subscription, 'customer' | 'default_payment_method' | 'metadata'>;

/** Returns a subscription for a price per month, whose first period begins now. */
export function subscriptionObject(created: number, price: Price, end: number, given: NewSubscription): Subscription {
  const id = newId('sub');
  const item: SubscriptionItem = {
    id: newId('si', 14),
    object: 'subscription_item',
    billing_thresholds: null,
    created,
    current_period_end: end,
    current_period_start: created,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planObject(price),
    price,
    quantity: 1,
    subscription: id,
    tax_rates: [],
  };
  return {
    id,
    object: 'subscription',
    ...nullFields('application application_fee_percent billing_cycle_anchor_config billing_thresholds cancel_at'),
    ...nullFields('canceled_at customer_account days_until_due default_source description ended_at latest_invoice'),
    ...nullFields('managed_payments next_pending_invoice_item_invoice on_behalf_of pause_collection'),
    ...nullFields('pending_invoice_item_interval pending_setup_intent pending_update schedule test_clock'),
    ...nullFields('transfer_data trial_end trial_start'),
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: created,
    billing_mode: { flexible: null, type: 'classic' },
    billing_schedules: [],
    cancel_at_period_end: false,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created,
    currency: 'usd',
    default_tax_rates: [],
    discounts: [],
    invoice_settings: { ...nullFields('account_tax_ids custom_fields description footer'), issuer: { type: 'self' } },
    items: { object: 'list', data: [item], has_more: false, url: `/v1/subscription_items?subscription=${id}` },
    livemode: false,
    payment_settings: { payment_method_options: null, payment_method_types: null, save_default_payment_method: 'off' },
    start_date: created,
    status: 'incomplete',
    trial_settings: { end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' } },
    ...given,
  };
}

/** Returns the only item of a subscription. */
export function itemOf({ id, items }: Subscription): SubscriptionItem {
  const [item] = items.data;
  if (!item) throw new Error(`Subscription ${id} has no item`);
  return item;
}

/** Returns a subscription with a changed item. */
export function withItem(subscription: Subscription, change: Partial<SubscriptionItem>): Subscription {
  return { ...subscription, items: { ...subscription.items, data: [{ ...itemOf(subscription), ...change }] } };
}

export function periodOf(subscription: Subscription): Period {
  const { current_period_start: start, current_period_end: end } = itemOf(subscription);
  return { start, end };
}
