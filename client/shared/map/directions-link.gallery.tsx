import type { Examples } from '../../../mocks/gallery/example.ts';
import { exampleListing } from '../examples/example-listing.fixture.ts';
import { DirectionsLink } from './directions-link.tsx';

export const examples: Examples = {
  'From a listing to a college': () =>
    exampleListing.nearbySchools
      .slice(0, 1)
      .map((school) => <DirectionsLink key={school.id} home={exampleListing} school={school} />),
};
