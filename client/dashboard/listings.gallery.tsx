import { EXPIRED } from '../../domain/options/listing-status.ts';
import type { Examples } from '../../mocks/gallery/example.ts';
import { exampleListing } from './example-listing.ts';
import { Listings } from './listings.tsx';

const { listing } = exampleListing;
const many = Array.from({ length: 8 }, (_, index) => ({
  ...exampleListing,
  id: String(index + 1),
  ...(index === 2 && { pastDue: true, nextChargeAt: null }),
  ...(index === 4 && { status: EXPIRED, nextChargeAt: null }),
  listing: { ...listing, name: `Neil House ${index + 1}`, images: [] },
}));

export const examples: Examples = {
  One: () => <Listings listings={[exampleListing]} />,
  'Many, with ways to find one': () => <Listings listings={many} />,
};
