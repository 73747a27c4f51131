import type { Meta, StoryObj } from '@storybook/react-vite';
import { FrameFooter } from './frame-footer.tsx';

/** Saved listings are shown by the scenario `widget-saved`. */
export default { component: FrameFooter } satisfies Meta<typeof FrameFooter>;

export const NothingSaved: StoryObj<typeof FrameFooter> = {};
