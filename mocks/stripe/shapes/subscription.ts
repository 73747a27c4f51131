import { newId } from '../ids.ts';
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
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: created,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: null, type: 'classic' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created,
    currency: 'usd',
    customer_account: null,
    days_until_due: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: { object: 'list', data: [item], has_more: false, url: `/v1/subscription_items?subscription=${id}` },
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: { payment_method_options: null, payment_method_types: null, save_default_payment_method: 'off' },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: created,
    status: 'incomplete',
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: { end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' } },
    trial_start: null,
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
