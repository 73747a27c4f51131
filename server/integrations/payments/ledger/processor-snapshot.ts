import type Stripe from 'stripe';
import { objectId, listAll } from '../processor-objects.ts';
import {
  creditMovements,
  disputeMovements,
  refundMovements,
  type CreditMovement,
  type ProcessorMovement,
} from './ledger-movements.ts';
import {
  invoiceState,
  subscriptionState,
  type ProcessorInvoiceState,
  type SubscriptionState,
} from '../subscriptions/subscription-state.ts';

/** An invoice of this product with its subscription. */
export type ProcessorInvoice = ProcessorInvoiceState & {
  paidAt?: Date;
  subscription: string;
  listing: number | null;
  intent: string;
  paid: boolean;
};

/** All of this product's entries at the processor: invoices of subscriptions created by a publish intent. */
export interface ProcessorSnapshot {
  subscriptions: SubscriptionState[];
  invoices: ProcessorInvoice[];
  /** Successful charges, by payment; of all customers. */
  charges: { id: string; payment: string | null; amountCents: number; customer: string | null }[];
  /** Refunds and chargebacks, by payment. */
  returns: (ProcessorMovement & { payment: string })[];
  /** Manual changes of a landlord's credit. */
  credits: (CreditMovement & { customer: string })[];
  /** The credit balance of each existing customer. Cents; negative is a debt. */
  balances: Map<string, number>;
  /** The number of the account's subscriptions that no publish intent of this product created. */
  strangers: number;
}

/** Reads the processor's whole ledger, without changes; a hundred objects per call. */
export class ProcessorSnapshots {
  constructor(private readonly stripe: Stripe) {}

  /** @param creditOf customers whose credit is read regardless of their balance. @throws PaymentsUnavailable */
  async read(creditOf: ReadonlySet<string> = new Set()): Promise<ProcessorSnapshot> {
    const { subscriptions, invoices, charges, refunds, disputes, customers } = this.stripe;
    const [subs, bills, taken, given, disputed, people] = await Promise.all([
      listAll(subscriptions.list({ status: 'all', limit: 100 })),
      listAll(invoices.list({ limit: 100, expand: ['data.payments'] })),
      listAll(charges.list({ limit: 100 })),
      listAll(refunds.list({ limit: 100 })),
      listAll(disputes.list({ limit: 100 })),
      listAll(customers.list({ limit: 100 })),
    ]);
    const ours = subs.filter(({ metadata }) => metadata['intent'] !== undefined).map(subscriptionState);
    const byId = new Map(ours.map((state) => [state.id, state]));
    const balances = new Map(people.map(({ id, balance }) => [id, 0 - balance] as const));
    const looked = new Set(people.filter(({ id, balance }) => balance !== 0 || creditOf.has(id)).map(({ id }) => id));
    return {
      subscriptions: ours,
      invoices: bills.flatMap((bill) => processorInvoices(bill, byId)),
      charges: taken
        .filter(({ status, captured }) => status === 'succeeded' && captured)
        .map(({ id, payment_intent, amount_captured, customer }) => ({
          id,
          payment: objectId(payment_intent),
          amountCents: amount_captured,
          customer: objectId(customer),
        })),
      returns: [
        ...given.flatMap((refund) => withPayment(refund, refundMovements(refund))),
        ...disputed.flatMap((dispute) => withPayment(dispute, disputeMovements(dispute))),
      ],
      credits: await this.#credits(looked),
      balances,
      strangers: subs.length - ours.length,
    };
  }

  async #credits(customers: ReadonlySet<string>): Promise<ProcessorSnapshot['credits']> {
    const found: ProcessorSnapshot['credits'] = [];
    for (const customer of customers)
      for (const each of await listAll(this.stripe.customers.listBalanceTransactions(customer, { limit: 100 })))
        found.push(...creditMovements(each).map((move) => ({ ...move, customer })));
    return found;
  }
}

const withPayment = (
  { payment_intent }: { payment_intent: string | { id: string } | null },
  moves: readonly ProcessorMovement[],
) => {
  const payment = objectId(payment_intent);
  return payment === null ? [] : moves.map((move) => ({ ...move, payment }));
};

function processorInvoices(invoice: Stripe.Invoice, ours: ReadonlyMap<string, SubscriptionState>): ProcessorInvoice[] {
  const { subscription: of } = invoice.parent?.subscription_details ?? {};
  const state = ours.get(objectId(of) ?? '');
  if (!state) return [];
  const { id: subscription, listing, intent } = state;
  const paid = invoice.status === 'paid';
  return invoiceState(invoice).map((bill) => ({ ...bill, subscription, listing, intent: intent ?? '', paid }));
}
