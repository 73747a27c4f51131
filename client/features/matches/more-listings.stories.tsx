import type { Meta, StoryObj } from '@storybook/react-vite';
import { MoreListings } from './more-listings.tsx';

export default { component: MoreListings } satisfies Meta<typeof MoreListings>;

const search = { locationType: 'college', locationId: 204796, page: 1, site: 'default' } as const;

export const AfterFewMatches: StoryObj<typeof MoreListings> = {
  args: { search: { ...search, bedrooms: 3, bathrooms: 2, maxBudget: 1300 } },
};
