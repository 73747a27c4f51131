import type { Examples } from '../../../mocks/gallery/example.ts';
import { StateLinks } from './state-links.tsx';

export const examples: Examples = {
  'All states': () => <StateLinks />,
};
