import type { Point } from '../places/distance.ts';
import { cityName } from '../places/city-name.ts';
import { formatPhone, parsePhone } from '../format/phone-extension.ts';
import { sanitizeLine } from '../format/plain-text.ts';
import type { Floorplan } from '../search/floorplan.ts';
import { cleanDescription, descriptionText } from './description-text.ts';
import type { Draft, ImagePair } from './drafts/draft.ts';
import type { ListingLocation } from './listing-location.ts';

type Written = Omit<Draft, 'account'>;

/** Returns the listing's columns for a validated draft. */
export function listingColumns(draft: Written, place: ListingLocation) {
  const { location } = draft;
  return {
    name: sanitizeLine(draft.name),
    address: sanitizeLine(location.address),
    city: cityName(sanitizeLine(location.city)),
    state: location.state,
    zip: location.zip,
    lat: place.lat,
    lon: place.lon,
    verifiedPlace: place.verified,
    locationCheck: place.check ?? null,
    description: cleanDescription(draft.description),
    descriptionText: descriptionText(draft.description),
    amenities: draft.amenities,
    images: draft.images.map(storedImage),
    virtualTour: draft.virtualTour.trim() || null,
  };
}

/** Returns an image with its caption on one line, if it has one. */
function storedImage({ large, small, caption }: ImagePair): ImagePair {
  const line = sanitizeLine(caption ?? '');
  return { large, small, ...(line !== '' && { caption: line }) };
}

/** Returns a listing's columns after an edit; a description sent back as on the wire keeps its original text (K36). */
export function editedColumns(
  draft: Written & { place: ListingLocation },
  before: Pick<StoredListing, 'description' | 'descriptionText'>,
) {
  const columns = listingColumns(draft, draft.place);
  const same = before.descriptionText && draft.description === before.description;
  return same ? { ...columns, descriptionText: before.descriptionText } : columns;
}

export function contactColumns({ contact }: Written) {
  const phone = parsePhone(contact.phone);
  return {
    firstName: sanitizeLine(contact.firstName),
    lastName: sanitizeLine(contact.lastName),
    email: contact.email.trim(),
    phone: phone?.digits ?? '',
    phoneExtension: phone?.extension ?? null,
  };
}

const stated = (digits: string): number | null => (digits === '' ? null : Number(digits));

/** Returns the floorplan rows in the landlord's order. */
export function floorplanColumns({ floorplans }: Written) {
  return floorplans.map((row, position) => ({
    position,
    bedrooms: row.bedrooms,
    bathrooms: row.bathrooms,
    sq: Number(row.sq),
    rent: Number(row.rent),
    feesMonthly: stated(row.feesMonthly),
    utilities: stated(row.utilities),
    deposit: stated(row.deposit),
    oneTime: stated(row.oneTime),
    leaseMonths: row.leaseMonths.toSorted((a, b) => a - b),
    availableOn: row.availableOn || null,
  }));
}

/** The columns of a stored listing that a draft covers. */
interface StoredListing
  extends
    Point,
    Pick<Draft, 'name' | 'description' | 'amenities' | 'images'>,
    Pick<Draft['location'], 'address' | 'city' | 'state' | 'zip'> {
  draftId: string;
  type: number;
  descriptionText?: string | null | undefined;
  virtualTour?: string | null | undefined;
}

/** Returns the draft that an edit starts from, built from the rows. */
export function draftFromRows(
  listing: StoredListing,
  contact: { firstName: string; lastName: string; email: string; phone: string; phoneExtension?: string | null },
  floorplans: readonly Floorplan[],
): Written {
  const { firstName, lastName, email, phone, phoneExtension } = contact;
  const { draftId, type, name, address, city, state, zip, lat, lon, amenities, images } = listing;
  return {
    id: draftId,
    type,
    name,
    contact: { firstName, lastName, email, phone: formatPhone(phone, phoneExtension) },
    // The pin: an edit keeps the published position until its landlord changes the address (K39).
    location: { address, city, state, zip, coordinates: { lat, lon }, pin: true },
    floorplans: floorplans.map((row) => ({
      bedrooms: row.bedrooms,
      bathrooms: row.bathrooms,
      sq: String(row.sq),
      rent: String(row.rent),
      feesMonthly: String(row.feesMonthly ?? ''),
      utilities: String(row.utilities ?? ''),
      deposit: String(row.deposit ?? ''),
      oneTime: String(row.oneTime ?? ''),
      leaseMonths: [...(row.leaseMonths ?? [])],
      availableOn: row.availableOn ?? '',
    })),
    amenities,
    description: listing.descriptionText ?? listing.description,
    images,
    virtualTour: listing.virtualTour ?? '',
    textsForReview: [],
  };
}
