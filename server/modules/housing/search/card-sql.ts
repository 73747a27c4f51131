import type { ImagePair } from '../../../../domain/posting/drafts/draft.ts';

/** A listing as a card shows it, straight from the database. Everything is null in the row of an empty page. */
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

/** SQL: the columns of a `ListingCardRow`; sees the listing as `l`. Ids leave as doubles, exact to 2^53. */
export const listingCardColumns = (takesRequests: string): string => `
  l.id::float8 as id, l.slug, l.type, l.name, l.address, l.city, l.state, l.zip, l.lat, l.lon, l.description,
  l.amenities, l.images, l.vanity_phone, l.demo, ${takesRequests} as takes_requests,
  (select json_agg(json_build_array(f.bedrooms, f.bathrooms, f.sq, f.rent) order by f.position)
   from floorplan f where f.listing_id = l.id) as floorplans`;
