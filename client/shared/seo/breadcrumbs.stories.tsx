import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from './breadcrumbs.tsx';

/** Landmarks with the same name must be unique on a page. */
export default { component: Breadcrumbs, tags: ['alone'] } satisfies Meta<typeof Breadcrumbs>;
type Story = StoryObj<typeof Breadcrumbs>;

const home = { name: 'Home', href: '/' };
const ohio = { name: 'Ohio', href: '/state/oh' };

export const State: Story = { args: { steps: [home], here: 'Ohio' } };
export const ListingWithALongName: Story = {
  args: {
    steps: [home, ohio, { name: 'Ohio State University', href: '/college/ohio-state-university' }],
    here: 'The Old Schoolhouse at the Corner of Richland Avenue and South Shafer Street',
  },
};
