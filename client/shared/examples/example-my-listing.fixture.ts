import house from '../../../demo/images/house-6.webp';
import { ACTIVE } from '../../../domain/options/listing-status.ts';
import { HOUSE } from '../../../domain/options/property-types.ts';
import { exampleImage } from './example-image.fixture.ts';
import type { CardOnFile_CardFragment, ReceiptRow_ReceiptFragment } from '../billing/billing.generated.ts';
import type { ListingCard_ListingFragment } from '../billing/dashboard.generated.ts';

/** An active and paid house, for the gallery. */
export const exampleMyListing: ListingCard_ListingFragment = {
  id: '1',
  status: ACTIVE,
  canceled: false,
  hidden: false,
  rented: false,
  endReason: null,
  confirmationDue: false,
  unconfirmedEmail: null,
  unconfirmedPhone: null,
  unforwardedPhone: null,
  pastDue: false,
  amountDueCents: null,
  price: 29,
  newPrice: null,
  expiresAt: '2026-10-02T10:00:00.000Z',
  nextChargeAt: '2026-10-01T10:00:00.000Z',
  leadsCount: 14,
  leadsLeft: 3,
  leadsOnHold: 0,
  leadsResumeAt: '2026-10-01T10:00:00.000Z',
  nextAttemptAt: null,
  paymentPending: false,
  cardBrand: 'visa',
  cardLast4: '4242',
  listing: {
    id: '1',
    slug: 'neil-house',
    name: 'Neil House',
    takesRequests: true,
    freshness: 'Confirmed 3 days ago',
    type: HOUSE,
    address: '84 Neil Ave',
    city: 'Columbus',
    state: 'OH',
    images: [exampleImage(house)],
  },
};

/** A card that is valid for years, for the gallery. */
export const exampleCard: CardOnFile_CardFragment = { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2031 };

/** The receipt of a paid month, for the gallery. */
export const exampleReceipt: ReceiptRow_ReceiptFragment = {
  id: 'in_1',
  listingName: 'Neil House',
  state: 'paid',
  amountCents: 2900,
  creditedCents: 0,
  billedAt: '2026-09-02T10:00:00.000Z',
  cardBrand: 'visa',
  cardLast4: '4242',
};
