import { APARTMENT } from '../../../../domain/options/property-types.ts';
import { EXPIRED, REMOVED } from '../../../../domain/options/listing-status.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleMyListing } from '../../../shared/examples/example-my-listing.fixture.ts';
import { MyListingCard } from './my-listing-card.tsx';

export default { component: MyListingCard } satisfies Meta<typeof MyListingCard>;
type Story = StoryObj<typeof MyListingCard>;

const long = {
  ...exampleMyListing.listing,
  name: 'The Residences at the Old Courthouse on North High Street',
  images: [],
};
const full = { leadsLeft: 0, listing: { ...exampleMyListing.listing, takesRequests: false } };

export const Active: Story = { args: { mine: exampleMyListing } };
export const Canceled: Story = { args: { mine: { ...exampleMyListing, canceled: true, nextChargeAt: null } } };
export const Rented: Story = {
  args: { mine: { ...exampleMyListing, hidden: true, rented: true, nextChargeAt: null } },
};
export const HiddenByStaff: Story = { args: { mine: { ...exampleMyListing, hidden: true } } };
export const NotConfirmed: Story = {
  args: {
    mine: {
      ...exampleMyListing,
      listing: { ...exampleMyListing.listing, freshness: 'Not confirmed since October 3' },
    },
  },
};
export const ContactEmailNotConfirmed: Story = {
  args: { mine: { ...exampleMyListing, unconfirmedEmail: 'leasing@neil-house.example' } },
};
export const ContactPhoneNotConfirmed: Story = {
  args: { mine: { ...exampleMyListing, unconfirmedPhone: '(614) 555-0143' } },
};
export const ContactPhoneThatGetsNoCalls: Story = {
  args: { mine: { ...exampleMyListing, unforwardedPhone: '(876) 555-0143' } },
};
export const PaymentFailed: Story = { args: { mine: { ...exampleMyListing, pastDue: true } } };
export const PaymentInProgress: Story = {
  args: { mine: { ...exampleMyListing, status: EXPIRED, paymentPending: true } },
};
export const LeadCapReached: Story = { args: { mine: { ...exampleMyListing, ...full } } };
export const LeadCapReachedWithLeadsOnHold: Story = {
  args: { mine: { ...exampleMyListing, ...full, leadsOnHold: 2 } },
};
export const LeadCapReachedByOneNetwork: Story = {
  args: { mine: { ...exampleMyListing, leadsLeft: 0, leadsOnHold: 2 } },
};
export const Expired: Story = {
  args: { mine: { ...exampleMyListing, status: EXPIRED, expiresAt: null, nextChargeAt: null } },
};
export const ExpiredMarkedAsRented: Story = {
  args: { mine: { ...exampleMyListing, status: EXPIRED, endReason: 'rented', nextChargeAt: null } },
};
export const Removed: Story = { args: { mine: { ...exampleMyListing, status: REMOVED } } };
export const LongNameNoImage: Story = {
  args: { mine: { ...exampleMyListing, listing: { ...long, type: APARTMENT }, leadsLeft: null } },
};
