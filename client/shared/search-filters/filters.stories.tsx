import type { Meta, StoryObj } from '@storybook/react-vite';
import { Filters } from './filters.tsx';

export default { component: Filters, tags: ['alone'] } satisfies Meta<typeof Filters>;
type Story = StoryObj<typeof Filters>;

const place = { locationType: 'college', locationId: 204796, page: 1, site: 'default' } as const;

export const NoFilters: Story = { args: { search: place } };
export const AllFiltersCustomBudget: Story = {
  name: 'All filters, custom budget',
  args: { search: { ...place, bedrooms: 2, bathrooms: 1.5, maxBudget: 1250, site: 'csa' } },
};
