import type { Examples } from '../../../mocks/gallery/example.ts';
import { TravelTimes } from './travel-times.tsx';

export const examples: Examples = {
  'Very close': () => <TravelTimes miles={0.3} />,
  'Too far to walk': () => <TravelTimes miles={3.4} />,
  'Far away': () => <TravelTimes miles={61} />,
};
