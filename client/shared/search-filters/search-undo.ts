import { isRecord } from '../../../domain/is-record.ts';
import { useLocation } from '../../app/router/router.tsx';
import type { Search } from '../../../domain/search/search-query.ts';
import { paths } from '../../app/paths.ts';

/** Returns the history state for a link or navigation that changes this search: the URL before the change. */
export const searchChangeState = (search: Search): { undo: string } => ({ undo: paths.matches(search) });

/** Returns the URL of the search before the last change; undefined when the visitor arrived another way. */
export function useSearchUndo(): string | undefined {
  const { state } = useLocation();
  // Accepts only our own URLs: history state could hold anything.
  const undo = isRecord(state) ? state['undo'] : undefined;
  return typeof undo === 'string' && undo.startsWith('/matches?') ? undo : undefined;
}
