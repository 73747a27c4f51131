import type { Examples } from '../../mocks/gallery/example.ts';
import { FrameFoot } from './frame-foot.tsx';

/** What is saved stands in it by the scenario `widget-saved`. */
export const examples: Examples = {
  'Nothing saved': () => <FrameFoot />,
};
