import { useEffect } from 'react';
import { trackMatch } from './match-tracking.ts';
import { trackPhoneClicks } from './track-visibility.ts';

/** The path of the home that stands open and is counted. */
let counted = '';

/** Counts that a home's own page was opened, and calls from there. A screen that is only drawn anew counts once. */
export function usePageViewTracking(housingId: string): void {
  useEffect(() => {
    const path = location.pathname;
    if (counted !== path) trackMatch('click', housingId);
    counted = path;
    const page = document.getElementById('content');
    const stop = page ? trackPhoneClicks(page, housingId) : undefined;
    return () => {
      stop?.();
      // One has gone on; who comes back opens it once more.
      if (location.pathname !== path) counted = '';
    };
  }, [housingId]);
}
