import { invoiceObject, invoicePaymentObject, prorationLine, periodLine } from '../shapes/invoice.ts';
import { paymentIntentObject } from '../shapes/payment-intent.ts';
import { itemOf, type Period } from '../shapes/subscription.ts';
import type {
  Customer,
  Invoice,
  InvoiceLine,
  InvoicePayment,
  PaymentIntent,
  Price,
  Subscription,
} from '../stored-objects.ts';
import type { Transaction } from '../transaction.ts';
import { changeBalance } from './customer-balance.ts';
import { cancelIntent } from '../payments/charge-payment.ts';
import type { Proration } from './proration.ts';

export function saveInvoice(work: Transaction, invoice: Invoice): Invoice {
  const due = invoice.status === 'open' && invoice.auto_advance ? invoice.next_payment_attempt : null;
  work.store.put('invoice', invoice, due);
  return invoice;
}

/** Returns a draft: its prorations, else its item's period. Stored later, since the subscription's event comes first. */
export function draftInvoice(
  work: Transaction,
  subscription: Subscription,
  customer: Customer,
  { period, reason, prorations = [] }: Billing,
): Invoice {
  const invoice = invoiceObject(work.now, subscription, customer, period, reason);
  const data =
    prorations.length > 0
      ? prorations.map((each) => prorationLine(invoice, subscription.id, each))
      : [periodLine(invoice, itemOf(subscription), describe(work, itemOf(subscription).price))];
  return { ...invoice, ...sums(data, customer), lines: { ...invoice.lines, data } };
}

/** What an invoice bills, and why. */
export interface Billing {
  period: Period;
  reason: Invoice['billing_reason'];
  prorations?: readonly Proration[];
}

/** The smallest amount that is charged, in cents; a smaller invoice is paid and added to the customer's next one. */
const MINIMUM_CHARGE = 50;

/** Returns the totals of an invoice in cents; the customer's credit is applied first, and a negative total becomes credit. */
function sums(lines: readonly InvoiceLine[], customer: Customer) {
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const open = total + customer.balance;
  const due = open < MINIMUM_CHARGE ? 0 : open;
  return {
    amount_due: due,
    amount_remaining: due,
    starting_balance: customer.balance,
    subtotal: total,
    subtotal_excluding_tax: total,
    total,
    total_excluding_tax: total,
  };
}

export type Totals = ReturnType<typeof sums>;

function describe(work: Transaction, { product, unit_amount }: Price): string {
  return `1 × ${work.need('product', product).name} (at $${((unit_amount ?? 0) / 100).toFixed(2)} / month)`;
}

/** Finalizes a draft: numbers it, applies the customer's balance, and creates the payment intent. */
export function finalizeInvoice(work: Transaction, created: Invoice, customer: Customer): Invoice {
  work.emit('invoice.created', created);
  const sequence = customer.next_invoice_sequence ?? 1;
  const endingBalance = created.total + created.starting_balance - created.amount_due;
  const tooSmall = Math.max(0, endingBalance);
  const applied = endingBalance - tooSmall - created.starting_balance;
  let numbered: Customer = { ...customer, currency: created.currency, next_invoice_sequence: sequence + 1 };
  if (applied === 0 && tooSmall === 0) work.store.put('customer', numbered);
  if (applied !== 0)
    numbered = changeBalance(work, numbered, applied, { type: 'applied_to_invoice', invoice: created.id }).customer;
  if (tooSmall > 0) changeBalance(work, numbered, tooSmall, { type: 'invoice_too_small', invoice: created.id });
  const invoice = saveInvoice(work, {
    ...created,
    effective_at: work.now,
    ending_balance: endingBalance,
    number: `${customer.invoice_prefix ?? ''}-${String(sequence).padStart(4, '0')}`,
    status: 'open',
    status_transitions: { ...created.status_transitions, finalized_at: work.now },
  });
  if (invoice.amount_due > 0) addPayment(work, invoice);
  work.emit('invoice.finalized', invoice);
  return invoice;
}

function addPayment(work: Transaction, invoice: Invoice): void {
  const intent = paymentIntentObject(work.now, {
    amount: invoice.amount_due,
    currency: invoice.currency,
    customer: invoice.customer,
    description: invoice.billing_reason === 'subscription_create' ? 'Subscription creation' : 'Subscription update',
    setup_future_usage: 'off_session',
  });
  work.store.put('payment_intent', intent);
  work.store.hide(intent.id, { invoice: invoice.id });
  work.store.hide(invoice.id, { paymentIntent: intent.id });
  work.store.put('invoice_payment', invoicePaymentObject(work.now, invoice, intent.id));
}

/** Returns the payment intent of an invoice; none when nothing was due. */
export function intentOf(work: Transaction, invoice: Invoice): PaymentIntent | undefined {
  const id = work.store.hidden(invoice.id).paymentIntent;
  return id === undefined ? undefined : work.need('payment_intent', id);
}

export function paymentsOf(work: Transaction, invoice: string): InvoicePayment[] {
  return work.store.list('invoice_payment', [{ path: '$.invoice', is: '=', value: invoice }]);
}

function closePayments(work: Transaction, { id }: Invoice, status: 'paid' | 'canceled'): void {
  const paid = status === 'paid';
  for (const payment of paymentsOf(work, id))
    work.store.put('invoice_payment', {
      ...payment,
      amount_paid: paid ? payment.amount_requested : null,
      status,
      status_transitions: { canceled_at: paid ? null : work.now, paid_at: paid ? work.now : null },
    });
}

/** Marks an invoice as paid and emits its event. A payment outside Stripe (`paid_out_of_band`) leaves its intent unused. */
export function markPaid(work: Transaction, invoice: Invoice, outOfBand = false): Invoice {
  const paid = saveInvoice(work, {
    ...invoice,
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempted: true,
    auto_advance: false,
    next_payment_attempt: null,
    status: 'paid',
    status_transitions: { ...invoice.status_transitions, paid_at: work.now },
  });
  const intent = intentOf(work, invoice);
  if (outOfBand && intent) cancelIntent(work, intent);
  closePayments(work, invoice, outOfBand ? 'canceled' : 'paid');
  work.emit('invoice.paid', paid);
  work.emit('invoice.payment_succeeded', paid);
  return paid;
}

/** Voids an invoice: neither it nor its intent can be paid, and the credit it used is restored. */
export function voidInvoice(work: Transaction, invoice: Invoice): Invoice {
  const intent = intentOf(work, invoice);
  if (intent) cancelIntent(work, intent);
  const customer = work.customerOf(invoice);
  const applied = (invoice.ending_balance ?? 0) - invoice.starting_balance;
  if (customer && applied !== 0)
    changeBalance(work, customer, -applied, { type: 'unapplied_from_invoice', invoice: invoice.id });
  closePayments(work, invoice, 'canceled');
  const voided = saveInvoice(work, {
    ...invoice,
    auto_advance: false,
    next_payment_attempt: null,
    status: 'void',
    status_transitions: { ...invoice.status_transitions, voided_at: work.now },
  });
  work.emit('invoice.voided', voided);
  return voided;
}
