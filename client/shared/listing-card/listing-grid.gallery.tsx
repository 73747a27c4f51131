import type { Examples } from '../../../mocks/gallery/example.ts';
import { Card } from '../../components/card.tsx';
import { ListingGrid, ListingGridSkeleton } from './listing-grid.tsx';

export const examples: Examples = {
  'As many as fit': () => (
    <ListingGrid>
      {['First', 'Second', 'Third'].map((name) => (
        <li key={name}>
          <Card>{name}</Card>
        </li>
      ))}
    </ListingGrid>
  ),
  'On their way': () => <ListingGridSkeleton count={3} />,
};
