import type { Examples } from '../../../mocks/gallery/example.ts';
import { TypeChoice, type TypeOffer } from './type-choice.tsx';

const offer: TypeOffer = {
  id: 84,
  label: 'Apartment',
  price: 49,
  promises: ['Unlimited leads', 'Shown to every college within ten miles', 'Cancel at any time'],
};
const nothing = () => undefined;

export const examples: Examples = {
  Offered: () => <TypeChoice offer={offer} chosen={false} disabled={false} toggle={nothing} />,
  Chosen: () => <TypeChoice offer={offer} chosen disabled={false} toggle={nothing} />,
  Disabled: () => <TypeChoice offer={offer} chosen={false} disabled toggle={nothing} />,
};
