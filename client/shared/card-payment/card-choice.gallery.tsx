import type { Examples } from '../../../mocks/gallery/example.ts';
import { CardChoice } from './card-choice.tsx';

const card = { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2029 };
const nothing = () => undefined;

export const examples: Examples = {
  'Card on file': () => <CardChoice card={card} other={false} choose={nothing} keep={false} setKeep={nothing} />,
  'Another card': () => <CardChoice card={card} count={3} other choose={nothing} keep setKeep={nothing} />,
};
