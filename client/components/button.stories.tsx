import type { ReactNode } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, type ButtonVariant } from './button.tsx';

export default { component: Button } satisfies Meta<typeof Button>;
type Story = StoryObj<typeof Button>;

const looks: ButtonVariant[] = ['main', 'quiet', 'text', 'danger'];
const each = (draw: (look: ButtonVariant) => ReactNode) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-3)' }}>{looks.map(draw)}</div>
);

export const Looks: Story = {
  render: () =>
    each((look) => (
      <Button key={look} look={look}>
        Send request
      </Button>
    )),
};
export const Disabled: Story = {
  render: () =>
    each((look) => (
      <Button key={look} look={look} disabled>
        Send request
      </Button>
    )),
};
export const Busy: Story = {
  render: () =>
    each((look) => (
      <Button key={look} look={look} busy>
        Sending …
      </Button>
    )),
};
export const LongText: Story = {
  args: { children: 'Continue to the payment of your listing near Ohio State University Main Campus' },
};
