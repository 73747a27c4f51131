import type Stripe from 'stripe';
import { objectId } from '../processor-objects.ts';
import { invoiceLineLabel } from '../../../../domain/billing/receipt-state.ts';
import { addedToNextBill, CREDIT_LINE, NEXT_BILL_LINE, OUTSTANDING_LINE } from '../../../../domain/billing/credit.ts';

/** A subscription's state at the processor, in the product's terms. */
export interface SubscriptionState {
  id: string;
  customer: string;
  status: Stripe.Subscription.Status;
  /** Whole dollars per month. */
  price: number;
  anchor: Date;
  periodStart: Date;
  periodEnd: Date;
  cancelAtPeriodEnd: boolean;
  endedAt: Date | null;
  /** Whether the processor ended it because a renewal could not be charged. */
  gaveUp: boolean;
  /** The publish intent that created it, and its listing; null for a subscription of another product. */
  intent: string | null;
  listing: number | null;
}

/** The state at the processor of an invoice for a month, or for a change within it. */
export interface ProcessorInvoiceState {
  id: string;
  /** Null for an invoice without one. */
  subscription: string | null;
  /** The invoice number; null for a draft. */
  number: string | null;
  /** The processor's status: open, paid, void, uncollectible. */
  status: string;
  amountCents: number;
  createdAt: Date;
  /** The start of the month that it bills. */
  periodStart: Date;
  periodEnd: Date;
  /** The payment that has paid it or is attempted; null when nothing was due. */
  payment: string | null;
  customer: string;
  /** The charges for it, by payment; empty before it is paid. */
  charges: { payment: string; amountCents: number }[];
  /** The amount paid out of band and recorded manually at the processor. */
  outsideCents: number;
  /** The amount that it credited to its landlord, and the amount of their credit that has paid it. */
  creditCents: number;
  creditUsedCents: number;
  /** The items in plain language, the credit used, and what was or stays outstanding; the sum is the amount paid, or if negative the amount credited. */
  lines: { description: string; amountCents: number }[];
  /** The number of scheduled attempts, and the time of the next one; null when there is none. */
  tries: number;
  nextAttemptAt: Date | null;
}

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

/** Returns invoices that moved or will move money or credit: no drafts, and no invoices of zero. */
export function invoiceState(invoice: Stripe.Invoice): (ProcessorInvoiceState | PaidInvoice)[] {
  const { id, number, status, created, amount_paid, amount_due, customer } = invoice;
  const paid = status === 'paid';
  // An unpaid change is not applied, so its invoice is not a debt.
  if (!paid && invoice.billing_reason === 'subscription_update') return [];
  const amountCents = paid ? amount_paid : amount_due;
  const settled = settlement(invoice);
  const moved = amountCents > 0 || settled.creditCents > 0 || settled.creditUsedCents > 0;
  if (!id || !status || status === 'draft' || !moved) return [];
  // The billed month is that of its line: the invoice's own period is the previous one.
  const line = invoice.lines.data.toSorted((a, b) => b.period.end - a.period.end)[0];
  const payment = settled.charges[0]?.payment ?? invoice.payments?.data[0]?.payment.payment_intent;
  return [
    {
      id,
      subscription: objectId(invoice.parent?.subscription_details?.subscription),
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
      nextAttemptAt: invoice.next_payment_attempt === null ? null : date(invoice.next_payment_attempt),
      ...(paid && { paidAt: date(invoice.status_transitions.paid_at ?? created) }),
    },
  ];
}

function toLines(
  { lines, amount_due, total, starting_balance, ending_balance }: Stripe.Invoice,
  creditUsedCents: number,
): ProcessorInvoiceState['lines'] {
  const own = lines.data.map(({ description, amount }) => ({
    description: invoiceLineLabel(description ?? ''),
    amountCents: amount,
  }));
  const added = addedToNextBill(starting_balance, ending_balance ?? 0);
  const credit = Math.max(creditUsedCents, total > 0 ? total - amount_due : 0) - added;
  const outstanding = amount_due > 0 ? amount_due - total : 0;
  return [
    ...own,
    ...(credit > 0 ? [{ description: CREDIT_LINE, amountCents: -credit }] : []),
    ...(added > 0 ? [{ description: NEXT_BILL_LINE, amountCents: -added }] : []),
    ...(outstanding > 0 ? [{ description: OUTSTANDING_LINE, amountCents: outstanding }] : []),
  ];
}

/** Returns how an invoice was settled: by charges, out of band, by credit; and how much of it became the landlord's credit. */
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
  // The billed amount is the amount paid plus credit used; an invoice that collects a debt repays it.
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

/** Returns whether the subscription can still be charged. */
export const isLive = ({ status }: Pick<SubscriptionState, 'status'>): boolean =>
  status !== 'canceled' && status !== 'incomplete_expired';

/** Returns whether the current period is paid. */
export const isPaid = ({ status }: Pick<SubscriptionState, 'status'>): boolean =>
  status === 'active' || status === 'trialing';
