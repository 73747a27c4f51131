import type { Examples } from '../../../mocks/gallery/example.ts';
import { Price } from './price.tsx';

export const examples: Examples = {
  One: () => <Price dollars={1150} />,
  'Total and per person': () => (
    <Price dollars={2400} from>
      {' · $600 per person'}
    </Price>
  ),
  'Six digits': () => <Price dollars={125_000} />,
};
