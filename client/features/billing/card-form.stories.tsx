import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../components/card.tsx';
import { CardForm } from './card-form.tsx';

const nothing = () => undefined;

export default {
  component: CardForm,
  args: { changed: nothing, close: nothing },
  decorators: (Story) => (
    <Card>
      <Story />
    </Card>
  ),
} satisfies Meta<typeof CardForm>;
type Story = StoryObj<typeof CardForm>;

export const ReplaceCard: Story = { args: { listings: [] } };
export const OverduePayment: Story = {
  args: {
    listings: [
      { id: '1', name: 'Neil House', amountDueCents: 1567 },
      { id: '2', name: 'Lane Avenue Flats', amountDueCents: 0 },
    ],
  },
};
