import type { Examples } from '../../../../mocks/gallery/example.ts';
import { SetPosition } from './set-position.tsx';

const nothing = () => undefined;
const nowhere = { city: '', state: '', zip: '' };

export const examples: Examples = {
  'Address not found': () => <SetPosition at={null} area={nowhere} address={null} choose={nothing} />,
};
