import { APARTMENT } from '../../../domain/options/property-types.ts';
import { noTerms } from '../../../domain/posting/drafts/draft-limits.ts';
import type { SectionName } from '../../../domain/posting/sections.ts';
import { demoImages } from '../../../demo/listings/demo-images.ts';
import type { Scenario } from './scenario.ts';

type WrittenDraft = NonNullable<Scenario['draft']>;

const floorplan = { bedrooms: 2, bathrooms: 1, sq: '890', rent: '1150', ...noTerms() };

/** A complete draft. */
export const fullDraft = {
  type: APARTMENT,
  name: 'Walnut Row',
  contact: { firstName: 'Rosa', lastName: 'Neil', email: 'rosa@walnut.example', phone: '6145557788' },
  location: {
    address: '1739 N High St',
    city: 'Columbus',
    state: 'OH',
    zip: '43210',
    coordinates: { lat: 40.002, lon: -83.015 },
    pin: true,
  },
  floorplans: [floorplan, { bedrooms: 3, bathrooms: 1.5, sq: '1180', rent: '1560', ...noTerms() }],
  images: demoImages(11, APARTMENT, [{ bedrooms: 2 }]).slice(0, 3),
  virtualTour: '',
  textsForReview: [],
  description: 'Two and three bedrooms with new kitchens, five minutes from campus. The bus stops at the corner.',
  amenities: [29, 34, 38],
} satisfies WrittenDraft;

const { type, name, contact, location, floorplans, images, description, amenities } = fullDraft;

/** What each section writes; the password is never saved (K16). */
const parts: Record<SectionName, WrittenDraft> = {
  contact: { name, contact },
  password: {},
  location: { location },
  floorplans: { floorplans },
  images: { images },
  description: { description },
  amenities: { amenities },
};

/** Returns a draft with these sections filled in. */
export const draftWith = (...sections: SectionName[]): WrittenDraft =>
  Object.assign({ type }, ...sections.map((section) => parts[section]));
