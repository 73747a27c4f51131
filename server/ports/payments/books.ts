import type Stripe from 'stripe';
import { idOf } from './id-of.ts';
import { creditMoves, disputeMoves, refundMoves, type Movement } from './movements.ts';
import { invoiceState, subscriptionState, type InvoiceState, type SubscriptionState } from './subscription-state.ts';
import { wholeList } from './whole-list.ts';

/** A bill of ours with what it bills. */
export type BookedInvoice = InvoiceState & {
  paidAt?: Date;
  subscription: string;
  listing: number | null;
  intent: string;
  paid: boolean;
};

/** Everything that has moved at the processor and is ours: bills of subscriptions that a try has made. */
export interface ProcessorBooks {
  subscriptions: SubscriptionState[];
  invoices: BookedInvoice[];
  /** Charges that went through, by payment; of all customers. */
  charges: { id: string; payment: string | null; amountCents: number; customer: string | null }[];
  /** What went back, by payment. */
  returns: (Movement & { payment: string })[];
  /** What was done to a landlord's credit by hand. */
  credits: (Movement & { customer: string; invoice: string | null })[];
  /** What each customer who is still one has to their credit. Cents; below nothing is a debt. */
  balances: Map<string, number>;
  /** Subscriptions of the account that no try of this product has made. */
  strangers: number;
}

/** Reads the processor's side of the books, whole; nothing is changed there. A hundred objects a call. */
export class Books {
  readonly #stripe: Stripe;

  constructor(stripe: Stripe) {
    this.#stripe = stripe;
  }

  /** `creditOf`: customers whose credit is looked at whatever it stands at. @throws PaymentsUnavailable */
  async read(creditOf: ReadonlySet<string> = new Set()): Promise<ProcessorBooks> {
    const { subscriptions, invoices, charges, refunds, disputes, customers } = this.#stripe;
    const [subs, bills, taken, given, disputed, people] = await Promise.all([
      wholeList(subscriptions.list({ status: 'all', limit: 100 })),
      wholeList(invoices.list({ limit: 100, expand: ['data.payments'] })),
      wholeList(charges.list({ limit: 100 })),
      wholeList(refunds.list({ limit: 100 })),
      wholeList(disputes.list({ limit: 100 })),
      wholeList(customers.list({ limit: 100 })),
    ]);
    const ours = subs.filter(({ metadata }) => metadata['intent'] !== undefined).map(subscriptionState);
    const byId = new Map(ours.map((state) => [state.id, state]));
    const balances = new Map(people.map(({ id, balance }) => [id, 0 - balance] as const));
    const looked = new Set(people.filter(({ id, balance }) => balance !== 0 || creditOf.has(id)).map(({ id }) => id));
    return {
      subscriptions: ours,
      invoices: bills.flatMap((bill) => bookedInvoices(bill, byId)),
      charges: taken
        .filter(({ status, captured }) => status === 'succeeded' && captured)
        .map(({ id, payment_intent, amount_captured, customer }) => ({
          id,
          payment: idOf(payment_intent),
          amountCents: amount_captured,
          customer: idOf(customer),
        })),
      returns: [
        ...given.flatMap((refund) => withPayment(refund, refundMoves(refund))),
        ...disputed.flatMap((dispute) => withPayment(dispute, disputeMoves(dispute))),
      ],
      credits: await this.#credits(looked),
      balances,
      strangers: subs.length - ours.length,
    };
  }

  async #credits(customers: ReadonlySet<string>): Promise<ProcessorBooks['credits']> {
    const found: ProcessorBooks['credits'] = [];
    for (const customer of customers)
      for (const each of await wholeList(this.#stripe.customers.listBalanceTransactions(customer, { limit: 100 })))
        found.push(...creditMoves(each).map((move) => ({ ...move, customer })));
    return found;
  }
}

const withPayment = (
  { payment_intent }: { payment_intent: string | { id: string } | null },
  moves: readonly Movement[],
) => {
  const payment = idOf(payment_intent);
  return payment === null ? [] : moves.map((move) => ({ ...move, payment }));
};

function bookedInvoices(invoice: Stripe.Invoice, ours: ReadonlyMap<string, SubscriptionState>): BookedInvoice[] {
  const { subscription: of } = invoice.parent?.subscription_details ?? {};
  const state = ours.get(idOf(of) ?? '');
  if (!state) return [];
  const { id: subscription, listing, intent } = state;
  const paid = invoice.status === 'paid';
  return invoiceState(invoice).map((bill) => ({ ...bill, subscription, listing, intent: intent ?? '', paid }));
}
