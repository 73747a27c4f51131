import type { Examples } from '../../../mocks/gallery/example.ts';
import { exampleListing, sparseListing } from '../examples/example-listing.fixture.ts';
import { ListingPreview } from './listing-preview.tsx';
import { toMapListing } from '../map/map-listing.ts';

const corner = { position: 'relative', height: '11rem' } as const;

export const examples: Examples = {
  'Selected listing': () => (
    <div style={corner}>
      <ListingPreview home={toMapListing(exampleListing, { bedrooms: 2 })} close={() => {}} />
    </div>
  ),
  'No image, long name': () => (
    <div style={corner}>
      <ListingPreview home={toMapListing(sparseListing, {})} close={() => {}} />
    </div>
  ),
};
