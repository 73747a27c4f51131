import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchBox } from './search-box.tsx';

export default { component: SearchBox, tags: ['alone'] } satisfies Meta<typeof SearchBox>;
type Story = StoryObj<typeof SearchBox>;

export const Empty: Story = {};
export const WithText: Story = { args: { text: 'Ohio State University Main Campus in Columbus' } };
