import { useSyncExternalStore } from 'react';
import { formatLocalDay } from '../../../domain/search/questionnaire.ts';
import { useNow } from '../../app/page-info.tsx';

const never = () => () => {};

/**
 * Today where the renter is, YYYY-MM-DD. The product's clock can be ahead of the machine's on the dev desk; and the server
 * does not know the renter's time zone, so it speaks of its own day until the page has hydrated.
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
