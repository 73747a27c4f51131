import type { Examples } from '../../../mocks/gallery/example.ts';
import { APARTMENT, HOUSE } from '../../../domain/options/property-types.ts';
import { exampleListing } from '../examples/example-listing.fixture.ts';
import { ListingCardImage } from './listing-card-image.tsx';

const card = { width: '19rem', aspectRatio: '3 / 2' } as const;

export const examples: Examples = {
  'With image': () => (
    <div style={card}>
      <ListingCardImage src={exampleListing.images[0]?.small} type={APARTMENT} wanted="first" />
    </div>
  ),
  'Apartment without image': () => (
    <div style={card}>
      <ListingCardImage src={undefined} type={APARTMENT} />
    </div>
  ),
  'House without image': () => (
    <div style={card}>
      <ListingCardImage src={undefined} type={HOUSE} />
    </div>
  ),
};
