import type { Examples } from '../../mocks/gallery/example.ts';
import { Card } from '../ui/card.tsx';
import { HomesGrid, WaitingHomes } from './homes-grid.tsx';

export const examples: Examples = {
  'As many as fit': () => (
    <HomesGrid>
      {['First', 'Second', 'Third'].map((name) => (
        <li key={name}>
          <Card>{name}</Card>
        </li>
      ))}
    </HomesGrid>
  ),
  'On their way': () => <WaitingHomes count={3} />,
};
