import type Stripe from 'stripe';
import type { LedgerEntryType } from '../../../../domain/billing/ledger-entries.ts';
import { answerOf } from '../cards/card-declines.ts';
import { RETURNED_CREDIT } from '../customers.ts';
import { objectId, listAll } from '../processor-objects.ts';

/** A ledger entry of money or credit, by the processor's ID of its cause. Cents, always positive. */
export interface ProcessorMovement {
  entryType: LedgerEntryType;
  source: string;
  amountCents: number;
  at: Date;
}

export interface PaymentSubject {
  invoice: string;
  subscription: string | null;
  listing: number | null;
  customer: string | null;
}

const date = (seconds: number): Date => new Date(seconds * 1000);

/** Reads what was returned from a payment: refunded by us or in the processor's dashboard, or charged back by a bank. */
export class ProcessorMovements {
  constructor(private readonly stripe: Stripe) {}

  /** Returns all refunds and chargebacks of a payment, and their reversals. */
  async ofPayment(payment: string): Promise<ProcessorMovement[]> {
    const refunds = await listAll(this.stripe.refunds.list({ payment_intent: payment, limit: 100 }));
    const disputes = await listAll(this.stripe.disputes.list({ payment_intent: payment, limit: 100 }));
    // The processor lists the newest first.
    return [...refunds.toReversed().flatMap(refundMovements), ...disputes.toReversed().flatMap(disputeMovements)];
  }

  /** Returns the invoice that a payment has paid; null for a payment without an invoice. */
  async paidFor(payment: string): Promise<PaymentSubject | null> {
    const { data } = await answerOf(
      this.stripe.invoicePayments.list({
        payment: { type: 'payment_intent', payment_intent: payment },
        limit: 1,
        expand: ['data.invoice'],
      }),
    );
    const invoice = data[0]?.invoice;
    if (typeof invoice !== 'object' || !('customer' in invoice)) return null;
    const { subscription, metadata } = invoice.parent?.subscription_details ?? {};
    const listing = metadata?.['listing'];
    return {
      invoice: invoice.id ?? '',
      subscription: objectId(subscription),
      listing: listing === undefined ? null : Number(listing),
      customer: objectId(invoice.customer),
    };
  }

  /** Returns manual additions and deductions of a landlord's credit; the effects of invoices are stored on the invoices. */
  async creditOf(customer: string): Promise<CreditMovement[]> {
    const all = await listAll(this.stripe.customers.listBalanceTransactions(customer, { limit: 100 }));
    return all.toReversed().flatMap(creditMovements);
  }
}

/** Returns a refund's entries: a failed refund is returned to us; a pending one counts as refunded. */
export function refundMovements({ id, amount, status, created }: Stripe.Refund): ProcessorMovement[] {
  const given: ProcessorMovement = { entryType: 'refund', source: id, amountCents: amount, at: date(created) };
  const failed = status === 'failed' || status === 'canceled';
  return failed ? [given, { ...given, entryType: 'refund_returned' }] : [given];
}

/** Returns a dispute's entries: the amount is deducted until the dispute is won. An inquiry has moved nothing yet. */
export function disputeMovements({ id, amount, balance_transactions, created }: Stripe.Dispute): ProcessorMovement[] {
  return balance_transactions.map((each) => ({
    entryType: each.amount < 0 ? 'dispute' : 'dispute_returned',
    source: id,
    amountCents: Math.abs(each.amount) || amount,
    at: date(each.created || created),
  }));
}

/** Transactions of invoices, which are read from the invoices. */
const INVOICE_TRANSACTION_TYPES: ReadonlySet<string> = new Set([
  'applied_to_invoice',
  'unapplied_from_invoice',
  'invoice_too_small',
  'invoice_too_large',
]);

/** `reverses`: the invoice whose effect on the credit it reverses. */
export type CreditMovement = ProcessorMovement & { invoice: string | null; reverses: string | null };

export function creditMovements(each: Stripe.CustomerBalanceTransaction): CreditMovement[] {
  if (INVOICE_TRANSACTION_TYPES.has(each.type) || each.amount === 0) return [];
  return [
    {
      entryType: each.amount < 0 ? 'credit' : 'credit_used',
      source: each.id,
      amountCents: Math.abs(each.amount),
      at: date(each.created),
      invoice: objectId(each.invoice),
      reverses: each.metadata?.[RETURNED_CREDIT] ?? null,
    },
  ];
}
