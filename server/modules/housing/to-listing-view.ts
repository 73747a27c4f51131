import { roundMiles } from '../../../domain/places/distance.ts';
import { amenities } from '../../../domain/options/amenities.ts';
import { maskPhone } from '../../../domain/format/phone.ts';
import { isFeatured } from '../../../domain/search/matching.ts';
import type { ListingCardRow } from './search/card-sql.ts';
import type { FloorplanView, ListingView } from './listing.view.ts';

const floorplanOf = ([bedrooms, bathrooms, sq, rent]: ListingCardRow['floorplans'][number]): FloorplanView => ({
  bedrooms,
  bathrooms,
  sq,
  rent,
});

/** A row as renters see it. `miles` is the exact distance from where the search looked, null without one. */
export function toListingView(row: ListingCardRow, miles: number | null, baseUrl: string): ListingView {
  const floorplans = (row.floorplans ?? []).map(floorplanOf);
  const rents = floorplans.map(({ rent }) => rent);
  return {
    id: row.id,
    slug: row.slug,
    url: `${baseUrl}/home/${row.slug}`,
    name: row.name,
    type: row.type,
    featured: isFeatured(row),
    address: row.address,
    city: row.city,
    state: row.state,
    zip: row.zip,
    lat: row.lat,
    lon: row.lon,
    distance: miles === null ? null : roundMiles(miles),
    phone: row.vanity_phone === null ? null : maskPhone(row.vanity_phone),
    description: row.description,
    amenities: amenities.filter(({ id }) => row.amenities.includes(id)),
    floorplans,
    rentFrom: rents.length === 0 ? 0 : Math.min(...rents),
    rentTo: Math.max(0, ...rents),
    images: row.images,
    demo: row.demo,
    takesRequests: row.takes_requests,
  };
}
