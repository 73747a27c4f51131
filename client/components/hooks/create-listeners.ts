/** Returns a set of listeners: `subscribe` answers how to stop listening, `emit` calls all of them. */
export function createListeners<Args extends unknown[] = []>() {
  const all = new Set<(...args: Args) => void>();
  return {
    subscribe: (listener: (...args: Args) => void): (() => void) => {
      all.add(listener);
      return () => void all.delete(listener);
    },
    emit: (...args: Args): void => {
      for (const listener of all) listener(...args);
    },
  };
}
