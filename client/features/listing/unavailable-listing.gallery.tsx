import type { Examples } from '../../../mocks/gallery/example.ts';
import { exampleListing } from '../../shared/examples/example-listing.fixture.ts';
import { UnavailableListing } from './unavailable-listing.tsx';

const listing = {
  __typename: 'UnavailableListing' as const,
  city: 'Columbus',
  state: 'OH',
  nearbySchools: exampleListing.nearbySchools,
};

export const alone = true;
export const examples: Examples = {
  'With similar listings': () => <UnavailableListing listing={{ ...listing, similar: [exampleListing] }} />,
  'No similar listings, no college nearby': () => (
    <UnavailableListing listing={{ ...listing, nearbySchools: [], similar: [] }} />
  ),
};
