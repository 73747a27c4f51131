import { EXPIRED } from '../../../../domain/options/listing-status.ts';
import type { Examples } from '../../../../mocks/gallery/example.ts';
import { exampleMyListing } from '../../../shared/examples/example-my-listing.fixture.ts';
import { MyListings } from './my-listings.tsx';

const { listing } = exampleMyListing;
const many = Array.from({ length: 8 }, (_, index) => ({
  ...exampleMyListing,
  id: String(index + 1),
  ...(index === 2 && { pastDue: true, nextChargeAt: null }),
  ...(index === 4 && { status: EXPIRED, nextChargeAt: null }),
  listing: { ...listing, name: `Neil House ${index + 1}`, images: [] },
}));

export const examples: Examples = {
  One: () => <MyListings listings={[exampleMyListing]} />,
  'Many, with search': () => <MyListings listings={many} />,
};
