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
  return `# Reliability of the money

What \`payments.md\` promises is tried here: nobody is charged twice, or after cancelling; nobody has paid without a listing, or a listing without having paid; whatever dies in the middle, all of it is right again within a minute of its return.

\`npm run faults\` lives histories: landlords publish, edit, cancel, activate, change their card, and months go by, while the processor hangs, drops the line, answers 500 or 429 (before it has acted, or after), its webhooks come late, several times, in any order or never, and the server and its PostgreSQL are really killed (SIGKILL; \`pg_ctl stop -m immediate\`): after a random while, or at a named moment, just before a statement or a call is sent or just after it has been done and before its answer is heard. Each follows from its seed alone; one is lived again with \`npm run faults -- --histories 1 --seed N\` (what two processes do at the same time can still fall out in two ways). This file is written by \`npm run faults -- --report\`; \`npm test\` lives a few, \`npm run test:full\` more.

After each history, all is there again for what would be a minute, and after that for another month. Each time, against the processor's own records:

- a listing has one live subscription at most, and each is noted with the status and dates that it has there;
- every charge that was kept belongs to one listing, which is active for as long as it has paid; no day of it is paid twice;
- a listing is active only while it is paid for, or in the seven days after a renewal failed; what renters find is what is active;
- ledger, bills and receipts say what the processor says, to the cent; \`npm run ledger:check\` agrees; no try is left open; no account stands without its listing;
- what was acknowledged is so: the listing, the last change, the card, the cancellation (after which nothing is charged) and its taking back; what was refused left nothing; the same key is answered the same; letters that are due are sent or waiting, once;
- no card number, code or password is in any row of any table, in anything that the server writes, or in any file of the database.

## The last run

${length} histories from seed ${seed} (of ${histories}), ${(seconds / 60).toFixed(0)} minutes on ${cpus().length} cores. **${length - bad.length} hold, ${bad.length} do not.** ${inFiles.length === 0 ? 'Nothing secret was found in any file.' : `Found in files: ${inFiles.length}.`}${bad.length === 0 ? '' : ` Those that do not: ${bad.map(({ plan }) => plan.seed).join(', ')}.`}

| What there was | |
| --- | ---: |
| SIGKILLs of the server | ${sum(outcomes, ({ happened }) => happened.serverKills)} |
| PostgreSQL stopped at once | ${sum(outcomes, ({ happened }) => happened.databaseKills)} |
| calls to the processor that went wrong | ${sum(outcomes, ({ happened }) => Object.values(happened.mishaps).reduce((a, b) => a + b, 0))} |
| webhooks taken on by the line | ${sum(outcomes, ({ happened }) => happened.webhooks)} |
| listings published | ${sum(outcomes, ({ ended }) => ended.listings)} |
| charges in the ledger | ${sum(outcomes, ({ ended }) => ended.charges)} |
| refunds in the ledger | ${sum(outcomes, ({ ended }) => ended.refunds)} |
| tries that were undone | ${sum(outcomes, ({ ended }) => ended.undone)} |
| letters | ${sum(outcomes, ({ ended }) => ended.letters)} |

${table(['What landlords did', 'times'], count(outcomes.flatMap(({ plan }) => deedsOf(plan).map(nameOf))))}

${table(['How calls to the processor went wrong', 'times'], mishapsOf(outcomes))}

${table(['How webhooks came', 'steps'], count(outcomes.flatMap(({ plan }) => plan.steps.map(({ hooks }) => hooks))))}

${table(['Where the kill fell: whom it hit', 'times'], count(outcomes.flatMap(({ happened }) => happened.moments)))}
`;
}

/** Puts the counts of a run into docs/reliability.md. */
export const writeReport = (run: Run, ran: Ran): void => writeFileSync(FILE, reportOf(run, ran));
