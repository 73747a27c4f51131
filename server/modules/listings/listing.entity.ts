import { defineEntity, p } from '@mikro-orm/core';
import type { ImagePair } from '../../../domain/posting/drafts/draft.ts';
import type { LocationCheck } from '../../../domain/posting/listing-location.ts';
import type { Floorplan } from '../../../domain/search/floorplan.ts';

/**
 * A stored listing. It has no GraphQL decorators: renters see the read model of housing/, its landlord the view
 * of listings/, so that a new column is private unless exposed explicitly.
 */
export class Listing {
  id!: number;
  accountId!: number;
  /** The draft it was published from: one listing per draft, despite retries. */
  draftId!: string;
  slug!: string;
  /** 1 active, 13 expired, -1 removed; no other value [§4]. */
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
  /** Null for a listing from before it was kept. */
  locationCheck?: LocationCheck | null;
  /** Without special characters, on one line [§5]. */
  description!: string;
  /** As the landlord wrote it (K36); null for a listing from before that was kept. */
  descriptionText?: string | null;
  amenities!: number[];
  images!: ImagePair[];
  /** A link (K64). */
  virtualTour?: string | null;
  vanityPhone!: string | null;
  demo!: boolean;
  /** Increases with every edit; a stale one is rejected with 409. */
  version!: number;
  publishedAt!: Date;
  /** The day the paid month ends; null for a demo listing, which does not expire by the clock. */
  expiresAt!: Date | null;
  cancelledAt!: Date | null;
  /** When it was marked as rented (K24), or hidden because nobody confirmed it (K65): independent of the status. */
  hiddenAt!: Date | null;
  removedAt!: Date | null;
  /** When a house at its monthly cap returns to search results (K23). */
  cappedUntil!: Date | null;
  /** When the landlord last confirmed that it is available (K65). */
  confirmedAt?: Date | null;
  /** Whether it is hidden until its landlord confirms that it is available (K65). */
  hiddenUnconfirmed?: boolean;
  /** When staff have hidden it (K42): equal to `hiddenAt` where nothing else hides it. */
  staffHiddenAt?: Date | null;
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
    locationCheck: p.text().$type<LocationCheck>().nullable(),
    description: p.text(),
    descriptionText: p.text().nullable(),
    amenities: p.array(Number).columnType('smallint[]'),
    images: p.json<ImagePair[]>(),
    virtualTour: p.text().nullable(),
    vanityPhone: p.text().nullable(),
    demo: p.boolean().default(false),
    version: p.integer().default(1),
    publishedAt: p.datetime(),
    expiresAt: p.datetime().nullable(),
    cancelledAt: p.datetime().nullable(),
    hiddenAt: p.datetime().nullable(),
    removedAt: p.datetime().nullable(),
    cappedUntil: p.datetime().nullable(),
    confirmedAt: p.datetime().nullable(),
    hiddenUnconfirmed: p.boolean().default(false),
    staffHiddenAt: p.datetime().nullable(),
    updatedAt: p.datetime(),
  },
});

/** The recipient of leads. Never leaves the server on a renter's call [§2]. */
export class ListingContact {
  listingId!: number;
  firstName!: string;
  lastName!: string;
  email!: string;
  /** Ten digits. */
  phone!: string;
  /** Up to six digits. */
  phoneExtension?: string | null;
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
    phoneExtension: p.text().nullable(),
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
  /** Dollars; null: not stated (K64). */
  feesMonthly?: number | null;
  utilities?: number | null;
  deposit?: number | null;
  oneTime?: number | null;
  leaseMonths?: number[];
  /** As YYYY-MM-DD. */
  availableOn?: string | null;
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
    feesMonthly: p.integer().nullable(),
    utilities: p.integer().nullable(),
    deposit: p.integer().nullable(),
    oneTime: p.integer().nullable(),
    leaseMonths: p.array(Number).columnType('smallint[]').default([]),
    availableOn: p.date().nullable(),
  },
});

/** Returns a floorplan as the columns of its row, by their names in the database; for writers of many rows. */
export const toFloorplanRow = (listingId: number, position: number, floorplan: Floorplan) => ({
  listing_id: listingId,
  position,
  bedrooms: floorplan.bedrooms,
  bathrooms: floorplan.bathrooms,
  sq: floorplan.sq,
  rent: floorplan.rent,
  fees_monthly: floorplan.feesMonthly ?? null,
  utilities: floorplan.utilities ?? null,
  deposit: floorplan.deposit ?? null,
  one_time: floorplan.oneTime ?? null,
  lease_months: floorplan.leaseMonths ?? [],
  available_on: floorplan.availableOn ?? null,
});
