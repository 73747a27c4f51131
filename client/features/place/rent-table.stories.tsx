import type { Meta, StoryObj } from '@storybook/react-vite';
import { RentTable } from './rent-table.tsx';

const href = () => '/matches';

/** Landmarks of one name stand once on a page. */
export default { component: RentTable, tags: ['alone'], args: { href } } satisfies Meta<typeof RentTable>;
type Story = StoryObj<typeof RentTable>;

export const TwoSizes: Story = {
  args: {
    rents: [
      { bedrooms: 9, listingsCount: 3, rentFrom: 650, rentMedian: 700 },
      { bedrooms: 2, listingsCount: 1412, rentFrom: 1001, rentMedian: 1151 },
    ],
  },
};
export const LargestSizes: Story = {
  args: { rents: [{ bedrooms: 11, listingsCount: 1, rentFrom: 12_500, rentMedian: 12_500 }] },
};
