import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import type { Outcome } from './history.ts';
import type { Deed, Plan } from './plan.ts';
import type { Ran, Run } from './run.ts';

const FILE = 'docs/reliability.md';

type Counts = Record<string, number>;

function count(names: readonly string[]): Counts {
  const counts: Counts = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

const sum = (outcomes: readonly Outcome[], of: (outcome: Outcome) => number) =>
  outcomes.reduce((total, outcome) => total + of(outcome), 0);

function table(head: readonly [string, string], counts: Counts): string {
  const rows = Object.entries(counts).toSorted(([a], [b]) => a.localeCompare(b));
  return [`| ${head[0]} | ${head[1]} |`, '| --- | ---: |', ...rows.map(([name, n]) => `| ${name} | ${n} |`)].join('\n');
}

const deedsOf = ({ steps }: Plan): Deed[] => steps.flatMap(({ deeds }) => deeds);
const nameOf = (deed: Deed): string =>
  deed.does === 'wait' ? (deed.asleep ? 'days go by while the server is down' : 'days go by') : deed.does;

function mishapsOf(outcomes: readonly Outcome[]): Counts {
  const all: Counts = {};
  for (const { happened } of outcomes)
    for (const [name, n] of Object.entries(happened.mishaps)) all[name] = (all[name] ?? 0) + n;
  return all;
}

/** What `docs/reliability.md` says of a run. */
export function reportOf(
  { seed, histories }: Pick<Run, 'seed' | 'histories'>,
  { outcomes, inFiles, seconds }: Ran,
): string {
  const bad = outcomes.filter(({ problems }) => problems.length > 0);
  const { length } = outcomes;
  return `# Reliability of payments

The guarantees: nobody is charged twice or after canceling; no payment without a listing, and no listing without a payment; after any crash everything is consistent within a minute of the restart.

\`npm run faults\` runs simulations: landlords publish, edit, cancel, activate, change their card, and months pass. Meanwhile the processor hangs, drops connections, or answers 500 or 429 (before or after it has acted); webhooks are late, repeated, reordered or lost; the server and PostgreSQL are killed (SIGKILL; \`pg_ctl stop -m immediate\`) after a random time, or right before or after a statement or call. The seed determines a simulation, except for the order of concurrent processes; \`npm run faults -- --histories 1 --seed N\` repeats one. \`npm run faults -- --report\` writes this file; \`npm test\` runs a few, \`npm run test:full\` more.

After each simulation everything runs for a simulated minute, and then for a month. Both times these invariants are checked against the processor's records:

- a listing has at most one live subscription, stored with the processor's status and dates;
- every charge not refunded belongs to one listing, which is active for as long as it has paid; no day is paid twice;
- a listing is active only while paid for, or within seven days of a failed renewal; renters find exactly the active ones;
- ledger, invoices and receipts equal the processor's records to the cent; \`npm run ledger:check\` agrees; no publish intent is open; no account is without its listing;
- what was acknowledged holds: listing, last edit, card, cancellation and its undo; what was rejected left nothing; the same idempotency key gets the same answer; due emails are sent or queued once;
- no card number, security code or password is in any table, server output or database file.

## The last run

${length} simulations from seed ${seed} (of ${histories}), ${(seconds / 60).toFixed(0)} minutes on ${cpus().length} cores. **${length - bad.length} passed, ${bad.length} failed.** ${inFiles.length === 0 ? 'No secret was found in any file.' : `Found in files: ${inFiles.length}.`}${bad.length === 0 ? '' : ` Failed seeds: ${bad.map(({ plan }) => plan.seed).join(', ')}.`}

| Event | times |
| --- | ---: |
| server killed | ${sum(outcomes, ({ happened }) => happened.serverKills)} |
| PostgreSQL killed | ${sum(outcomes, ({ happened }) => happened.databaseKills)} |
| failed calls to the processor | ${sum(outcomes, ({ happened }) => Object.values(happened.mishaps).reduce((a, b) => a + b, 0))} |
| webhooks delivered to the proxy | ${sum(outcomes, ({ happened }) => happened.webhooks)} |
| listings published | ${sum(outcomes, ({ ended }) => ended.listings)} |
| charges in the ledger | ${sum(outcomes, ({ ended }) => ended.charges)} |
| refunds in the ledger | ${sum(outcomes, ({ ended }) => ended.refunds)} |
| publish intents undone | ${sum(outcomes, ({ ended }) => ended.undone)} |
| emails | ${sum(outcomes, ({ ended }) => ended.letters)} |

${table(['Action', 'times'], count(outcomes.flatMap(({ plan }) => deedsOf(plan).map(nameOf))))}

${table(['Failure of a call', 'times'], mishapsOf(outcomes))}

${table(['Webhook delivery', 'steps'], count(outcomes.flatMap(({ plan }) => plan.steps.map(({ hooks }) => hooks))))}

${table(['Moment of a kill', 'times'], count(outcomes.flatMap(({ happened }) => happened.moments.map((moment) => moment.split(':')[0] ?? ''))))}
`;
}

/** Puts the counts of a run into docs/reliability.md. */
export const writeReport = (run: Run, ran: Ran): void => writeFileSync(FILE, reportOf(run, ran));
