import { ACTIVE } from '../../domain/options/listing-status.ts';
import { APARTMENT, HOUSE } from '../../domain/options/property-types.ts';
import { listingSlug } from '../../domain/posting/listing-slug.ts';
import type { Floorplan } from '../../domain/search/floorplan.ts';
import type { ListingRow } from '../world/db.ts';
import { seededUuid } from '../../demo/seeded-uuid.ts';
import { demoImages } from '../../demo/listings/demo-images.ts';

/** The required fields of a seeded listing; the others have defaults. */
export type SeededListing = Pick<
  ListingRow,
  'type' | 'name' | 'address' | 'city' | 'state' | 'zip' | 'lat' | 'lon' | 'amenities' | 'description' | 'contact'
> & { floorplans: Floorplan[]; publishedAt: string; accountId: number } & Partial<ListingRow>;

/** A listing before it has an owner. */
export type UnownedListing = Omit<SeededListing, 'publishedAt' | 'accountId' | 'contact'>;

/** The fields of a listing that nobody has paid for or changed. */
export const NEW_LISTING = {
  status: ACTIVE,
  version: 1,
  anchor: null,
  expiresAt: null,
  canceledAt: null,
  rentedAt: null,
  pastDueSince: null,
  confirmedAt: null,
  price: 0,
  newPrice: null,
} as const satisfies Partial<ListingRow>;

/** Returns the row of the listing with this id. */
export const listingRow = (id: number, home: SeededListing): ListingRow => ({
  id,
  slug: listingSlug(home.name, home.city, id),
  draftId: seededUuid(`home ${id}`),
  ...NEW_LISTING,
  images: demoImages(id, home.type === APARTMENT ? APARTMENT : HOUSE, home.floorplans),
  vanityPhone: null,
  // Few landlords have five answers.
  ...(id % 4 === 0 && { replyHours: 24 }),
  demo: true,
  ...home,
});
