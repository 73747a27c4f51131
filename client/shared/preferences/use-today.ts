import { formatLocalDay } from '../../../domain/search/questionnaire.ts';
import { useNow } from '../../app/page-info.tsx';
import { useBrowserValue } from '../../components/hooks/use-browser-value.ts';

/** Returns today in the renter's time zone, YYYY-MM-DD; until hydration, in UTC. Development's clock may be ahead. */
export function useToday(): string {
  const rendered = useNow();
  return useBrowserValue(
    () => {
      const now = new Date();
      return formatLocalDay(now > rendered ? now : rendered);
    },
    rendered.toISOString().slice(0, 10),
  );
}
