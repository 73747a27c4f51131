import type { Meta, StoryObj } from '@storybook/react-vite';
import { CancelDialog } from './cancel-dialog.tsx';

export default { component: CancelDialog, tags: ['alone'] } satisfies Meta<typeof CancelDialog>;
type Story = StoryObj<typeof CancelDialog>;

const nothing = () => undefined;
const given = (pastDue: boolean) => ({
  listing: {
    id: '1',
    slug: 'lane-avenue-flats',
    name: 'Lane Avenue Flats',
    pastDue,
    expiresAt: '2026-10-02T10:00:00.000Z',
  },
  resolve: nothing,
  reject: nothing,
});

export const PaidUntilMonthEnd: Story = { args: given(false) };
export const PaymentFailed: Story = { args: given(true) };
