import { roundMiles } from '../../../domain/places/distance.ts';
import { amenities } from '../../../domain/options/amenities.ts';
import { maskPhone } from '../../../domain/format/phone.ts';
import { isFeatured } from '../../../domain/search/matching.ts';
import type { FloorplanView, ListingView } from './listing.view.ts';
import type { ImagePair } from '../../../domain/posting/drafts/draft.ts';

/** A listing card's database row. Everything is null in the row of an empty page. */
export interface ListingCardRow {
  id: number;
  slug: string;
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
  vanity_phone: string | null;
  demo: boolean;
  takes_requests: boolean;
  /** [bedrooms, bathrooms, sq, rent], in the landlord's order. */
  floorplans: [number, number, number, number][];
}

/** Returns SQL for the columns of a `ListingCardRow` from the listing `l`. Ids are doubles, exact to 2^53. */
export const listingCardColumns = (takesRequests: string): string => `
  l.id::float8 as id, l.slug, l.type, l.name, l.address, l.city, l.state, l.zip, l.lat, l.lon, l.description,
  l.amenities, l.images, l.vanity_phone, l.demo, ${takesRequests} as takes_requests,
  (select json_agg(json_build_array(f.bedrooms, f.bathrooms, f.sq, f.rent) order by f.position)
   from floorplan f where f.listing_id = l.id) as floorplans`;

const floorplanOf = ([bedrooms, bathrooms, sq, rent]: ListingCardRow['floorplans'][number]): FloorplanView => ({
  bedrooms,
  bathrooms,
  sq,
  rent,
});

/** Converts a row to the renters' view. `miles` is the exact distance from the search location, null without one. */
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
