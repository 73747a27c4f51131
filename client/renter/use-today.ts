import { useSyncExternalStore } from 'react';
import { localDay } from '../../domain/renter/questionnaire.ts';
import { useNow } from '../boot.tsx';

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
      return localDay(now > rendered ? now : rendered);
    },
    () => rendered.toISOString().slice(0, 10),
  );
}
