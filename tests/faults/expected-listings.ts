import { imagePairUrls } from '../../domain/images/image-urls.ts';
import type { DraftInput } from '../../domain/posting/drafts/draft.ts';
import type { PaymentFields } from '../../domain/billing/payment-fields.ts';
import type { SeededGenerator } from './seeded-random.ts';

/** The card that a landlord types, which must be stored nowhere: a test card of the processor, not a real one. */
export const TYPED_CARD: PaymentFields = {
  address: '1739 N High St',
  zip: '43210',
  cardNumber: '378282246310005',
  securityCode: '9173',
  expirationMonth: '12',
  expirationYear: '2044',
};

/** What a simulation knows of one listing: what was requested, and which results are certain. */
export interface ExpectedListing {
  draft: DraftInput & { id: string };
  email: string;
  key: string;
  /** Results of the publish intents, by key; null where no result was returned. */
  answers: Map<string, 'listing' | 'refused' | 'waits' | null>;
  /** The acknowledged listing. */
  listing: number | null;
  /** Whether it renews or ends, as last confirmed to its landlord; null where nothing is certain. */
  wish: 'goes on' | 'ends' | null;
  /** Whether it is marked as rented; null where nothing is certain. */
  rented: boolean | null;
  /** Time since when it is certain that no further charge may occur. */
  quietSince: Date | null;
  /** Whether staff have certainly removed it. */
  removed: boolean;
  /** Property types that it may have now. */
  propertyTypes: Set<number>;
  /** Descriptions that it may have now; one where it is certain. */
  texts: Set<string>;
}

export const PASSWORD = 'a long and quiet phrase';

export function newExpectedListing(random: SeededGenerator): ExpectedListing {
  const email = `rosa-${random.uuid().slice(0, 8)}@maple.example`;
  const draft = {
    id: random.uuid(),
    type: random.pick([84, 84, 85]),
    name: 'Maple Court',
    contact: { firstName: 'Rosa', lastName: 'Ortiz', email, phone: '(614) 555-2143' },
    account: { email, password: PASSWORD, password_confirmation: PASSWORD },
    location: { address: '1739 N High St', city: 'Columbus', state: 'OH', zip: '43210' },
    floorplans: [{ bedrooms: 2, bathrooms: 1, sq: '850', rent: '1150' }],
    amenities: [29, 38],
    description: 'As it was first.',
    images: [imagePairUrls(random.uuid())],
  };
  return {
    draft,
    email,
    key: random.uuid(),
    answers: new Map(),
    listing: null,
    wish: null,
    rented: false,
    quietSince: null,
    removed: false,
    propertyTypes: new Set([draft.type]),
    texts: new Set([draft.description]),
  };
}
