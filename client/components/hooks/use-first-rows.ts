import { useState } from 'react';

/** Number of rows shown of a list that is one of several on its page. */
const FIRST_ROWS = 5;

interface FirstRows<Row> {
  rows: readonly Row[] | undefined;
  /** Number of loaded rows that are not shown yet. */
  left: number;
  /** Shows all loaded rows. */
  showAll: () => void;
}

/** Returns the first rows of a loaded list until all are asked for. `atLeast` keeps more, such as up to one that is open. */
export function useFirstRows<Row>(loaded: readonly Row[] | undefined, atLeast = 0): FirstRows<Row> {
  const [all, setAll] = useState(false);
  const rows = all ? loaded : loaded?.slice(0, Math.max(FIRST_ROWS, atLeast));
  return { rows, left: (loaded?.length ?? 0) - (rows?.length ?? 0), showAll: () => setAll(true) };
}
