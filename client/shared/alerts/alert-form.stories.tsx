import type { Meta, StoryObj } from '@storybook/react-vite';
import { AlertForm } from './alert-form.tsx';

/** Landmarks with the same name must be unique on a page. */
export default { component: AlertForm, tags: ['alone'] } satisfies Meta<typeof AlertForm>;
type Story = StoryObj<typeof AlertForm>;

const search = { locationType: 'college', locationId: 204796, page: 1, site: 'default' } as const;

export const NoCriteria: Story = { args: { search, where: 'near Ohio State University' } };
export const AllCriteria: Story = {
  args: {
    search: { ...search, bedrooms: 9, bathrooms: 1.5, maxBudget: 1200 },
    where: 'near University of North Carolina at Chapel Hill',
  },
};
