import { expect, it } from 'vitest';
import { runSimulations } from './run.ts';

/** A few with every run of the tests; more with `npm run test:full`, a thousand with `npm run faults`. */
const FULL = process.env['FULL'] === '1';
const HISTORIES = FULL ? 60 : 4;
/** In three of these four both server and database are killed, in two the processor misbehaves. */
const FIRST = FULL ? 1 : 3;
/** The machine may have much else to do. */
const PATIENCE_MS = 60_000;

it(
  `keeps money right over ${HISTORIES} histories in which processor, webhooks, server and database fail`,
  { timeout: HISTORIES * PATIENCE_MS },
  async () => {
    const { outcomes, inFiles } = await runSimulations({ histories: HISTORIES, seed: FIRST, lanes: 1, say: () => {} });
    const broken = outcomes.filter(({ problems }) => problems.length > 0);
    expect(broken.map(({ plan, problems }) => ({ seed: plan.seed, problems }))).toEqual([]);
    expect(inFiles).toEqual([]);
    // Histories in which nothing falls prove nothing.
    const all = outcomes.map(({ happened }) => happened);
    expect(all.some(({ serverKills }) => serverKills > 0)).toBe(true);
    expect(all.some(({ databaseKills }) => databaseKills > 0)).toBe(true);
    expect(all.some(({ mishaps }) => Object.keys(mishaps).length > 0)).toBe(true);
    expect(all.reduce((total, { webhooks }) => total + webhooks, 0)).toBeGreaterThan(HISTORIES);
  },
);
