import type { Examples } from '../../mocks/gallery/example.ts';
import { FrameFooter } from './frame-footer.tsx';

/** What is saved stands in it by the scenario `widget-saved`. */
export const examples: Examples = {
  'Nothing saved': () => <FrameFooter />,
};
