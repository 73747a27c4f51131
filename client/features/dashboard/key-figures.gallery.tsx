import { APARTMENT } from '../../../domain/options/property-types.ts';
import type { Examples } from '../../../mocks/gallery/example.ts';
import { exampleMyListing } from '../../shared/examples/example-my-listing.fixture.ts';
import { KeyFigures } from './key-figures.tsx';

const apartment = {
  ...exampleMyListing,
  leadsLeft: null,
  nextChargeAt: null,
  listing: { ...exampleMyListing.listing, type: APARTMENT },
};

export const examples: Examples = {
  'Houses, next charge': () => <KeyFigures listings={[exampleMyListing, { ...exampleMyListing, id: '2' }]} />,
  'Apartments, no charge': () => <KeyFigures listings={[apartment]} />,
};
