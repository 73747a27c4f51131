import { EXPIRED } from '../../../../domain/options/listing-status.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleMyListing } from '../../../shared/examples/example-my-listing.fixture.ts';
import { MyListings } from './my-listings.tsx';

export default { component: MyListings } satisfies Meta<typeof MyListings>;
type Story = StoryObj<typeof MyListings>;

const { listing } = exampleMyListing;
const many = Array.from({ length: 8 }, (_, index) => ({
  ...exampleMyListing,
  id: String(index + 1),
  ...(index === 2 && { pastDue: true, nextChargeAt: null }),
  ...(index === 4 && { status: EXPIRED, nextChargeAt: null }),
  listing: { ...listing, name: `Neil House ${index + 1}`, images: [] },
}));

export const One: Story = { args: { listings: [exampleMyListing] } };
export const ManyWithSearch: Story = { args: { listings: many } };
