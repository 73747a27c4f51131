import type { Examples } from '../../../mocks/gallery/example.ts';
import { Card } from '../../components/card.tsx';
import { CardForm } from './card-form.tsx';

const nothing = () => undefined;

export const examples: Examples = {
  'Replace card': () => (
    <Card>
      <CardForm changed={nothing} close={nothing} listings={[]} />
    </Card>
  ),
  'Overdue payment': () => (
    <Card>
      <CardForm
        changed={nothing}
        close={nothing}
        listings={[
          { id: '1', name: 'Neil House', amountDueCents: 1567 },
          { id: '2', name: 'Lane Avenue Flats', amountDueCents: 0 },
        ]}
      />
    </Card>
  ),
};
