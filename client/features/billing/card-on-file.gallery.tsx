import type { Examples } from '../../../mocks/gallery/example.ts';
import { Card } from '../../components/card.tsx';
import { CardOnFile } from './card-on-file.tsx';
import { exampleCard } from '../../shared/examples/example-my-listing.fixture.ts';

export const examples: Examples = {
  Valid: () => (
    <Card padded={false}>
      <CardOnFile card={exampleCard} />
    </Card>
  ),
  'Expires soon': () => (
    <Card padded={false}>
      <CardOnFile card={{ ...exampleCard, expMonth: 10, expYear: 2026 }} />
    </Card>
  ),
  Expired: () => (
    <Card padded={false}>
      <CardOnFile card={{ ...exampleCard, brand: 'amex', expMonth: 1, expYear: 2026 }} />
    </Card>
  ),
  None: () => (
    <Card padded={false}>
      <CardOnFile card={null} />
    </Card>
  ),
};
