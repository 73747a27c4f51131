import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotFound } from './not-found.tsx';

export default { component: NotFound, tags: ['alone'] } satisfies Meta<typeof NotFound>;
type Story = StoryObj<typeof NotFound>;

export const UnknownPage: Story = {};
export const UnknownListing: Story = { args: { title: 'Home not found' } };
