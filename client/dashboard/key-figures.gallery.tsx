import { APARTMENT } from '../../domain/options/property-types.ts';
import type { Examples } from '../../mocks/gallery/example.ts';
import { exampleListing } from './example-listing.ts';
import { KeyFigures } from './key-figures.tsx';

const apartment = {
  ...exampleListing,
  leadsLeft: null,
  nextChargeAt: null,
  listing: { ...exampleListing.listing, type: APARTMENT },
};

export const examples: Examples = {
  'Houses and a charge': () => <KeyFigures listings={[exampleListing, { ...exampleListing, id: '2' }]} />,
  'Apartments, nothing due': () => <KeyFigures listings={[apartment]} />,
};
