import { placeWords } from '../../domain/alerts/search-words.ts';
import type { Search } from '../../domain/search.ts';
import { useMatchCountQuery } from './match-count.generated.ts';
import { searchVariables } from './use-search.ts';
import { useSettled } from './use-settled.ts';
import css from './questionnaire.module.css';

/** So long after the last change it is counted: a slider is not asked at every dollar. */
const SETTLE_MS = 250;

interface MatchCountProps {
  search: Search;
  /** Its place as it is called; undefined until it is known. */
  place: string | undefined;
}

/** How many homes fit the answers as they stand, before anybody presses the button. */
export function MatchCount({ search, place }: MatchCountProps) {
  const { filter } = searchVariables(search);
  // Compared as text, for the object is another at each render.
  const settled = useSettled(JSON.stringify(filter), SETTLE_MS);
  const { data, previousData } = useMatchCountQuery({ variables: { filter: JSON.parse(settled) as typeof filter } });
  const found = (data ?? previousData)?.searchHousing;
  return (
    <p className={css.count} role="status">
      {found && place !== undefined && countWords(found.meta.total, placeWords(search.locationType, place))}
    </p>
  );
}

function countWords(total: number, where: string): string {
  if (total === 0) return `No home ${where} has all of that yet. We show the closest.`;
  return total === 1 ? `1 home fits ${where}.` : `${total.toLocaleString('en-US')} homes fit ${where}.`;
}
