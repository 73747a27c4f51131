import { placeLabel } from '../../../domain/alerts/search-label.ts';
import { formatCount } from '../../../domain/format/numbers.ts';
import type { Search } from '../../../domain/search/search-query.ts';
import { useMatchCountQuery } from './match-count.generated.ts';
import { searchVariables } from '../../shared/search/use-search.ts';
import css from '../../shared/styles/question-form.module.css';
import { useEffect, useState } from 'react';

/** Returns the value once it has not changed for `ms` milliseconds. */
function useDebouncedValue<Value>(value: Value, ms: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}

/** Debounce of the count in milliseconds, so that a slider does not send a request for every dollar. */
const DEBOUNCE_MS = 250;

/** Renders the number of listings that match the current answers, before the form is submitted. */
export function MatchCount({ search, place }: { search: Search; place: string | undefined }) {
  const { filter } = searchVariables(search);
  // Compares by JSON, since the object is new on each render.
  const settled = useDebouncedValue(JSON.stringify(filter), DEBOUNCE_MS);
  const { data, previousData, error } = useMatchCountQuery({
    variables: { filter: JSON.parse(settled) as typeof filter },
  });
  // The count for earlier answers must not remain when the request for the current ones failed.
  const found = error ? undefined : (data ?? previousData)?.searchHousing;
  return (
    <p className={css.count} role="status">
      {found && place !== undefined && countText(found.meta.total, placeLabel(search.locationType, place))}
    </p>
  );
}

function countText(total: number, where: string): string {
  if (total === 0) return `No home ${where} has all of that yet. We'll show the closest.`;
  return `${formatCount(total, 'match', 'matches')} ${where}.`;
}
