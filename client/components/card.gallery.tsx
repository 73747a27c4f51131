import type { Examples } from '../../mocks/gallery/example.ts';
import { Card } from './card.tsx';

export const examples: Examples = {
  'With padding': () => (
    <Card>
      <p>What belongs together stands on one card.</p>
    </Card>
  ),
  'Without padding': () => (
    <Card padded={false}>
      <p>A picture can reach its edges.</p>
    </Card>
  ),
};
