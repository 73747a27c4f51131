import type { Meta } from '@storybook/react-vite';
import { exampleListing } from '../examples/example-listing.fixture.ts';
import { DirectionsLink } from './directions-link.tsx';

export default { component: DirectionsLink } satisfies Meta<typeof DirectionsLink>;

export const FromAListingToACollege = {
  render: () =>
    exampleListing.nearbySchools
      .slice(0, 1)
      .map((school) => <DirectionsLink key={school.id} home={exampleListing} school={school} />),
};
