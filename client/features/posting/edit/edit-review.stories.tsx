import type { Meta, StoryObj } from '@storybook/react-vite';
import { EditReviewNotice } from './edit-review.tsx';

export default {
  component: EditReviewNotice,
  args: { day: () => 'February 3', restore: () => undefined },
} satisfies Meta<typeof EditReviewNotice>;
type Story = StoryObj<typeof EditReviewNotice>;

const sent = { dueAt: '2027-02-03T12:00:00Z', note: null };

export const InReview: Story = { args: { sent: { ...sent, state: 'REVIEW' } } };
export const Declined: Story = { args: { sent: { ...sent, state: 'DECLINED', note: 'Leave out the last sentence.' } } };
export const Expired: Story = { args: { sent: { ...sent, state: 'EXPIRED' } } };
