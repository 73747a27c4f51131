import { formatCount } from '../../../domain/format/numbers.ts';
import { placeLabel } from '../../../domain/alerts/search-label.ts';
import type { Search } from '../../../domain/search/search-query.ts';
import { useMatchCountQuery } from './match-count.generated.ts';
import { searchVariables } from '../../shared/search/use-search.ts';
import css from '../../shared/styles/question-form.module.css';
import { useEffect, useState } from 'react';

/** The value once it has not changed for `ms` milliseconds. */
function useDebouncedValue<Value>(value: Value, ms: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}

/** So long after the last change it is counted: a slider is not asked at every dollar. */
const DEBOUNCE_MS = 250;

interface MatchCountProps {
  search: Search;
  /** Its place as it is called; undefined until it is known. */
  place: string | undefined;
}

/** How many homes fit the answers as they stand, before anybody presses the button. */
export function MatchCount({ search, place }: MatchCountProps) {
  const { filter } = searchVariables(search);
  // Compared as text, for the object is another at each render.
  const settled = useDebouncedValue(JSON.stringify(filter), DEBOUNCE_MS);
  const { data, previousData } = useMatchCountQuery({ variables: { filter: JSON.parse(settled) as typeof filter } });
  const found = (data ?? previousData)?.searchHousing;
  return (
    <p className={css.count} role="status">
      {found && place !== undefined && countText(found.meta.total, placeLabel(search.locationType, place))}
    </p>
  );
}

function countText(total: number, where: string): string {
  if (total === 0) return `No home ${where} has all of that yet. We show the closest.`;
  return `${formatCount(total, 'home fits', 'homes fit')} ${where}.`;
}
