import { useLocation } from '../../app/router/router.tsx';
import type { Search } from '../../../domain/search/search-query.ts';
import { paths } from '../../app/paths.ts';

/** What the history keeps of a search that was changed with one press: where it came from. */
interface SearchChange {
  undo: string;
}

/** The state to give a link or a step that changes this search. */
export const searchChangeState = (search: Search): SearchChange => ({ undo: paths.matches(search) });

const isSearchChange = (state: unknown): state is SearchChange =>
  typeof state === 'object' && state !== null && 'undo' in state && typeof state.undo === 'string';

/** The address of the search before the last change; undefined when one came here another way. */
export function useSearchUndo(): string | undefined {
  const { state } = useLocation();
  // Only an address of ours: what a page puts into its history could be anything.
  return isSearchChange(state) && state.undo.startsWith('/matches?') ? state.undo : undefined;
}
