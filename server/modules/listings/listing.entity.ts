import { defineEntity, p } from '@mikro-orm/core';
import type { ImagePair } from '../../../domain/posting/drafts/draft.ts';
import type { LocationCheck } from '../../../domain/posting/listing-location.ts';
import type { Floorplan } from '../../../domain/search/floorplan.ts';

export const ListingSchema = defineEntity({
  name: 'Listing',
  tableName: 'listing',
  properties: {
    id: p.bigint('number').primary(),
    accountId: p.bigint('number'),
    /** The draft it was published from: one listing per draft, despite retries. */
    draftId: p.uuid(),
    slug: p.text(),
    /** 1 active, 13 expired, -1 removed; no other value [§4]. */
    status: p.smallint(),
    type: p.integer(),
    name: p.text(),
    address: p.text(),
    city: p.text(),
    state: p.character().length(2),
    zip: p.character().length(5),
    lat: p.double().$type<number>(),
    lon: p.double().$type<number>(),
    verifiedPlace: p.boolean().default(true),
    /** Null for a listing from before it was kept. */
    locationCheck: p.text().$type<LocationCheck>().nullable(),
    /** Without special characters, on one line [§5]. */
    description: p.text(),
    /** As the landlord wrote it (K36); null for a listing from before that was kept. */
    descriptionText: p.text().nullable(),
    amenities: p.array(Number).columnType('smallint[]'),
    images: p.json<ImagePair[]>(),
    /** A link (K64). */
    virtualTour: p.text().nullable(),
    vanityPhone: p.text().strictNullable(),
    demo: p.boolean().default(false),
    /** Increases with every edit; a stale one is rejected with 409. */
    version: p.integer().default(1),
    publishedAt: p.datetime(),
    /** The day the paid month ends; null for a demo listing, which does not expire by the clock. */
    expiresAt: p.datetime().strictNullable(),
    canceledAt: p.datetime().strictNullable(),
    /** When its landlord marked it as rented (K24): independent of the status. */
    rentedAt: p.datetime().strictNullable(),
    /** When staff hid it (K42). */
    staffHiddenAt: p.datetime().strictNullable(),
    /** Since when renters cannot find it, for either reason. */
    hiddenAt: p.datetime().nullable().generated('coalesce(rented_at, staff_hidden_at)'),
    /** Whether the mark as rented, not a cancellation, stops its renewal at the processor, or is about to. */
    renewalStopped: p.boolean().default(false),
    removedAt: p.datetime().strictNullable(),
    /** Set while a house is out of the search results because its month is full (K23): the end of that month. */
    cappedUntil: p.datetime().strictNullable(),
    /** When the landlord last confirmed that it is available (K65). */
    confirmedAt: p.datetime().nullable(),
    updatedAt: p.datetime(),
  },
});

/**
 * A stored listing. It has no GraphQL decorators: renters see the read model of housing/, its landlord the view
 * of listings/, so that a new column is private unless exposed explicitly.
 */
export class Listing extends ListingSchema.class {}
ListingSchema.setClass(Listing);

export const ListingContactSchema = defineEntity({
  name: 'ListingContact',
  tableName: 'listing_contact',
  properties: {
    listingId: p.bigint('number').primary().autoincrement(false),
    firstName: p.text(),
    lastName: p.text(),
    email: p.text(),
    /** Ten digits. */
    phone: p.character().length(10),
    /** Up to six digits. */
    phoneExtension: p.text().nullable(),
  },
});

/** The recipient of leads. Never leaves the server on a renter's call [§2]. */
export class ListingContact extends ListingContactSchema.class {}
ListingContactSchema.setClass(ListingContact);

export const ListingFloorplanSchema = defineEntity({
  name: 'ListingFloorplan',
  tableName: 'floorplan',
  properties: {
    listingId: p.bigint('number').primary().autoincrement(false),
    position: p.smallint().primary().autoincrement(false),
    /** A bedroom code: 9 is a studio. */
    bedrooms: p.smallint(),
    bathrooms: p.decimal('number').precision(2).scale(1),
    sq: p.integer(),
    /** Dollars a month for the whole home. */
    rent: p.integer(),
    /** Dollars; null: not stated (K64). */
    feesMonthly: p.integer().nullable(),
    utilities: p.integer().nullable(),
    deposit: p.integer().nullable(),
    oneTime: p.integer().nullable(),
    leaseMonths: p.array(Number).columnType('smallint[]').default([]),
    /** As YYYY-MM-DD. */
    availableOn: p.date().nullable(),
  },
});

export class ListingFloorplan extends ListingFloorplanSchema.class {}
ListingFloorplanSchema.setClass(ListingFloorplan);

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
