import { planOf, type Plan } from './plan.ts';
import { runSimulation, type Outcome } from './simulation.ts';
import { compileProduct, openWorkerLane, secretsInFiles } from './worker-lane.ts';
import { writeReport } from './report.ts';

export interface Run {
  histories: number;
  /** Seed of the first simulation; the others follow. */
  seed: number;
  /** Plans that run before those of the seeds. */
  plans?: readonly Plan[];
  /** Number of concurrent simulations. */
  lanes: number;
  report?: boolean;
  /** Once aborted, no further simulation begins; completed ones are counted. */
  stop?: AbortSignal;
  say: (line: string) => void;
}

export interface RunResult {
  outcomes: Outcome[];
  /** Findings in the files that the clusters leave, for all simulations together. */
  inFiles: string[];
  seconds: number;
}

/** Runs simulations one after another in each of the lanes. */
export async function runSimulations({ histories, seed, plans = [], lanes, stop, say }: Run): Promise<RunResult> {
  const began = performance.now();
  const { program, forget } = await compileProduct();
  const outcomes: Outcome[] = [];
  const inFiles: string[] = [];
  const waiting = [...plans, ...Array.from({ length: histories }, (_, index) => planOf(seed + index))];
  const lane = async () => {
    const cluster = await openWorkerLane(program);
    try {
      for (let plan = waiting.shift(); plan && !stop?.aborted; plan = waiting.shift()) {
        const from = performance.now();
        const outcome = await runSimulation(cluster, program, plan).catch((error: unknown) => {
          throw new Error(`Simulation ${plan.seed} was not completed.`, { cause: error });
        });
        outcomes.push(outcome);
        const seconds = ((performance.now() - from) / 1000).toFixed(1);
        if (outcome.problems.length > 0)
          say([`✗ ${plan.seed} (${seconds} s)`, ...outcome.problems.map((problem) => `    ${problem}`)].join('\n'));
        else if (outcomes.length % 10 === 0) say(`  ${outcomes.length} of ${histories} (the last took ${seconds} s)`);
      }
      inFiles.push(...secretsInFiles(cluster));
    } finally {
      await cluster.close();
    }
  };
  try {
    await Promise.all(Array.from({ length: Math.min(lanes, waiting.length) }, lane));
  } finally {
    forget();
  }
  return { outcomes, inFiles, seconds: (performance.now() - began) / 1000 };
}

/**
 * Runs the simulations and writes the report.
 * @returns the number of failed simulations
 */
export async function runFaults(run: Run): Promise<number> {
  run.say(`Seed ${run.seed}, ${run.histories} histories. One again: npm run faults -- --histories 1 --seed N`);
  const ran = await runSimulations(run);
  const bad = ran.outcomes.filter(({ problems }) => problems.length > 0);
  for (const line of ran.inFiles) run.say(`✗ ${line}`);
  if (run.report) writeReport(run, ran);
  run.say(
    `${ran.outcomes.length - bad.length} of ${ran.outcomes.length} histories hold, in ${ran.seconds.toFixed(0)} s.` +
      (bad.length > 0 ? ` Not: ${bad.map(({ plan }) => plan.seed).join(', ')}` : ''),
  );
  return bad.length + ran.inFiles.length;
}
