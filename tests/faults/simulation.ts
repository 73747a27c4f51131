import { setTimeout as pause } from 'node:timers/promises';
import { ProcessDied, CallFailed } from './product-process.ts';
import type { Cluster } from './cluster.ts';
import { Actions, type KnownOutcome } from './actions.ts';
import { newExpectedListing, type ExpectedListing } from './expected-listings.ts';
import { invariants } from './invariants.ts';
import type { Action, Decision, Plan, Step } from './plan.ts';
import { SeededGenerator } from './seeded-random.ts';
import { openTestEnvironment, type FaultCounts, type TestEnvironment } from './test-environment.ts';

export interface Outcome {
  plan: Plan;
  /** Violated invariants; empty on success. */
  problems: string[];
  happened: FaultCounts;
  /** Counts at the end of the simulation. */
  ended: { listings: number; charges: number; refunds: number; emails: number; undone: number };
}

const DAY = 86_400_000;
/** Seconds between two runs of the reconciler in production; run at once here, because pending work is aged instead. */
const HALF_A_MINUTE = 30;
/** Reconciler runs of a server within a minute. */
const RUNS_A_MINUTE = 2;
const A_QUARTER = 20 * 60;
const MAILS_WAIT_MS = 2000;

/** Runs one simulation and returns the invariants violated at its end and a month later. */
export async function runSimulation(cluster: Cluster, program: string, plan: Plan): Promise<Outcome> {
  const { seed } = plan;
  const world = await openTestEnvironment(cluster, program, seed);
  try {
    const random = new SeededGenerator(seed ^ 0x2545f491);
    const homes = [newExpectedListing(random), newExpectedListing(random)];
    const deeds = new Actions(world);
    for (const step of plan.steps) await runStep(world, deeds, homes, step, random);
    await recover(world, plan.startsAnew);
    const problems = [...deeds.wrong, ...(await invariants(world, deeds, homes))];
    if (problems.length === 0) {
      await world.ask({ name: 'wake' });
      await wait(world, 33);
      await recover(world, false);
      const later = await invariants(world, deeds, homes);
      problems.push(...later.map((problem) => `a month later: ${problem}`));
    }
    const [row] = await world.rows<Outcome['ended']>(
      `select (select count(*) from listing)::int as listings,
        (select count(*) from ledger where entry_type = 'charge')::int as charges,
        (select count(*) from ledger where entry_type = 'refund')::int as refunds,
        (select count(*) from email)::int as emails,
        (select count(*) from publish_intent where state = 'undone')::int as undone`,
    );
    if (!row) throw new Error('Nothing was counted.');
    world.happened.webhooks = world.hooks.accepted;
    return { plan, problems, happened: world.happened, ended: row };
  } finally {
    await world.close();
  }
}

async function runStep(
  world: TestEnvironment,
  deeds: Actions,
  homes: ExpectedListing[],
  step: Step,
  random: SeededGenerator,
): Promise<void> {
  await world.alive();
  world.hooks.mode = step.hooks;
  world.unleash(step.faults);
  const pressed: { home: ExpectedListing; does: Decision; outcome: Promise<KnownOutcome> }[] = [];
  const under: Promise<unknown>[] = [];
  for (const deed of step.actions) {
    if (deed.does === 'wait') under.push(wait(world, deed.days, deed.asleep));
    else {
      const home = homes[deed.home];
      if (!home) continue;
      for (const key of keysOf(deed, home, random)) {
        if (deed.does === 'publish') under.push(deeds.publish(home, deed, key, step));
        else if (deed.does === 'edit') under.push(deeds.edit(home, step.insists));
        else if (deed.does === 'change the property type') under.push(deeds.changePropertyType(home, step.insists));
        else if (deed.does === 'remove' || deed.does === 'put back')
          under.push(deeds.operate(home, deed, step.insists));
        else if (deed.does === 'approve' || deed.does === 'decline')
          under.push(deeds.decide(home, deed.does === 'approve', step.insists));
        else if (deed.does === 'refund' || deed.does === 'credit') under.push(deeds.settle(home, deed.does, key));
        else if (deed.does === 'change the card') under.push(deeds.changeCard(home, deed.card, step.insists));
        else pressed.push({ home, does: deed.does, outcome: deeds.press(home, deed.does, step.insists) });
      }
    }
  }
  await Promise.all([...under, ...pressed.map(({ outcome }) => outcome)]);
  await world.calm();
  for (const home of homes) {
    const of = pressed.filter((each) => each.home === home);
    if (of.length > 0)
      conclude(
        home,
        await Promise.all(of.map(async ({ does, outcome }) => ({ does, outcome: await outcome }))),
        world.clock.now(),
      );
  }
}

/** Returns the keys of an action, one for each time it is performed: a post under its key, or each under its own. */
function keysOf(deed: Exclude<Action, { does: 'wait' }>, home: ExpectedListing, random: SeededGenerator): string[] {
  const times = 'times' in deed ? deed.times : 1;
  const own = deed.does === 'publish' && deed.ownKeys;
  return Array.from({ length: times }, () => (own ? random.uuid() : home.key));
}

