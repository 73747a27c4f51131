import { bedroomsLabel } from '../options/bedrooms.ts';
import { ACTIVE, EXPIRED } from '../options/listing-status.ts';
import { propertyTypeLabel } from '../options/property-types.ts';
import type { Draft, FloorplanDraft } from '../posting/drafts/draft.ts';

export const LISTINGS_CSV_PATH = '/api/listings.csv';

interface ExportedListing {
  id: number | string;
  status: number;
  hidden: boolean;
  rented: boolean;
  canceled: boolean;
  expiresAt: Date | string | null;
  leadsCount: number;
  draft: Omit<Draft, 'account' | 'id'>;
}

function statusLabel({ status, hidden, rented, canceled }: ExportedListing): string {
  if (status === EXPIRED) return 'Expired';
  if (status !== ACTIVE) return 'Removed';
  if (canceled) return 'Canceled';
  if (rented) return 'Rented';
  return hidden ? 'Hidden' : 'Active';
}

/** The columns by their header, in order. */
const columns: Record<string, (listing: ExportedListing, floorplan: FloorplanDraft) => string> = {
  ID: ({ id }) => String(id),
  Name: ({ draft }) => draft.name,
  Type: ({ draft }) => propertyTypeLabel(draft.type ?? 0),
  Status: statusLabel,
  'Paid until (UTC)': ({ expiresAt }) => (expiresAt ? new Date(expiresAt).toISOString().slice(0, 10) : ''),
  Address: ({ draft }) => draft.location.address,
  City: ({ draft }) => draft.location.city,
  State: ({ draft }) => draft.location.state,
  Zip: ({ draft }) => draft.location.zip,
  Bedrooms: (_, { bedrooms }) => bedroomsLabel(bedrooms),
  Bathrooms: (_, { bathrooms }) => String(bathrooms),
  'Square feet': (_, { sq }) => sq,
  'Monthly rent': (_, { rent }) => rent,
  'Monthly fees': (_, { feesMonthly }) => feesMonthly,
  Utilities: (_, { utilities }) => utilities,
  Deposit: (_, { deposit }) => deposit,
  'One-time fees': (_, { oneTime }) => oneTime,
  'Lease months': (_, { leaseMonths }) => leaseMonths.join(' '),
  'Available on': (_, { availableOn }) => availableOn,
  Description: ({ draft }) => draft.description,
  'Contact email': ({ draft }) => draft.contact.email,
  Leads: ({ leadsCount }) => String(leadsCount),
  'Virtual tour': ({ draft }) => draft.virtualTour,
};

/** The header row. A browser, which needs only the path, has neither it nor the columns. */
export const listingsCsvColumns: readonly string[] = /* @__PURE__ */ Object.keys(columns);

/** Returns the rows of a listing: one for each floorplan. */
export const listingsCsvRows = (listing: ExportedListing): string[][] =>
  listing.draft.floorplans.map((floorplan) => Object.values(columns).map((column) => column(listing, floorplan)));

/** Returns 'listings-2026-09-15.csv'. */
export const listingsCsvName = (now: Date): string => `listings-${now.toISOString().slice(0, 10)}.csv`;
