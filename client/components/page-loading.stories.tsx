import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageLoading } from './page-loading.tsx';

export default { component: PageLoading } satisfies Meta<typeof PageLoading>;

export const ScreenLoading: StoryObj<typeof PageLoading> = {
  name: 'While a screen’s code is on its way',
  args: { title: 'Page loading' },
};
