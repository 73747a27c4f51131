import { useEffect, useRef, type ReactNode } from 'react';
import { trackVisibility } from './track-visibility.ts';

interface TrackedListingProps {
  id: string;
  /** In the whole list, from 1. */
  position: number;
  /** The college that was searched near. */
  schoolId?: string | undefined;
  children: ReactNode;
}

/** A home's place in a list, which counts it when it comes into sight. */
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
