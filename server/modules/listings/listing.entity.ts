import { defineEntity, p } from '@mikro-orm/core';
import type { ImagePair } from '../../../domain/posting/drafts/draft.ts';

/**
 * A listing as it is stored. It carries no GraphQL decorators: renters see the read model of housing/, its landlord the
 * view of listings/, so that a new column is private until somebody decides otherwise.
 */
export class Listing {
  id!: number;
  accountId!: number;
  /** The draft it was published from: one listing a draft, whatever is retried. */
  draftId!: string;
  slug!: string;
  /** 1 active, 13 expired, -1 removed; never anything else [§4]. */
  status!: number;
  type!: number;
  name!: string;
  address!: string;
  city!: string;
  state!: string;
  zip!: string;
  lat!: number;
  lon!: number;
  verifiedPlace!: boolean;
  description!: string;
  amenities!: number[];
  images!: ImagePair[];
  vanityPhone!: string | null;
  demo!: boolean;
  /** Grows with every edit; a stale one is answered 409. */
  version!: number;
  publishedAt!: Date;
  /** The day the paid month ends; null for a demo home, which does not expire by the clock. */
  expiresAt!: Date | null;
  cancelledAt!: Date | null;
  /** "Mark as rented" (K24): hidden beside the status, never a status. */
  hiddenAt!: Date | null;
  removedAt!: Date | null;
  /** A house at its monthly cap stays out of results until then (K23). */
  cappedUntil!: Date | null;
  updatedAt!: Date;
}

export const ListingSchema = defineEntity({
  class: Listing,
  tableName: 'listing',
  properties: {
    id: p.bigint('number').primary(),
    accountId: p.bigint('number'),
    draftId: p.uuid(),
    slug: p.text(),
    status: p.smallint(),
    type: p.integer(),
    name: p.text(),
    address: p.text(),
    city: p.text(),
    state: p.character().length(2),
    zip: p.character().length(5),
    lat: p.double(),
    lon: p.double(),
    verifiedPlace: p.boolean().default(true),
    description: p.text(),
    amenities: p.array(Number).columnType('smallint[]'),
    images: p.json<ImagePair[]>(),
    vanityPhone: p.text().nullable(),
    demo: p.boolean().default(false),
    version: p.integer().default(1),
    publishedAt: p.datetime(),
    expiresAt: p.datetime().nullable(),
    cancelledAt: p.datetime().nullable(),
    hiddenAt: p.datetime().nullable(),
    removedAt: p.datetime().nullable(),
    cappedUntil: p.datetime().nullable(),
    updatedAt: p.datetime(),
  },
});

/** Whom the leads go to. Never leaves the server on a renter's call [§2]. */
export class ListingContact {
  listingId!: number;
  firstName!: string;
  lastName!: string;
  email!: string;
  /** Ten digits. */
  phone!: string;
}

export const ListingContactSchema = defineEntity({
  class: ListingContact,
  tableName: 'listing_contact',
  properties: {
    listingId: p.bigint('number').primary().autoincrement(false),
    firstName: p.text(),
    lastName: p.text(),
    email: p.text(),
    phone: p.character().length(10),
  },
});

export class ListingFloorplan {
  listingId!: number;
  position!: number;
  /** A bedroom code: 9 is a studio. */
  bedrooms!: number;
  bathrooms!: number;
  sq!: number;
  /** Dollars a month for the whole home. */
  rent!: number;
}

export const ListingFloorplanSchema = defineEntity({
  class: ListingFloorplan,
  tableName: 'floorplan',
  properties: {
    listingId: p.bigint('number').primary().autoincrement(false),
    position: p.smallint().primary().autoincrement(false),
    bedrooms: p.smallint(),
    bathrooms: p.decimal('number').precision(2).scale(1),
    sq: p.integer(),
    rent: p.integer(),
  },
});
