import { gracePeriodEnd } from '../../../../domain/billing/billing-period.ts';
import { ACTIVE, REMOVED } from '../../../../domain/options/listing-status.ts';
import type { ProcessorSnapshot } from '../../../integrations/payments/ledger/processor-snapshot.ts';
import {
  isLive,
  isPaid,
  type SubscriptionState,
} from '../../../integrations/payments/subscriptions/subscription-state.ts';
import { centsAsDollars, type Discrepancy } from './reconcile-payments.ts';
import type { BillingSnapshot } from './billing-snapshot.ts';

/** Time in milliseconds for the clock to process an expiration. */
const GRACE_MS = 60_000;

type Row = BillingSnapshot['subscriptions'][number];
type ListingState = BillingSnapshot['listings'][number];

/** States a difference about an invoice or a subscription, with its ids. */
const discrepancy = (
  kind: 'invoice' | 'subscription',
  { id, listing, subscription = id }: { id: string; listing: number | null; subscription?: string | null },
  words: string,
): Discrepancy => ({ about: { listing, subscription }, line: `${kind} ${id} of listing ${listing} ${words}` });

/** Compares the landlords' receipts with the processor's invoices. */
export function reconcileInvoices(
  { invoices }: ProcessorSnapshot,
  own: BillingSnapshot,
  nets: ReadonlyMap<string, number>,
): Discrepancy[] {
  const rows = new Map(own.invoices.map((row) => [row.id, row]));
  const wrong: Discrepancy[] = [];
  for (const invoice of invoices) {
    const row = rows.get(invoice.id);
    rows.delete(invoice.id);
    const say = (words: string) => wrong.push(discrepancy('invoice', invoice, words));
    const left = nets.get(invoice.id) ?? 0;
    if (!row) {
      if (invoice.paid && left > 0) say(`took ${centsAsDollars(left)}, has no receipt and was not refunded`);
      continue;
    }
    if (row.status !== invoice.status) say(`is ${invoice.status}, but ${row.status} on its receipt`);
    if (row.amountCents !== invoice.amountCents)
      say(`is for ${centsAsDollars(invoice.amountCents)}, but ${centsAsDollars(row.amountCents)} on its receipt`);
    const back = invoice.paid ? invoice.amountCents - left : 0;
    if (row.refundedCents !== back)
      say(`had ${centsAsDollars(back)} refunded, but ${centsAsDollars(row.refundedCents)} on its receipt`);
  }
  const unknown = [...rows.values()].map((row) => discrepancy('invoice', row, 'is not known to the processor'));
  return [...wrong, ...unknown];
}

/** Compares subscriptions with our rows of them and with the listings that they pay for, in both directions. */
export function reconcileSubscriptions({ subscriptions }: ProcessorSnapshot, own: BillingSnapshot): Discrepancy[] {
  const rows = new Map(own.subscriptions.map((row) => [row.id, row]));
  const homes = new Map(own.listings.map((home) => [home.id, home]));
  const wrong: Discrepancy[] = [];
  const living = new Map<number, string>();
  for (const state of subscriptions) {
    const row = rows.get(state.id);
    rows.delete(state.id);
    const home = row && homes.get(row.listing);
    const say = (words: string) => wrong.push(discrepancy('subscription', state, words));
    if (isLive(state) && state.listing !== null) {
      const other = living.get(state.listing);
      if (other) say(`is live, and so is ${other}`);
      living.set(state.listing, state.id);
    }
    if (row) for (const words of differences(row, state)) say(words);
    if (isLive(state) && !row) say('is live, but belongs to no listing');
    if (isLive(state) && row && !isShownAsCharged(home, row, own.now))
      say(`is live, but its listing is ${home ? statusLabels(home.status) : 'gone'}`);
  }
  const unknown = [...rows.values()].map((row) => discrepancy('subscription', row, 'is not known to the processor'));
  return [...wrong, ...unknown];
}

function differences(row: Row, state: SubscriptionState): string[] {
  const words: string[] = [];
  if (row.status !== state.status) words.push(`is ${state.status}, but ${row.status} here`);
  if (row.listing !== state.listing) words.push(`is for listing ${row.listing} here`);
  if (!isLive(state)) return words;
  if (row.periodEnd.getTime() !== state.periodEnd.getTime())
    words.push(`runs to ${day(state.periodEnd)}, but to ${day(row.periodEnd)} here`);
  if (row.cancels !== state.cancelAtPeriodEnd)
    words.push(state.cancelAtPeriodEnd ? 'ends with its month, but not here' : 'renews, but not here');
  return words;
}

/** Returns whether a listing is active as its subscription charges; a past-due listing is not, after its grace period. */
function isShownAsCharged(home: ListingState | undefined, row: Row, now: Date): boolean {
  if (home?.status === ACTIVE) return true;
  return (
    home !== undefined && home.status !== REMOVED && row.owedSince !== null && gracePeriodEnd(row.owedSince) <= now
  );
}

/** Compares listings with their payments: none is shown unpaid, and every paid one is shown. */
export function reconcileListings(
  { subscriptions, invoices }: ProcessorSnapshot,
  own: BillingSnapshot,
  nets: ReadonlyMap<string, number>,
): Discrepancy[] {
  const states = new Map(subscriptions.map((state) => [state.id, state]));
  const rows = new Map(own.subscriptions.map((row) => [row.listing, row]));
  const wrong: Discrepancy[] = [];
  const say = (listing: number, subscription: string | null, words: string) =>
    wrong.push({ about: { listing, subscription }, line: `listing ${listing} ${words}` });
  for (const { id, status, expiresAt, demo } of own.listings) {
    if (status !== ACTIVE) continue;
    const row = rows.get(id);
    const state = row && states.get(row.id);
    if (!row) say(id, null, 'is active, but nothing pays for it');
    else if (expiresAt && expiresAt.getTime() + GRACE_MS < own.now.getTime() && !(state && isLive(state)))
      say(id, row.id, `is active, but was paid only until ${day(expiresAt)}`);
    else if (state && isPaid(state) && expiresAt?.getTime() !== state.periodEnd.getTime() && !demo)
      say(
        id,
        row.id,
        `is listed until ${expiresAt ? day(expiresAt) : 'no date'}, but paid until ${day(state.periodEnd)}`,
      );
  }
  const homes = new Map(own.listings.map((home) => [home.id, home]));
  for (const invoice of invoices) {
    if (!invoice.paid || invoice.periodEnd <= own.now || (nets.get(invoice.id) ?? 0) <= 0) continue;
    const home = homes.get(invoice.listing ?? 0);
    // Removed by staff, deleted by its landlord, or a demo listing: its month is not refunded automatically.
    if (!home || home.status === REMOVED || home.demo) continue;
    if (home.status !== ACTIVE || (home.expiresAt && home.expiresAt < invoice.periodEnd))
      say(
        home.id,
        invoice.subscription,
        `is ${statusLabels(home.status)}, but invoice ${invoice.id} has paid it until ${day(invoice.periodEnd)}`,
      );
  }
  return wrong;
}

const statusLabels = (status: number): string =>
  status === ACTIVE ? 'active' : status === REMOVED ? 'removed' : 'expired';

const day = (date: Date): string => date.toISOString().replace(/:\d\d\.\d+Z$/, 'Z');
