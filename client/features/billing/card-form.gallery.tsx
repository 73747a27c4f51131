import type { Examples } from '../../../mocks/gallery/example.ts';
import { Card } from '../../components/card.tsx';
import { CardForm } from './card-form.tsx';

const nothing = () => undefined;

export const examples: Examples = {
  'Another card': () => (
    <Card>
      <CardForm changed={nothing} close={nothing} listings={[]} />
    </Card>
  ),
  'Of several listings': () => (
    <Card>
      <CardForm
        changed={nothing}
        close={nothing}
        listings={[
          { id: '1', name: 'Neil House' },
          { id: '2', name: 'Lane Avenue Flats' },
        ]}
      />
    </Card>
  ),
};
