import type Stripe from 'stripe';

/** A subscription as it stands at the processor, in the product's terms. */
export interface SubscriptionState {
  id: string;
  customer: string;
  status: Stripe.Subscription.Status;
  /** Whole dollars a month. */
  price: number;
  anchor: Date;
  periodStart: Date;
  periodEnd: Date;
  cancelAtPeriodEnd: boolean;
  endedAt: Date | null;
  /** The try that made it, and the listing it pays for; null for a subscription that is not ours. */
  intent: string | null;
  listing: number | null;
}

/** A payment that was made. */
export interface PaidInvoice {
  id: string;
  amountCents: number;
  paidAt: Date;
}

const date = (seconds: number): Date => new Date(seconds * 1000);
const idOf = (value: string | { id: string }): string => (typeof value === 'string' ? value : value.id);

export function subscriptionState(subscription: Stripe.Subscription): SubscriptionState {
  const item = subscription.items.data[0];
  if (!item) throw new Error(`Subscription ${subscription.id} has no item.`);
  const { intent, listing } = subscription.metadata;
  return {
    id: subscription.id,
    customer: idOf(subscription.customer),
    status: subscription.status,
    price: Math.round((item.price.unit_amount ?? 0) / 100),
    anchor: date(subscription.billing_cycle_anchor),
    periodStart: date(item.current_period_start),
    periodEnd: date(item.current_period_end),
    cancelAtPeriodEnd: subscription.cancel_at_period_end,
    endedAt: subscription.ended_at === null ? null : date(subscription.ended_at),
    intent: intent ?? null,
    listing: listing === undefined ? null : Number(listing),
  };
}

/** Only what money moved for: an invoice of nothing is no payment. */
export function paidInvoice(invoice: Stripe.Invoice): PaidInvoice[] {
  if (invoice.status !== 'paid' || invoice.amount_paid <= 0) return [];
  return [
    {
      id: invoice.id,
      amountCents: invoice.amount_paid,
      paidAt: date(invoice.status_transitions.paid_at ?? invoice.created),
    },
  ];
}

/** The statuses in which a subscription can still take money. */
export const isLive = ({ status }: Pick<SubscriptionState, 'status'>): boolean =>
  status !== 'canceled' && status !== 'incomplete_expired';

/** Paid for now. */
export const isPaid = ({ status }: Pick<SubscriptionState, 'status'>): boolean =>
  status === 'active' || status === 'trialing';
