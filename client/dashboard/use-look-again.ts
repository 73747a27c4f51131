import { useEffect } from 'react';

/** A payment that is under way settles within a minute: so often the page looks. */
const LOOK_MS = 5000;

/** Asks again from time to time while something is under way, and not a moment longer. */
export function useLookAgain(underWay: boolean, start: (interval: number) => void, stop: () => void): void {
  useEffect(() => {
    if (!underWay) return;
    start(LOOK_MS);
    return stop;
  }, [underWay, start, stop]);
}
