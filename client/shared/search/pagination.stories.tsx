import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pagination } from './pagination.tsx';

const href = (page: number) => `/matches?page=${page}`;

export default { component: Pagination, tags: ['alone'], args: { lastPage: 12, href } } satisfies Meta<
  typeof Pagination
>;
type Story = StoryObj<typeof Pagination>;

export const First: Story = { args: { page: 1 } };
export const MiddlePage: Story = { args: { page: 5 } };
export const Last: Story = { args: { page: 12, end: { href: '/matches/end', label: 'The end' } } };
