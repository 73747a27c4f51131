import type { Examples } from '../../../../mocks/gallery/example.ts';
import { PropertyTypeOption, type PropertyTypeOffer } from './property-type-option.tsx';

const offer: PropertyTypeOffer = {
  id: 84,
  label: 'Apartment',
  price: 49,
  benefits: ['Unlimited leads', 'Shown to every college within ten miles', 'Cancel at any time'],
};
const nothing = () => undefined;

export const examples: Examples = {
  Offered: () => <PropertyTypeOption offer={offer} chosen={false} disabled={false} toggle={nothing} />,
  Selected: () => <PropertyTypeOption offer={offer} chosen disabled={false} toggle={nothing} />,
  Disabled: () => <PropertyTypeOption offer={offer} chosen={false} disabled toggle={nothing} />,
};
