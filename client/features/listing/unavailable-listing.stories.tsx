import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleListing } from '../../shared/examples/example-listing.fixture.ts';
import { UnavailableListing } from './unavailable-listing.tsx';

export default { component: UnavailableListing, tags: ['alone'] } satisfies Meta<typeof UnavailableListing>;
type Story = StoryObj<typeof UnavailableListing>;

const listing = {
  __typename: 'UnavailableListing' as const,
  city: 'Columbus',
  state: 'OH',
  nearbySchools: exampleListing.nearbySchools,
};

export const WithSimilarListings: Story = { args: { listing: { ...listing, similar: [exampleListing] } } };
export const NoSimilarListingsNoCollegeNearby: Story = {
  args: { listing: { ...listing, nearbySchools: [], similar: [] } },
};
