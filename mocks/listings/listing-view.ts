import { roundMiles } from '../../domain/places/distance.ts';
import { ACTIVE } from '../../domain/options/listing-status.ts';
import { amenities } from '../../domain/options/amenities.ts';
import { maskPhone } from '../../domain/format/phone.ts';
import { listingPageTexts } from '../../domain/listings/listing-page-texts.ts';
import { isFeatured } from '../../domain/search/matching.ts';
import type { Listing } from '../__generated__/resolvers.ts';
import type { ListingRow } from '../world/db.ts';
import { collegesNear } from '../places/place-lookup.ts';
import type { World } from '../world/world.ts';
import { takesRequests } from './lead-months.ts';

const MAX_NEARBY_COLLEGES = 6;

/** Returns a row as renters see it. `miles` is the exact distance from the search's center, null without one. */
export function toListingView(world: World, row: ListingRow, miles: number | null = null): Listing {
  const { id, slug, name, type, address, city, state, zip, lat, lon, description, floorplans, images, demo } = row;
  const rents = floorplans.map(({ rent }) => rent);
  const home = {
    id: String(id),
    slug,
    url: `${world.baseUrl}/home/${slug}`,
    name,
    type,
    featured: isFeatured(row),
    address,
    city,
    state,
    zip,
    lat,
    lon,
    distance: miles === null ? null : roundMiles(miles),
    // an inactive listing releases its phone number and gets it back on reactivation
    phone: row.vanityPhone === null || row.status !== ACTIVE ? null : maskPhone(row.vanityPhone),
    description,
    amenities: amenities.filter((amenity) => row.amenities.includes(amenity.id)),
    floorplans,
    rentFrom: rents.length === 0 ? 0 : Math.min(...rents),
    rentTo: Math.max(0, ...rents),
    images,
    demo,
    takesRequests: takesRequests(world, row),
    nearbySchools: collegesNear(row)
      .slice(0, MAX_NEARBY_COLLEGES)
      .map((college) => ({ ...college, id: String(college.id) })),
  };
  return { ...home, page: listingPageTexts(home) };
}
