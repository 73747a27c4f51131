import { roundMiles } from '../../../domain/distance.ts';
import { amenities } from '../../../domain/options/amenities.ts';
import { maskPhone } from '../../../domain/phone.ts';
import { isFeatured } from '../../../domain/renter/matching.ts';
import type { CardRow } from './card-sql.ts';
import type { FloorplanView, HomeView } from './home.view.ts';

const floorplanOf = ([bedrooms, bathrooms, sq, rent]: CardRow['floorplans'][number]): FloorplanView => ({
  bedrooms,
  bathrooms,
  sq,
  rent,
});

/** A row as renters see it. `miles` is the exact distance from where the search looked, null without one. */
export function homeOf(row: CardRow, miles: number | null, baseUrl: string): HomeView {
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
