import type { Meta, StoryObj } from '@storybook/react-vite';
import { DeletionSummary } from './deletion-summary.tsx';

export default { component: DeletionSummary } satisfies Meta<typeof DeletionSummary>;
type Story = StoryObj<typeof DeletionSummary>;

export const AccountWithListings: Story = {
  args: { email: 'landlord@demo.example', listings: 12, renewing: 1, leads: 34 },
};
export const AccountWithoutListings: Story = {
  args: { email: 'empty@demo.example', listings: 0, renewing: 0, leads: 0 },
};
