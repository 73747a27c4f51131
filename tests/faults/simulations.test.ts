import { expect, it } from 'vitest';
import { runSimulations } from './run.ts';

/** A few simulations in every test run; more with `npm run test:full`, a thousand with `npm run faults`. */
const FULL = process.env['FULL'] === '1';
const HISTORIES = FULL ? 60 : 4;
/** First seed. Of the four simulations from seed 3, three kill both server and database, and two have processor faults. */
const FIRST = FULL ? 1 : 3;
/** Generous, because the machine may be busy, in milliseconds. */
const PATIENCE_MS = 60_000;

it(
  `keeps money right over ${HISTORIES} simulations in which processor, webhooks, server and database fail`,
  { timeout: HISTORIES * PATIENCE_MS },
  async () => {
    const { outcomes, inFiles } = await runSimulations({ histories: HISTORIES, seed: FIRST, lanes: 1, say: () => {} });
    const broken = outcomes.filter(({ problems }) => problems.length > 0);
    expect(broken.map(({ plan, problems }) => ({ seed: plan.seed, problems }))).toEqual([]);
    expect(inFiles).toEqual([]);
    // Simulations without faults prove nothing.
    const all = outcomes.map(({ happened }) => happened);
    expect(all.some(({ serverKills }) => serverKills > 0)).toBe(true);
    expect(all.some(({ databaseKills }) => databaseKills > 0)).toBe(true);
    expect(all.some(({ mishaps }) => Object.keys(mishaps).length > 0)).toBe(true);
    expect(all.reduce((total, { webhooks }) => total + webhooks, 0)).toBeGreaterThan(HISTORIES);
  },
);
