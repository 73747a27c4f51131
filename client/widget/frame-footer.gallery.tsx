import type { Examples } from '../../mocks/gallery/example.ts';
import { FrameFooter } from './frame-footer.tsx';

/** Saved listings are shown by the scenario `widget-saved`. */
export const examples: Examples = {
  'Nothing saved': () => <FrameFooter />,
};
