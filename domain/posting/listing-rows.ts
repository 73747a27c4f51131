import { phoneDigits, maskPhone } from '../format/phone.ts';
import { sanitizeLine } from '../format/plain-text.ts';
import { cleanDescription } from './description-text.ts';
import type { Draft, ImagePair } from './drafts/draft.ts';
import type { ListingLocation } from './listing-location.ts';

type Written = Omit<Draft, 'account'>;

/** Returns the listing's columns for a validated draft. */
export function listingColumns(draft: Written, place: ListingLocation) {
  const { location } = draft;
  return {
    name: sanitizeLine(draft.name),
    address: sanitizeLine(location.address),
    city: sanitizeLine(location.city),
    state: location.state,
    zip: location.zip,
    lat: place.lat,
    lon: place.lon,
    verifiedPlace: place.verified,
    description: cleanDescription(draft.description),
    amenities: draft.amenities,
    images: draft.images,
  };
}

export function contactColumns({ contact }: Written) {
  return {
    firstName: sanitizeLine(contact.firstName),
    lastName: sanitizeLine(contact.lastName),
    email: contact.email.trim(),
    phone: phoneDigits(contact.phone) ?? '',
  };
}

/** Returns the floorplan rows in the landlord's order. */
export function floorplanColumns({ floorplans }: Written) {
  return floorplans.map(({ bedrooms, bathrooms, sq, rent }, position) => ({
    position,
    bedrooms,
    bathrooms,
    sq: Number(sq),
    rent: Number(rent),
  }));
}

/** The columns of a stored listing that a draft covers. */
interface StoredListing {
  draftId: string;
  type: number;
  name: string;
  address: string;
  city: string;
  state: string;
  zip: string;
  lat: number;
  lon: number;
  description: string;
  amenities: number[];
  images: ImagePair[];
}

/** Returns the draft that an edit starts from, built from the rows. */
export function draftFromRows(
  listing: StoredListing,
  contact: { firstName: string; lastName: string; email: string; phone: string },
  floorplans: readonly { bedrooms: number; bathrooms: number; sq: number; rent: number }[],
): Written {
  return {
    id: listing.draftId,
    type: listing.type,
    name: listing.name,
    contact: {
      firstName: contact.firstName,
      lastName: contact.lastName,
      email: contact.email,
      phone: maskPhone(contact.phone),
    },
    location: {
      address: listing.address,
      city: listing.city,
      state: listing.state,
      zip: listing.zip,
      coordinates: { lat: listing.lat, lon: listing.lon },
    },
    floorplans: floorplans.map(({ bedrooms, bathrooms, sq, rent }) => ({
      bedrooms,
      bathrooms,
      sq: String(sq),
      rent: String(rent),
    })),
    amenities: listing.amenities,
    description: listing.description,
    images: listing.images,
  };
}
