import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleMyListing } from '../../../shared/examples/example-my-listing.fixture.ts';
import { BulkActions } from './bulk-actions.tsx';

export default { component: BulkActions } satisfies Meta<typeof BulkActions>;

export const TwoSelected: StoryObj<typeof BulkActions> = {
  args: { chosen: [exampleMyListing, { ...exampleMyListing, id: '2', hidden: true }], choose: () => undefined },
};
