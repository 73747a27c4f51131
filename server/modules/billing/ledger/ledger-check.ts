import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import {
  creditEntryTypes,
  moneyEntryTypes,
  type LedgerAmount,
  type LedgerEntryType,
} from '../../../../domain/billing/ledger-entries.ts';
import type { Clock } from '../../../clock.ts';
import type {
  ProcessorSnapshots,
  ProcessorSnapshot,
} from '../../../integrations/payments/ledger/processor-snapshot.ts';
import { reconcileInvoices, reconcileListings, reconcileSubscriptions } from './reconcile-listings.ts';
import {
  findExcessRefunds,
  reconcileCredit,
  reconcileLedger,
  netByInvoice,
  linkMovements,
  findUnlinkedCharges,
  type Discrepancy,
} from './reconcile-payments.ts';
import { readBillingSnapshot, type BillingSnapshot } from './billing-snapshot.ts';

export interface LedgerCheckDeps {
  pool: Pool;
  clock: Clock;
  books: Pick<ProcessorSnapshots, 'read'>;
}

/** Both sides of one entry type: cents and count. */
export interface Sum {
  entryType: LedgerEntryType;
  processorCents: number;
  processorCount: number;
  ledgerCents: number;
  ledgerCount: number;
}

export interface LedgerReport {
  /** One line each, with ids; empty when everything agrees. */
  disagreements: string[];
  sums: Sum[];
  invoices: number;
  subscriptions: number;
  listings: number;
  /** Number of items that could not be checked because they are in progress. */
  underway: number;
  strangers: number;
}

/** How often both sides are read while they disagree, and the delay between reads, so that pending changes can arrive. */
export interface RetryOptions {
  tries?: number;
  waitMs?: number;
}

/** The reconciler processes pending changes within a minute. */
export const PATIENCE: RetryOptions = { tries: 7, waitMs: 12_000 };

/**
 * Checks that processor, ledger, receipts, subscriptions and listings agree, to the cent and in both directions.
 * Changes nothing on either side. The two cannot be read at one moment, so on a running system a disagreement
 * counts only if every read shows it.
 */
export async function checkLedger(
  deps: LedgerCheckDeps,
  { tries = 1, waitMs = 0 }: RetryOptions = {},
): Promise<LedgerReport> {
  let report = await readBoth(deps);
  for (let left = tries - 1; left > 0 && report.disagreements.length > 0; left--) {
    await pause(waitMs);
    const again = await readBoth(deps);
    const before = new Set(report.disagreements);
    report = { ...again, disagreements: again.disagreements.filter((line) => before.has(line)) };
  }
  return report;
}

async function readBoth({ pool, clock, books }: LedgerCheckDeps): Promise<LedgerReport> {
  const before = await readBillingSnapshot(pool, () => clock.now());
  const inCredit = new Set(
    before.ledger.filter(({ entryType }) => entryType in creditEntryTypes).map(({ customer }) => customer ?? ''),
  );
  const theirs = await books.read(inCredit);
  return compareLedgers(theirs, await readBillingSnapshot(pool, () => clock.now()));
}

/** Returns the differences between the two sides. */
export function compareLedgers(theirs: ProcessorSnapshot, own: BillingSnapshot): LedgerReport {
  const customers = new Set([
    ...own.customers,
    ...own.subscriptions.map(({ customer }) => customer),
    ...theirs.subscriptions.map(({ customer }) => customer),
  ]);
  const moves = linkMovements(theirs, customers);
  const nets = netByInvoice(moves);
  const all = [
    ...reconcileLedger(moves, own),
    ...findUnlinkedCharges(theirs, customers),
    ...reconcileCredit(moves, theirs),
    ...findExcessRefunds(moves, theirs),
    ...reconcileInvoices(theirs, own, nets),
    ...reconcileSubscriptions(theirs, own),
    ...reconcileListings(theirs, own, nets),
  ];
  const working = new Set(
    theirs.subscriptions
      .filter(({ intent }) => own.underway.has(`try ${intent}`))
      .flatMap(({ id, listing }) => [`subscription ${id}`, `listing ${listing}`]),
  );
  const isUnderway = ({ about }: Discrepancy) =>
    [`listing ${about.listing}`, `subscription ${about.subscription}`].some(
      (what) => own.underway.has(what) || working.has(what),
    );
  return {
    disagreements: all.filter((each) => !isUnderway(each)).map(({ line }) => line),
    underway: all.filter(isUnderway).length,
    sums: sumsOf(moves, own),
    invoices: theirs.invoices.length,
    subscriptions: theirs.subscriptions.length,
    listings: own.listings.length,
    strangers: theirs.strangers,
  };
}

function sumsOf(moves: readonly LedgerAmount[], { ledger }: BillingSnapshot): Sum[] {
  const types = [...Object.keys(moneyEntryTypes), ...Object.keys(creditEntryTypes)] as LedgerEntryType[];
  const sum = (rows: readonly LedgerAmount[], type: LedgerEntryType) => {
    const of = rows.filter((row) => row.entryType === type);
    return [of.reduce((cents, { amountCents }) => cents + amountCents, 0), of.length] as const;
  };
  return types
    .map((entryType) => {
      const [processorCents, processorCount] = sum(moves, entryType);
      const [ledgerCents, ledgerCount] = sum(ledger, entryType);
      return { entryType, processorCents, processorCount, ledgerCents, ledgerCount };
    })
    .filter(({ processorCount, ledgerCount }) => processorCount + ledgerCount > 0);
}

/**
 * Compares the ledger with the processor once a day, as `npm run op -- ledger-check` does, and stores the number of
 * differences for `/metrics`. A check that fails is repeated at the next call.
 */
export async function checkLedgerDaily(deps: LedgerCheckDeps, patience: RetryOptions = PATIENCE): Promise<void> {
  const { rowCount } = await deps.pool.query(
    `select from reconciler where ledger_checked_at is null or ledger_checked_at < now() - interval '1 day'`,
  );
  if (rowCount === 0) return;
  const { disagreements } = await checkLedger(deps, patience);
  await deps.pool.query('update reconciler set ledger_checked_at = now(), ledger_differences = $1', [
    disagreements.length,
  ]);
}
