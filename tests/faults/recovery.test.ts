import { expect, it } from 'vitest';
import { runSimulation } from './simulation.ts';
import { compileProduct, openWorkerLane } from './worker-lane.ts';
import type { Plan, Step } from './plan.ts';

const quiet = { faults: [], hooks: 'at once', insists: true } satisfies Omit<Step, 'actions'>;
const card = { card: 'pm_card_visa', typed: false, times: 1, ownKeys: false, bank: 'yes' } as const;

/** Staff remove a listing while the processor rejects every cancellation; then everything works again. */
const plan: Plan = {
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

/** Generous, because the machine may be busy, in milliseconds. */
const PATIENCE_MS = 120_000;

it('checks a failed removal only after the minute in which it is retried', { timeout: PATIENCE_MS }, async () => {
  const { program, forget } = await compileProduct();
  const cluster = await openWorkerLane(program);
  try {
    const { problems, happened } = await runSimulation(cluster, program, plan.seed, plan);
    expect(happened.mishaps['500']).toBeGreaterThan(0);
    expect(problems).toEqual([]);
  } finally {
    await cluster.close();
    forget();
  }
});
