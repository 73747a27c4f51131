import { netCents, type LedgerEntryType } from '../../../../domain/billing/ledger-entries.ts';
import { parseCommandLine } from '../../../startup/command-line.ts';
import { centsAsDollars } from './reconcile-payments.ts';
import {
  checkLedger,
  PATIENCE,
  type LedgerCheckDeps,
  type LedgerReport,
  type RetryOptions,
  type Sum,
} from './ledger-check.ts';

const USAGE = 'Usage: npm run op -- ledger-check [--at-once]';

const outcomeMessages: Record<LedgerEntryType, string> = {
  charge: 'charged',
  outside: 'paid another way',
  refund: 'refunded',
  refund_returned: 'refunds that failed',
  dispute: 'disputed',
  dispute_returned: 'disputes won',
  credit: 'credited',
  credit_used: 'paid with credit',
};

/**
 * Runs `npm run op -- ledger-check [--at-once]` and prints each disagreement on its own line.
 * @returns 0 when all agree, 1 when not
 */
export async function ledgerCommand(
  args: string[],
  { print, ...deps }: LedgerCheckDeps & { print: (line: string) => void },
): Promise<number> {
  const patience = retryOptionsOf(args);
  if (!patience) {
    print(USAGE);
    return 1;
  }
  const report = await checkLedger(deps, patience);
  for (const line of linesOf(report)) print(line);
  return report.disagreements.length === 0 ? 0 : 1;
}

function retryOptionsOf(args: string[]): RetryOptions | undefined {
  const parsed = parseCommandLine(args, { 'at-once': { type: 'boolean', default: false } });
  if (!parsed || parsed.positionals.length > 0) return undefined;
  return parsed.values['at-once'] ? {} : PATIENCE;
}

function linesOf(report: LedgerReport): string[] {
  const { disagreements, sums, invoices, subscriptions, listings, underway, strangers } = report;
  const net = netCents(sums.map(({ entryType, ledgerCents: amountCents }) => ({ entryType, amountCents })));
  const many = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;
  return [
    ...sums.map(sumLine),
    `net ${centsAsDollars(net)} of ${many(invoices, 'invoice')}, ${many(subscriptions, 'subscription')}, ${many(listings, 'listing')}`,
    ...(underway > 0 ? [`${underway} not checked: in progress`] : []),
    ...(strangers > 0
      ? [`${many(strangers, 'subscription')} of the Stripe account ignored: not created by this product`]
      : []),
    ...disagreements.map((line) => `DISAGREE ${line}`),
    disagreements.length === 0
      ? 'Processor, ledger, receipts and listings agree.'
      : `${many(disagreements.length, 'disagreement')}.`,
  ];
}

function sumLine({ entryType, processorCents, processorCount, ledgerCents, ledgerCount }: Sum): string {
  const theirs = `${centsAsDollars(processorCents)} in ${processorCount}`;
  const ours = `${centsAsDollars(ledgerCents)} in ${ledgerCount}`;
  return `${outcomeMessages[entryType]}: ${theirs}${theirs === ours ? '' : ` at the processor, ${ours} in the ledger`}`;
}
