import { useSyncExternalStore } from 'react';
import { formatLocalDay } from '../../../domain/search/questionnaire.ts';
import { useNow } from '../../app/page-info.tsx';

const never = () => () => {};

/**
 * Returns today's date in the renter's time zone, YYYY-MM-DD. In development the application clock can be ahead of the
 * machine's. The server does not know the time zone, so its own date is used until hydration.
 */
export function useToday(): string {
  const rendered = useNow();
  return useSyncExternalStore(
    never,
    () => {
      const now = new Date();
      return formatLocalDay(now > rendered ? now : rendered);
    },
    () => rendered.toISOString().slice(0, 10),
  );
}
