import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../components/card.tsx';
import { LeadFilters } from './lead-filters.tsx';

const counts = { all: 128, new: 12, contacted: 40, toured: 31, rented: 9, closed: 36, spam: 2, unread: 5 };
const listings = [
  { id: '1', name: 'Neil House' },
  { id: '2', name: 'High Street Lofts' },
];
const nothing = () => undefined;
const given = { change: nothing, type: nothing, text: '', counts, listings };

export default {
  component: LeadFilters,
  args: given,
  decorators: (Story) => (
    <Card padded={false}>
      <Story />
    </Card>
  ),
} satisfies Meta<typeof LeadFilters>;
type Story = StoryObj<typeof LeadFilters>;

export const Default: Story = { args: { filter: {} } };
export const StatusTextAndListing: Story = {
  args: { text: 'parking', filter: { stage: 'toured', text: 'parking', listingId: '2' } },
};
