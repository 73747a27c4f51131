import { expect, it } from 'vitest';
import type { Plan, Step } from './plan.ts';
import { runSimulations } from './run.ts';
import { FULL } from '../setup/full.ts';

/** A few simulations in every test run; more with `npm run test:full`, a thousand with `npm run faults`. */
const HISTORIES = FULL ? 60 : 2;
/**
 * First seed. The simulations of seeds 12 and 13 plan five kills of the server, two of the database, and five processor
 * faults.
 */
const FIRST = FULL ? 1 : 12;
/** Generous, because the machine may be busy, in milliseconds. */
const TIMEOUT_MS = 60_000;

const quiet = { faults: [], hooks: 'at once', insists: true } satisfies Omit<Step, 'actions'>;
const card = { card: 'pm_card_visa', typed: false, times: 1, ownKeys: false, bank: 'yes' } as const;

/**
 * Staff remove a listing while the processor rejects every cancellation; then everything works again. A failed removal
 * must be checked only after the minute in which it is retried.
 */
const failedRemoval: Plan = {
  seed: 1,
  steps: [
    { ...quiet, actions: [{ does: 'publish', home: 0, ...card }] },
    {
      ...quiet,
      actions: [
        { does: 'remove', home: 0, refund: false },
        { does: 'wait', days: 1, asleep: false },
      ],
      faults: [{ what: 'mishap', call: 'DELETE /v1/subscriptions', nth: 1, times: 50, mishap: '500' }],
    },
  ],
  startsAnew: false,
};

it(
  `keeps money right after a failed removal, and over ${HISTORIES} simulations in which processor, webhooks, server and database fail`,
  { timeout: 2 * TIMEOUT_MS + HISTORIES * TIMEOUT_MS },
  async () => {
    const { outcomes, inFiles } = await runSimulations({
      plans: [failedRemoval],
      histories: HISTORIES,
      seed: FIRST,
      lanes: 1,
      say: () => {},
    });
    const broken = outcomes.filter(({ problems }) => problems.length > 0);
    expect(broken.map(({ plan, problems }) => ({ seed: plan.seed, problems }))).toEqual([]);
    expect(inFiles).toEqual([]);
    // Simulations without faults prove nothing.
    const [removal, ...all] = outcomes.map(({ happened }) => happened);
    expect(removal?.mishaps['500']).toBeGreaterThan(0);
    expect(all.some(({ serverKills }) => serverKills > 0)).toBe(true);
    expect(all.some(({ databaseKills }) => databaseKills > 0)).toBe(true);
    expect(all.some(({ mishaps }) => Object.keys(mishaps).length > 0)).toBe(true);
    expect(all.reduce((total, { webhooks }) => total + webhooks, 0)).toBeGreaterThan(HISTORIES);
  },
);
