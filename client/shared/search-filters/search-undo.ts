import { useLocation } from '../../app/router/router.tsx';
import type { Search } from '../../../domain/search/search-query.ts';
import { paths } from '../../app/paths.ts';

/** History state of a search changed with one click: the URL before the change. */
interface SearchChange {
  undo: string;
}

/** Returns the history state for a link or navigation that changes this search. */
export const searchChangeState = (search: Search): SearchChange => ({ undo: paths.matches(search) });

const isSearchChange = (state: unknown): state is SearchChange =>
  typeof state === 'object' && state !== null && 'undo' in state && typeof state.undo === 'string';

/** Returns the URL of the search before the last change; undefined when the visitor arrived another way. */
export function useSearchUndo(): string | undefined {
  const { state } = useLocation();
  // Accepts only our own URLs: history state could hold anything.
  return isSearchChange(state) && state.undo.startsWith('/matches?') ? state.undo : undefined;
}
