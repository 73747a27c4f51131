import type { World } from './world.ts';

const worldListeners = new WeakMap<World, Set<() => void>>();

/** Calls `listener` after each change of a world: of its database or its simulated failures. Returns how to unsubscribe. */
export function onWorldChange(world: World, listener: () => void): () => void {
  let listeners = worldListeners.get(world);
  if (!listeners) {
    const all = new Set<() => void>();
    const changed = world.changed.bind(world);
    world.changed = () => {
      changed();
      for (const each of all) each();
    };
    worldListeners.set(world, all);
    listeners = all;
  }
  const known = listeners;
  known.add(listener);
  return () => void known.delete(listener);
}
