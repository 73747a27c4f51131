import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageButtons } from './page-buttons.tsx';

export default {
  component: PageButtons,
  args: { label: 'Pages of your listings', pages: 5, turn: () => {} },
} satisfies Meta<typeof PageButtons>;
type Story = StoryObj<typeof PageButtons>;

export const FirstPage: Story = { args: { page: 1 } };
export const LastPage: Story = { args: { page: 5 } };