/** Records what is certain about a listing after its buttons were pressed. */
function conclude(home: ExpectedListing, pressed: { does: Decision; outcome: KnownOutcome }[], now: Date): void {
  const outcomesOf = (does: Decision) => pressed.filter((each) => each.does === does).map((each) => each.outcome);
  const [cancels, activates] = [outcomesOf('cancel'), outcomesOf('activate')];
  const [marks, shows] = [outcomesOf('mark as rented'), outcomesOf('show again')];
  const isUncertain = [...marks, ...shows].includes('nothing') || (marks.includes('yes') && shows.includes('yes'));
  // A relisting shows a listing again.
  if (isUncertain || activates.length > 0) home.rented = null;
  else if (marks.includes('yes') || shows.includes('yes')) home.rented = marks.includes('yes');
  const allRefused = activates.every((each) => each === 'no');
  if (!allRefused) home.quietSince = null;
  if (cancels.length > 0 && allRefused) {
    if (cancels.includes('yes')) {
      home.wish = 'ends';
      home.quietSince ??= now;
    } else if (cancels.includes('nothing') && home.wish !== 'ends') home.wish = null;
  } else if (activates.includes('yes') && cancels.length === 0) home.wish = 'goes on';
  else if (!allRefused) home.wish = null;
}

/** Advances time by days. `asleep`: the server is down meanwhile. */
async function wait(world: TestEnvironment, days: number, asleep = false): Promise<void> {
  const { clock, processor, hooks } = world;
  const until = new Date(clock.now().getTime() + days * DAY);
  if (asleep) await world.stop();
  while (clock.now() < until) {
    const due = await work(world, asleep);
    const later = [due, processor.nextDue()].filter((date) => date !== null && date > clock.now()) as Date[];
    const next = Math.min(until.getTime(), ...later.map(Number));
    await world.move(Math.max(1, next - clock.now().getTime()));
    // Retrying for a month would deliver each webhook some sixty times.
    if (hooks.mode === 'refused' && days > 2) hooks.mode = 'lost';
  }
  await work(world, asleep);
}

/**
 * Runs the work that is due.
 * @returns when the product has something due next
 */
async function work(world: TestEnvironment, asleep: boolean): Promise<Date | null> {
  await world.processor.runDue();
  if (asleep) return null;
  return quietly(async () => {
    const { due } = await world.ask<{ due: string | null }>({ name: 'clock' });
    await world.ask({ name: 'sweep' });
    return due === null ? null : new Date(due);
  });
}

async function quietly<Result>(work: () => Promise<Result>): Promise<Result | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ProcessDied || error instanceof CallFailed) return null;
    throw error;
  }
}

/**
 * Recovers everything: the work of a server on starting, or within a minute when it was running. Its own periodic runs
 * are paused from here on: on a busy machine, a run that began before the clock moved would update a publish intent
 * once more, which is then locked for seconds, or would still be running during the final checks.
 */
async function recover(world: TestEnvironment, startsAnew: boolean): Promise<void> {
  await world.calm();
  world.hooks.mode = 'at once';
  if (startsAnew) await world.stop();
  await world.alive();
  await world.hooks.flush();
  await world.processor.runDue();
  await world.hooks.flush();
  await world.ask({ name: 'rest' });
  for (let run = 0; run < RUNS_A_MINUTE; run++) await turn(world, HALF_A_MINUTE, startsAnew && run === 0);
  if (await hasTries(world)) await turn(world, A_QUARTER, false);
  const until = Date.now() + MAILS_WAIT_MS;
  while ((await world.ask<{ jobs: number }>({ name: 'busy' })).jobs > 0 && Date.now() < until) await pause(20);
}

/** Runs a server's periodic work after so many seconds; on a busy machine, repeats calls that timed out. */
async function turn(world: TestEnvironment, seconds: number, all: boolean): Promise<void> {
  const meanwhile = () => age(world, HALF_A_MINUTE);
  // An event without a webhook is looked for once it is ten seconds old by the application's clock.
  await world.move(seconds * 1000);
  await world.askCalmly({ name: 'clock' }, meanwhile);
  await age(world, seconds);
  await world.askCalmly({ name: 'reconcile', all }, meanwhile);
  await world.askCalmly({ name: 'sweep' }, meanwhile);
}

/** Ages pending work that uses the machine's clock by so many seconds: open publish intents, unfinished removals. */
async function age(world: TestEnvironment, seconds: number): Promise<void> {
  for (const table of ['publish_intent', 'property_type_change'])
    await world.rows(
      `update ${table} set opened_at = opened_at - $1 * interval '1 s', touched_at = touched_at - $1 * interval '1 s'
        where state in ('open', 'authenticating')`,
      [seconds],
    );
  await world.rows(`update listing_removal set touched_at = touched_at - $1 * interval '1 s' where ended_at is null`, [
    seconds,
  ]);
}

async function hasTries(world: TestEnvironment): Promise<boolean> {
  const open = await world.rows(
    `select 1 from publish_intent where state in ('open', 'authenticating')
     union all select 1 from property_type_change where state in ('open', 'authenticating')`,
  );
  return open.length > 0;
}
