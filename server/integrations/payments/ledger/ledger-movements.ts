import type Stripe from 'stripe';
import type { LedgerEntryType } from '../../../../domain/billing/ledger-entries.ts';
import { rethrowUnavailable } from '../cards/card-declines.ts';
import { objectId } from '../object-id.ts';
import { listAll } from '../list-all.ts';

/** One movement of money or of credit, by the processor's number of what moved it. Cents, always above nothing. */
export interface ProcessorMovement {
  kind: LedgerEntryType;
  source: string;
  amountCents: number;
  at: Date;
}

/** What a payment has paid. */
export interface PaymentSubject {
  invoice: string;
  subscription: string | null;
  listing: number | null;
  customer: string | null;
}

const date = (seconds: number): Date => new Date(seconds * 1000);

/** What went back of a payment: given by us, here or at the processor's own desk, or taken back by a bank. */
export class ProcessorMovements {
  readonly #stripe: Stripe;

  constructor(stripe: Stripe) {
    this.#stripe = stripe;
  }

  /** Everything that went back of a payment, and what of it came to us again. */
  async ofPayment(payment: string): Promise<ProcessorMovement[]> {
    const refunds = await listAll(this.#stripe.refunds.list({ payment_intent: payment, limit: 100 }));
    const disputes = await listAll(this.#stripe.disputes.list({ payment_intent: payment, limit: 100 }));
    // The processor tells the newest first.
    return [...refunds.toReversed().flatMap(refundMovements), ...disputes.toReversed().flatMap(disputeMovements)];
  }

  /** The bill that a payment has paid; null for one that paid none. */
  async paidFor(payment: string): Promise<PaymentSubject | null> {
    const { data } = await this.#stripe.invoicePayments
      .list({ payment: { type: 'payment_intent', payment_intent: payment }, limit: 1, expand: ['data.invoice'] })
      .catch(rethrowUnavailable);
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

  /** What was put to a landlord's credit, or taken from it, by hand: what bills did to it stands on them. */
  async creditOf(customer: string): Promise<(ProcessorMovement & { invoice: string | null })[]> {
    const all = await listAll(this.#stripe.customers.listBalanceTransactions(customer, { limit: 100 }));
    return all.toReversed().flatMap(creditMovements);
  }
}

/** A refund that failed came back to us; one that is still on its way is as good as given. */
export function refundMovements({ id, amount, status, created }: Stripe.Refund): ProcessorMovement[] {
  const given: ProcessorMovement = { kind: 'refund', source: id, amountCents: amount, at: date(created) };
  const failed = status === 'failed' || status === 'canceled';
  return failed ? [given, { ...given, kind: 'refund_returned' }] : [given];
}

/** What a bank took back is ours no more, until the dispute is won. An inquiry has moved nothing yet. */
export function disputeMovements({ id, amount, balance_transactions, created }: Stripe.Dispute): ProcessorMovement[] {
  return balance_transactions.map((each) => ({
    kind: each.amount < 0 ? 'dispute' : 'dispute_returned',
    source: id,
    amountCents: Math.abs(each.amount) || amount,
    at: date(each.created || created),
  }));
}

/** Those of bills are read from the bills. */
const INVOICE_TRANSACTION_TYPES: ReadonlySet<string> = new Set([
  'applied_to_invoice',
  'unapplied_from_invoice',
  'invoice_too_small',
  'invoice_too_large',
]);

export function creditMovements(
  each: Stripe.CustomerBalanceTransaction,
): (ProcessorMovement & { invoice: string | null })[] {
  if (INVOICE_TRANSACTION_TYPES.has(each.type) || each.amount === 0) return [];
  return [
    {
      kind: each.amount < 0 ? 'credit' : 'credit_used',
      source: each.id,
      amountCents: Math.abs(each.amount),
      at: date(each.created),
      invoice: objectId(each.invoice),
    },
  ];
}
