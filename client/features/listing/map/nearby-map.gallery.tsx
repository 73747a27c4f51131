import type { Examples } from '../../../../mocks/gallery/example.ts';
import { exampleListing } from '../../../shared/examples/example-listing.fixture.ts';
import { NearbyMap } from './nearby-map.tsx';

const frame = { height: '22rem' };

export const examples: Examples = {
  'Listing and nearby colleges': () => (
    <div style={frame}>
      <NearbyMap home={exampleListing} schools={exampleListing.nearbySchools} />
    </div>
  ),
  'Route to a college': () => (
    <div style={frame}>
      <NearbyMap home={exampleListing} schools={exampleListing.nearbySchools.slice(1)} line />
    </div>
  ),
};
