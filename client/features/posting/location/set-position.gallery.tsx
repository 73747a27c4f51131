import type { Examples } from '../../../../mocks/gallery/example.ts';
import { SetPosition } from './set-position.tsx';

const nothing = () => undefined;

export const examples: Examples = {
  'Address not found': () => <SetPosition id="typed" set={null} about={undefined} address={null} choose={nothing} />,
};
