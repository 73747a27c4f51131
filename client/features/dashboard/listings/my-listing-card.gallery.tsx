import { APARTMENT } from '../../../../domain/options/property-types.ts';
import { EXPIRED, REMOVED } from '../../../../domain/options/listing-status.ts';
import type { Examples } from '../../../../mocks/gallery/example.ts';
import { exampleMyListing } from '../../../shared/examples/example-my-listing.fixture.ts';
import { MyListingCard } from './my-listing-card.tsx';

const long = {
  ...exampleMyListing.listing,
  name: 'The Residences at the Old Courthouse on North High Street',
  images: [],
};

const full = { leadsLeft: 0, listing: { ...exampleMyListing.listing, takesRequests: false } };

export const examples: Examples = {
  Active: () => <MyListingCard mine={exampleMyListing} />,
  Canceled: () => <MyListingCard mine={{ ...exampleMyListing, canceled: true, nextChargeAt: null }} />,
  Rented: () => <MyListingCard mine={{ ...exampleMyListing, hidden: true, rented: true, nextChargeAt: null }} />,
  'Hidden by staff': () => <MyListingCard mine={{ ...exampleMyListing, hidden: true }} />,
  'Not confirmed': () => (
    <MyListingCard
      mine={{
        ...exampleMyListing,
        listing: { ...exampleMyListing.listing, freshness: 'Not confirmed since October 3' },
      }}
    />
  ),
  'Contact email not confirmed': () => (
    <MyListingCard mine={{ ...exampleMyListing, unconfirmedEmail: 'leasing@neil-house.example' }} />
  ),
  'Contact phone not confirmed': () => (
    <MyListingCard mine={{ ...exampleMyListing, unconfirmedPhone: '(614) 555-0143' }} />
  ),
  'Contact phone that gets no calls': () => (
    <MyListingCard mine={{ ...exampleMyListing, unforwardedPhone: '(876) 555-0143' }} />
  ),
  'Payment failed': () => <MyListingCard mine={{ ...exampleMyListing, pastDue: true }} />,
  'Payment in progress': () => <MyListingCard mine={{ ...exampleMyListing, status: EXPIRED, paymentPending: true }} />,
  'Lead cap reached': () => <MyListingCard mine={{ ...exampleMyListing, ...full }} />,
  'Lead cap reached, with leads on hold': () => (
    <MyListingCard mine={{ ...exampleMyListing, ...full, leadsOnHold: 2 }} />
  ),
  'Lead cap reached by one network': () => (
    <MyListingCard mine={{ ...exampleMyListing, leadsLeft: 0, leadsOnHold: 2 }} />
  ),
  Expired: () => <MyListingCard mine={{ ...exampleMyListing, status: EXPIRED, expiresAt: null, nextChargeAt: null }} />,
  'Expired, marked as rented': () => (
    <MyListingCard mine={{ ...exampleMyListing, status: EXPIRED, endReason: 'rented', nextChargeAt: null }} />
  ),
  Removed: () => <MyListingCard mine={{ ...exampleMyListing, status: REMOVED }} />,
  'Long name, no image': () => (
    <MyListingCard mine={{ ...exampleMyListing, listing: { ...long, type: APARTMENT }, leadsLeft: null }} />
  ),
};
