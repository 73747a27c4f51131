import type { Examples } from '../../../mocks/gallery/example.ts';
import { TryState } from './try-state.tsx';

export const examples: Examples = {
  'Bank asks': () => <TryState asking />,
  'Left off': () => <TryState asking={false} leftOff />,
};
