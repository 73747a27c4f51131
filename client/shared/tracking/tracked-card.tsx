import { useEffect, useRef, type ComponentProps } from 'react';
import { ListingCard } from '../listing-card/listing-card.tsx';
import { ListingGrid } from '../listing-card/listing-grid.tsx';
import { trackVisibility } from './track-visibility.ts';

type Card = ComponentProps<typeof ListingCard>;

/** Renders a listing's card as an item of a list, at a one-based position, and counts it when it becomes visible. */
export function TrackedCard({ position, ...card }: Card & { position: number }) {
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

interface TrackedCardsProps extends Pick<Card, 'preferences' | 'schoolId' | 'to'> {
  cards: readonly Omit<Card, 'preferences'>[];
  /** One-based position of the first card in the whole list. */
  first?: number;
}

/** Renders tracked cards side by side; `preferences`, `schoolId` and `to` are those of every card without its own. */
export function TrackedCards({ cards, first = 1, ...common }: TrackedCardsProps) {
  return (
    <ListingGrid>
      {cards.map((card, index) => (
        <TrackedCard key={card.listing.id} position={first + index} {...common} {...card} />
      ))}
    </ListingGrid>
  );
}
