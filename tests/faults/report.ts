import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import type { Outcome } from './simulation.ts';
import type { Action, Plan } from './plan.ts';
import type { RunResult, Run } from './run.ts';

const FILE = 'docs/reliability.md';
const HEADING = '## The last simulations';

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

const actionsOf = ({ steps }: Plan): Action[] => steps.flatMap(({ actions: deeds }) => deeds);
const nameOf = (deed: Action): string =>
  deed.does === 'wait' ? (deed.asleep ? 'days go by while the server is down' : 'days go by') : deed.does;

function callFaultsOf(outcomes: readonly Outcome[]): Counts {
  const all: Counts = {};
  for (const { happened } of outcomes)
    for (const [name, n] of Object.entries(happened.mishaps)) all[name] = (all[name] ?? 0) + n;
  return all;
}

/** Returns the last part of `docs/reliability.md` for a run. */
function reportOf(
  { seed, histories }: Pick<Run, 'seed' | 'histories'>,
  { outcomes, inFiles, seconds }: RunResult,
): string {
  const bad = outcomes.filter(({ problems }) => problems.length > 0);
  const { length } = outcomes;
  return `${HEADING}

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
| emails | ${sum(outcomes, ({ ended }) => ended.emails)} |

${table(['Action', 'times'], count(outcomes.flatMap(({ plan }) => actionsOf(plan).map(nameOf))))}

${table(['Failure of a call', 'times'], callFaultsOf(outcomes))}

${table(['Webhook delivery', 'steps'], count(outcomes.flatMap(({ plan }) => plan.steps.map(({ hooks }) => hooks))))}

${table(['Moment of a kill', 'times'], count(outcomes.flatMap(({ happened }) => happened.moments.map((moment) => moment.split(':')[0] ?? ''))))}
`;
}

/** Writes the counts of a run into docs/reliability.md. */
export function writeReport(run: Run, ran: RunResult): void {
  const [before = ''] = readFileSync(FILE, 'utf8').split(HEADING);
  writeFileSync(FILE, before + reportOf(run, ran));
}
