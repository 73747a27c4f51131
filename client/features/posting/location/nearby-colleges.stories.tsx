import type { Meta, StoryObj } from '@storybook/react-vite';
import { NearbyCollegesLine } from './nearby-colleges.tsx';

export default { component: NearbyCollegesLine } satisfies Meta<typeof NearbyCollegesLine>;
type Story = StoryObj<typeof NearbyCollegesLine>;

const list = ['Ohio State University', 'Columbus State Community College', 'Capital University'];

export const One: Story = { args: { colleges: { count: 1, list: list.slice(0, 1) } } };
export const ThreeNamedOthersCounted: Story = { args: { colleges: { count: 8, list } } };
