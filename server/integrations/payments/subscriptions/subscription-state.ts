import type Stripe from 'stripe';
import { invoiceLineLabel } from '../../../../domain/billing/invoice-line-label.ts';
import { CREDIT_LINE } from '../../../../domain/billing/credit.ts';

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
  /** The processor ended it because its month could not be charged. */
  gaveUp: boolean;
  /** The try that made it, and the listing it pays for; null for a subscription that is not ours. */
  intent: string | null;
  listing: number | null;
}

/** A line of a bill, in plain words. */
export interface InvoiceLine {
  words: string;
  amountCents: number;
}

/** A month's bill, or that of a change within it, as it stands at the processor. */
export interface ProcessorInvoiceState {
  id: string;
  /** As it stands on its paper; null before it has one. */
  number: string | null;
  /** The processor's word: open, paid, void, uncollectible. */
  status: string;
  amountCents: number;
  createdAt: Date;
  /** The month it pays for. */
  periodStart: Date;
  periodEnd: Date;
  /** The payment that has paid it, or tries to; null when nothing was due. */
  payment: string | null;
  customer: string;
  /** What was charged for it, by payment; nothing before it is paid. */
  charges: { payment: string; amountCents: number }[];
  /** What was paid by another way and noted at the processor by hand. */
  outsideCents: number;
  /** What it put to its landlord's credit, and what of their credit has paid it. */
  creditCents: number;
  creditUsedCents: number;
  /** What it is for, and what of it was credit; together what was paid, or below 0 what was credited. */
  lines: InvoiceLine[];
  /** How often the schedule has tried to charge it, and when it does next; null when it does not. */
  tries: number;
  nextTryAt: Date | null;
}

/** A payment that was made. */
export interface PaidInvoice extends ProcessorInvoiceState {
  paidAt: Date;
}

export const isPaidInvoice = (invoice: ProcessorInvoiceState): invoice is PaidInvoice => 'paidAt' in invoice;

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
    gaveUp: subscription.cancellation_details?.reason === 'payment_failed',
    intent: intent ?? null,
    listing: listing === undefined ? null : Number(listing),
  };
}

/** What money or credit moved for, or is to move for: a draft is no bill yet, and one of nothing is no payment. */
export function invoiceState(invoice: Stripe.Invoice): (ProcessorInvoiceState | PaidInvoice)[] {
  const { id, number, status, created, amount_paid, amount_due, customer } = invoice;
  const paid = status === 'paid';
  // What a change would cost is nobody's debt: unpaid, the change is not made.
  if (!paid && invoice.billing_reason === 'subscription_update') return [];
  const amountCents = paid ? amount_paid : amount_due;
  const settled = settlement(invoice);
  const moved = amountCents > 0 || settled.creditCents > 0 || settled.creditUsedCents > 0;
  if (!id || !status || status === 'draft' || !moved) return [];
  // The month of the bill is its line's: its own period is the one before.
  const line = invoice.lines.data.toSorted((a, b) => b.period.end - a.period.end)[0];
  const payment = settled.charges[0]?.payment ?? invoice.payments?.data[0]?.payment.payment_intent;
  return [
    {
      id,
      number,
      status,
      amountCents,
      createdAt: date(created),
      periodStart: date(line?.period.start ?? invoice.period_start),
      periodEnd: date(line?.period.end ?? invoice.period_end),
      payment: payment ? idOf(payment) : null,
      customer: customer ? idOf(customer) : '',
      ...settled,
      lines: toLines(invoice, settled.creditUsedCents),
      tries: invoice.attempt_count,
      nextTryAt: invoice.next_payment_attempt === null ? null : date(invoice.next_payment_attempt),
      ...(paid && { paidAt: date(invoice.status_transitions.paid_at ?? created) }),
    },
  ];
}

function toLines({ lines, amount_due, total }: Stripe.Invoice, creditUsedCents: number): InvoiceLine[] {
  const own = lines.data.map(({ description, amount }) => ({
    words: invoiceLineLabel(description ?? ''),
    amountCents: amount,
  }));
  const credit = Math.max(creditUsedCents, total > 0 ? total - amount_due : 0);
  return credit > 0 ? [...own, { words: CREDIT_LINE, amountCents: -credit }] : own;
}

/** How a paid bill was settled: by charges, by another way, by credit; and what of it is the landlord's credit from now on. */
function settlement({ status, payments, lines, total, amount_paid, pre_payment_credit_notes_amount }: Stripe.Invoice) {
  if (status !== 'paid') return { charges: [], outsideCents: 0, creditCents: 0, creditUsedCents: 0 };
  const charges = (payments?.data ?? []).flatMap(({ status: state, amount_paid: cents, payment }) =>
    state === 'paid' && cents && payment.payment_intent
      ? [{ payment: idOf(payment.payment_intent), amountCents: cents }]
      : [],
  );
  const charged = charges.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const corrections = lines.data.filter((line) => line.amount < 0 || isProration(line));
  const given =
    Math.max(0, -corrections.reduce((sum, { amount }) => sum + amount, 0)) + pre_payment_credit_notes_amount;
  // What was billed is what was paid and what credit has paid; a bill that collects a debt pays it back.
  const used = total + given - amount_paid;
  return {
    charges,
    outsideCents: Math.max(0, amount_paid - charged),
    creditCents: given + Math.max(0, -used),
    creditUsedCents: Math.max(0, used),
  };
}

const isProration = ({ parent }: Stripe.InvoiceLineItem): boolean =>
  parent?.invoice_item_details?.proration ?? parent?.subscription_item_details?.proration ?? false;

/** The statuses in which a subscription can still take money. */
export const isLive = ({ status }: Pick<SubscriptionState, 'status'>): boolean =>
  status !== 'canceled' && status !== 'incomplete_expired';

/** Paid for now. */
export const isPaid = ({ status }: Pick<SubscriptionState, 'status'>): boolean =>
  status === 'active' || status === 'trialing';
