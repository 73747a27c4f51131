import { APARTMENT } from '../../domain/options/property-types.ts';
import { EXPIRED, REMOVED } from '../../domain/options/listing-status.ts';
import type { Examples } from '../../mocks/gallery/example.ts';
import { exampleListing } from './example-listing.ts';
import { ListingCard } from './listing-card.tsx';

const long = {
  ...exampleListing.listing,
  name: 'The Residences at the Old Courthouse on North High Street',
  images: [],
};

export const examples: Examples = {
  Active: () => <ListingCard mine={exampleListing} />,
  Cancelled: () => <ListingCard mine={{ ...exampleListing, cancelled: true, nextChargeAt: null }} />,
  Rented: () => <ListingCard mine={{ ...exampleListing, hidden: true }} />,
  'Its payment failed': () => <ListingCard mine={{ ...exampleListing, pastDue: true }} />,
  'A payment under way': () => <ListingCard mine={{ ...exampleListing, status: EXPIRED, waiting: true }} />,
  'Its ten are used up': () => <ListingCard mine={{ ...exampleListing, leadsLeft: 0 }} />,
  Expired: () => <ListingCard mine={{ ...exampleListing, status: EXPIRED, expiresAt: null, nextChargeAt: null }} />,
  Removed: () => <ListingCard mine={{ ...exampleListing, status: REMOVED }} />,
  'A long name, no picture': () => (
    <ListingCard mine={{ ...exampleListing, listing: { ...long, type: APARTMENT }, leadsLeft: null }} />
  ),
};
