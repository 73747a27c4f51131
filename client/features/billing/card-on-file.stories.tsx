import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../components/card.tsx';
import { CardOnFile } from './card-on-file.tsx';
import { exampleCard } from '../../shared/examples/example-my-listing.fixture.ts';

export default {
  component: CardOnFile,
  decorators: (Story) => (
    <Card padded={false}>
      <Story />
    </Card>
  ),
} satisfies Meta<typeof CardOnFile>;
type Story = StoryObj<typeof CardOnFile>;

export const Valid: Story = { args: { card: exampleCard } };
export const ExpiresSoon: Story = { args: { card: { ...exampleCard, expMonth: 10, expYear: 2026 } } };
export const Expired: Story = { args: { card: { ...exampleCard, brand: 'amex', expMonth: 1, expYear: 2026 } } };
export const None: Story = { args: { card: null } };
