import { useLocation } from '../router.tsx';
import type { Search } from '../../domain/search.ts';
import { paths } from '../paths.ts';

/** What the history keeps of a search that was changed with one press: where it came from. */
interface Changed {
  undo: string;
}

/** The state to give a link or a step that changes this search. */
export const changedFrom = (search: Search): Changed => ({ undo: paths.matches(search) });

const isChanged = (state: unknown): state is Changed =>
  typeof state === 'object' && state !== null && 'undo' in state && typeof state.undo === 'string';

/** The address of the search before the last change; undefined when one came here another way. */
export function useUndo(): string | undefined {
  const { state } = useLocation();
  // Only an address of ours: what a page puts into its history could be anything.
  return isChanged(state) && state.undo.startsWith('/matches?') ? state.undo : undefined;
}
