import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleMyListing } from '../../shared/examples/example-my-listing.fixture.ts';
import { Payments } from './payments.tsx';

export default { component: Payments } satisfies Meta<typeof Payments>;

export const NextChargesCardReceipts: StoryObj<typeof Payments> = { args: { listings: [exampleMyListing] } };
