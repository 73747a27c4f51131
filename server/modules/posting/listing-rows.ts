import { cleanDescription } from '../../../domain/posting/description.ts';
import type { Draft } from '../../../domain/posting/draft.ts';
import { plainLine } from '../../../domain/plain-text.ts';
import { maskPhone, phoneDigits } from '../../../domain/phone.ts';
import type { Listing, ListingContact, ListingFloorplan } from '../listings/listing.entity.ts';
import { slugify } from '../places/normalise.ts';
import type { DraftPlace } from './publish-intent.entity.ts';

type Written = Omit<Draft, 'account'>;

/** From a draft that nothing stands against to the columns of its listing. */
export function listingColumns(draft: Written, place: DraftPlace) {
  const { location } = draft;
  return {
    name: plainLine(draft.name),
    address: plainLine(location.address),
    city: plainLine(location.city),
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
    firstName: plainLine(contact.firstName),
    lastName: plainLine(contact.lastName),
    email: contact.email.trim(),
    phone: phoneDigits(contact.phone) ?? '',
  };
}

/** In the landlord's order. */
export function floorplanColumns({ floorplans }: Written) {
  return floorplans.map(({ bedrooms, bathrooms, sq, rent }, position) => ({
    position,
    bedrooms,
    bathrooms,
    sq: Number(sq),
    rent: Number(rent),
  }));
}

/** A home's address for life: name, city and id. */
export const listingSlug = (name: string, city: string, id: number): string =>
  `${slugify(`${name.slice(0, 60)} ${city.slice(0, 40)}`)}-${id}`;

/** Back from the rows to the draft that an edit starts from. */
export function draftOfRows(
  listing: Listing,
  contact: ListingContact,
  floorplans: readonly ListingFloorplan[],
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
