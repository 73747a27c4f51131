import type { Examples } from '../../../../mocks/gallery/example.ts';
import { exampleListing } from '../../../shared/examples/example-listing.fixture.ts';
import { NearbyMap } from './nearby-map.tsx';

const frame = { height: '22rem' };

export const examples: Examples = {
  'A home and nearby colleges': () => (
    <div style={frame}>
      <NearbyMap home={exampleListing} schools={exampleListing.nearbySchools} />
    </div>
  ),
  'The way to one of them': () => (
    <div style={frame}>
      <NearbyMap home={exampleListing} schools={exampleListing.nearbySchools.slice(1)} line />
    </div>
  ),
};
