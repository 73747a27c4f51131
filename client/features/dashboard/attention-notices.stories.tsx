import type { Meta, StoryObj } from '@storybook/react-vite';
import { AttentionNotices } from './attention-notices.tsx';
import { exampleMyListing } from '../../shared/examples/example-my-listing.fixture.ts';

export default { component: AttentionNotices } satisfies Meta<typeof AttentionNotices>;
type Story = StoryObj<typeof AttentionNotices>;

const owed = { ...exampleMyListing, pastDue: true, nextChargeAt: null, nextAttemptAt: '2026-09-18T10:00:00.000Z' };

export const FailedPayment: Story = { args: { listings: [owed] } };
export const TwoNotices: Story = {
  args: { listings: [owed, { ...owed, id: '2', listing: { ...owed.listing, name: 'The Residences at Oak' } }] },
};
export const OneCardManyListings: Story = { args: { listings: ['1', '2', '3', '4'].map((id) => ({ ...owed, id })) } };
