import { bedroomsLabel } from '../options/bedrooms.ts';
import { ACTIVE, EXPIRED } from '../options/listing-status.ts';
import { propertyTypeLabel } from '../options/property-types.ts';
import type { Draft } from '../posting/drafts/draft.ts';

/** The path of the export. */
export const LISTINGS_CSV_PATH = '/api/listings.csv';

/** The header row. */
export const listingsCsvColumns: readonly string[] = [
  'ID',
  'Name',
  'Type',
  'Status',
  'Paid until (UTC)',
  'Address',
  'City',
  'State',
  'Zip',
  'Bedrooms',
  'Bathrooms',
  'Square feet',
  'Monthly rent',
  'Monthly fees',
  'Utilities',
  'Deposit',
  'One-time fees',
  'Lease months',
  'Available on',
  'Description',
  'Contact email',
  'Leads',
  'Virtual tour',
];

interface ExportedListing {
  id: number | string;
  status: number;
  hidden: boolean;
  cancelled: boolean;
  expiresAt: Date | string | null;
  leadsCount: number;
  draft: Omit<Draft, 'account' | 'id'>;
}

function statusLabel({ status, hidden, cancelled }: ExportedListing): string {
  if (status === EXPIRED) return 'Expired';
  if (status !== ACTIVE) return 'Removed';
  if (cancelled) return 'Canceled';
  return hidden ? 'Rented' : 'Active';
}

/** Returns the rows of a listing: one for each floorplan. */
export function listingsCsvRows(listing: ExportedListing): string[][] {
  const { id, expiresAt, leadsCount, draft } = listing;
  const { name, type, location, contact, description, virtualTour } = draft;
  const until = expiresAt ? new Date(expiresAt).toISOString().slice(0, 10) : '';
  return draft.floorplans.map((row) => [
    String(id),
    name,
    propertyTypeLabel(type ?? 0),
    statusLabel(listing),
    until,
    location.address,
    location.city,
    location.state,
    location.zip,
    bedroomsLabel(row.bedrooms),
    String(row.bathrooms),
    row.sq,
    row.rent,
    row.feesMonthly,
    row.utilities,
    row.deposit,
    row.oneTime,
    row.leaseMonths.join(' '),
    row.availableOn,
    description,
    contact.email,
    String(leadsCount),
    virtualTour,
  ]);
}

/** Returns 'listings-2026-09-15.csv'. */
export const listingsCsvName = (now: Date): string => `listings-${now.toISOString().slice(0, 10)}.csv`;
