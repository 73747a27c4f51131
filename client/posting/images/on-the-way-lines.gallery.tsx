import type { Examples } from '../../../mocks/gallery/example.ts';
import { OnTheWayLines } from './on-the-way-lines.tsx';

export const examples: Examples = {
  'One being sent': () => <OnTheWayLines underWay={1} failed={0} />,
  'Some did not arrive': () => <OnTheWayLines underWay={2} failed={1} />,
};
