import { useEffect, useRef, type ComponentProps } from 'react';
import { ListingCard } from '../listing-card/listing-card.tsx';
import { trackVisibility } from './track-visibility.ts';

interface TrackedCardProps extends ComponentProps<typeof ListingCard> {
  /** One-based position in the whole list. */
  position: number;
}

/** Renders a listing's card as an item of a list and counts it when it becomes visible. */
export function TrackedCard({ position, ...card }: TrackedCardProps) {
  const { id } = card.listing;
  const { schoolId } = card;
  const item = useRef<HTMLLIElement>(null);
  useEffect(
    () => (item.current ? trackVisibility(item.current, id, { position, schoolId }) : undefined),
    [id, position, schoolId],
  );
  return (
    <li ref={item} data-home={id}>
      <ListingCard {...card} />
    </li>
  );
}
