import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

/** Returns whether the browser has no network; false on the server. */
export const isOffline = (): boolean => globalThis.navigator?.onLine === false;

const subscribe = (listener: () => void) => {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
};

export const useOffline = (): boolean => useSyncExternalStore(subscribe, isOffline, () => false);

/** Resolves once the browser has a network. */
export async function untilOnline(): Promise<void> {
  if (isOffline()) await new Promise((online) => addEventListener('online', online, { once: true }));
}

/** Runs work each time the browser is online again. */
export function useWhenOnline(work: () => void, enabled = true): void {
  const run = useEffectEvent(work);
  useEffect(() => {
    if (!enabled) return undefined;
    const listen = () => run();
    addEventListener('online', listen);
    return () => removeEventListener('online', listen);
  }, [enabled]);
}
