import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReviewList } from './reviews.tsx';

export default { component: ReviewList, args: { day: () => 'February 3' } } satisfies Meta<typeof ReviewList>;
type Story = StoryObj<typeof ReviewList>;

const states = ['REVIEW', 'APPROVED', 'PAYMENT_NEEDED', 'DECLINED', 'EXPIRED'] as const;
const edits = ['REVIEW', 'DECLINED', 'EXPIRED'] as const;
const review = { name: 'Walnut Row', slug: null, dueAt: '2027-02-03T12:00:00Z', note: null };

export const Listings: Story = { args: { reviews: states.map((state) => ({ ...review, id: state, state })) } };
export const Edits: Story = {
  args: { reviews: edits.map((state) => ({ ...review, id: state, state, slug: 'walnut-row' })) },
};
