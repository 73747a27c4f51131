import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../components/card.tsx';
import { ListingGrid, ListingGridSkeleton } from './listing-grid.tsx';

export default { component: ListingGrid } satisfies Meta<typeof ListingGrid>;
type Story = StoryObj<typeof ListingGrid>;

export const Cards: Story = {
  args: {
    children: ['First', 'Second', 'Third'].map((name) => (
      <li key={name}>
        <Card>{name}</Card>
      </li>
    )),
  },
};
export const Loading: Story = { render: () => <ListingGridSkeleton count={3} /> };
