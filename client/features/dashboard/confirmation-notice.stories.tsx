import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleMyListing } from '../../shared/examples/example-my-listing.fixture.ts';
import { ConfirmationNotice } from './confirmation-notice.tsx';

export default { component: ConfirmationNotice } satisfies Meta<typeof ConfirmationNotice>;
type Story = StoryObj<typeof ConfirmationNotice>;

const due = { ...exampleMyListing, confirmationDue: true };

export const OneListing: Story = { args: { listings: [due] } };
export const SeveralListings: Story = { args: { listings: ['1', '2', '3'].map((id) => ({ ...due, id })) } };
