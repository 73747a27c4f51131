import type { Examples } from '../../../mocks/gallery/example.ts';
import { RealtimeCalls } from './realtime-calls.tsx';

const nothing = () => undefined;

export const examples: Examples = {
  'No calls': () => <RealtimeCalls hear={nothing} missed={nothing} />,
};
