import type { Examples } from '../../../mocks/gallery/example.ts';
import { Card } from '../../components/card.tsx';
import { ListingGrid, ListingGridSkeleton } from './listing-grid.tsx';

export const examples: Examples = {
  Cards: () => (
    <ListingGrid>
      {['First', 'Second', 'Third'].map((name) => (
        <li key={name}>
          <Card>{name}</Card>
        </li>
      ))}
    </ListingGrid>
  ),
  Loading: () => <ListingGridSkeleton count={3} />,
};
