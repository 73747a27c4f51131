import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from './container.tsx';

export default { component: Container } satisfies Meta<typeof Container>;
type Story = StoryObj<typeof Container>;

const seen = { background: 'var(--accent-soft)' };

export const Default: Story = { args: { children: <p style={seen}>As wide as a page is.</p> } };
export const Narrow: Story = {
  args: { narrow: true, children: <p style={seen}>As wide as a line can be read, and in the middle.</p> },
};
