import listings from './demo-landlord.json' with { type: 'json' };
import { noTerms } from '../../domain/posting/drafts/draft-limits.ts';
import type { Draft } from '../../domain/posting/drafts/draft.ts';
import { demoImages } from './demo-images.ts';
import { deterministicUuid } from './deterministic-uuid.ts';

/** The account for trying the landlord screens; printed at startup and documented in the README. */
export const DEMO_LANDLORD = {
  email: 'landlord@demo.example',
  password: 'demo-landlord',
  firstName: 'Robin',
  lastName: 'Calloway',
  phone: '6145557788',
} as const;

type DemoListingState = 'active' | 'canceled' | 'expired' | 'hidden';

/** Offset of its listings' image indexes, outside of the range of the other demo listings. */
const FIRST_IMAGE = 1_000_000;

/** Returns the demo landlord's listings as valid drafts, always with the same ids, so that publishing is idempotent. */
export function demoLandlordDrafts(): { draft: Draft; listingState: DemoListingState }[] {
  const { email, firstName, lastName, phone } = DEMO_LANDLORD;
  return listings.map(
    ({ lat, lon, floorplans, listingState, type, name, amenities, description, ...place }, index) => ({
      listingState: listingState as DemoListingState,
      draft: {
        id: deterministicUuid(`landlord ${index}`),
        type,
        name,
        contact: { firstName, lastName, email, phone },
        account: null,
        virtualTour: '',
        textsForReview: [],
        location: { ...place, coordinates: { lat, lon }, pin: true },
        floorplans: floorplans.map(({ sq, rent, ...rooms }) => ({
          ...rooms,
          sq: String(sq),
          rent: String(rent),
          ...noTerms(),
        })),
        amenities,
        description,
        images: demoImages(FIRST_IMAGE + index * 5, type, floorplans),
      },
    }),
  );
}
