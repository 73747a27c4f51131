import { useEffect } from 'react';
import { trackMatch } from './match-tracking.ts';
import { trackPhoneClicks } from './track-visibility.ts';

/** The path of the open listing page that has been counted. */
let counted = '';

/** Counts a view of a listing's own page and clicks on its phone links. A remount counts once. */
export function usePageViewTracking(housingId: string): void {
  useEffect(() => {
    const path = location.pathname;
    if (counted !== path) trackMatch('click', housingId);
    counted = path;
    const page = document.getElementById('content');
    const stop = page ? trackPhoneClicks(page, housingId) : undefined;
    return () => {
      stop?.();
      // After navigation to another page, a return counts again.
      if (location.pathname !== path) counted = '';
    };
  }, [housingId]);
}
