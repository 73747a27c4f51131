import type { World } from './world.ts';

const last = new WeakMap<World, Promise<unknown>>();

/** Runs `work` after all work of this world before it has ended: two tries at once do not both find that nothing is there. */
export function withMutex<Result>(world: World, work: () => Promise<Result>): Promise<Result> {
  const turn = (last.get(world) ?? Promise.resolve()).then(work);
  last.set(
    world,
    turn.catch(() => undefined),
  );
  return turn;
}
