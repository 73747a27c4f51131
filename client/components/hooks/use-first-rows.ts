import { useState } from 'react';

/** Number of rows shown of a list that is one of several on its page. */
export const FIRST_ROWS = 5;

/** Returns the first rows of a list until all are asked for, and how many are `left`. `atLeast` keeps more than usual. */
export function useFirstRows<Row>(loaded: readonly Row[] | undefined, atLeast = 0) {
  const [all, setAll] = useState(false);
  const rows = all ? loaded : loaded?.slice(0, Math.max(FIRST_ROWS, atLeast));
  return { rows, left: (loaded?.length ?? 0) - (rows?.length ?? 0), showAll: () => setAll(true) };
}
