import type { Examples } from '../../../mocks/gallery/example.ts';
import { TravelTimes } from './travel-times.tsx';

export const examples: Examples = {
  'Next door': () => <TravelTimes miles={0.3} />,
  'Too far to walk': () => <TravelTimes miles={3.4} />,
  'In another town': () => <TravelTimes miles={61} />,
};
