import type { Meta, StoryObj } from '@storybook/react-vite';
import { DemoNotice } from './demo-notice.tsx';

export default { component: DemoNotice } satisfies Meta<typeof DemoNotice>;

export const BelowHomesOfTheSeed: StoryObj<typeof DemoNotice> = {};
