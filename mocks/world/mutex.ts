import type { World } from './world.ts';

const last = new WeakMap<World, Promise<unknown>>();

/** Runs `work` after all earlier work of this world has ended: of two concurrent attempts only one finds no existing row. */
export function withMutex<Result>(world: World, work: () => Promise<Result>): Promise<Result> {
  const turn = (last.get(world) ?? Promise.resolve()).then(work);
  last.set(
    world,
    turn.catch(() => undefined),
  );
  return turn;
}
