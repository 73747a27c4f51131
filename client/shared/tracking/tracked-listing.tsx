import { useEffect, useRef, type ReactNode } from 'react';
import { trackVisibility } from './track-visibility.ts';

interface TrackedListingProps {
  id: string;
  /** One-based position in the whole list. */
  position: number;
  /** The college of the search. */
  schoolId?: string | undefined;
  children: ReactNode;
}

/** Renders a listing's place in a list and counts it when it becomes visible. */
export function TrackedListing({ id, position, schoolId, children }: TrackedListingProps) {
  const item = useRef<HTMLLIElement>(null);
  useEffect(
    () => (item.current ? trackVisibility(item.current, id, { position, schoolId }) : undefined),
    [id, position, schoolId],
  );
  return (
    <li ref={item} data-home={id}>
      {children}
    </li>
  );
}
