import { roundMiles } from '../../../domain/places/distance.ts';
import { amenities, UTILITIES_INCLUDED } from '../../../domain/options/amenities.ts';
import { maskPhone } from '../../../domain/format/phone.ts';
import { includesUtilities, toFloorplanView, type Floorplan } from '../../../domain/search/floorplan.ts';
import type { Criteria } from '../../../domain/search/criteria.ts';
import { fittingCosts, isFeatured } from '../../../domain/search/matching.ts';
import type { ListingView } from './listing.view.ts';
import type { ImagePair } from '../../../domain/posting/drafts/draft.ts';
import type { LocationCheck } from '../../../domain/posting/listing-location.ts';

/** A floorplan's columns, in the order of `floorplanColumns`. */
export type FloorplanRow = [
  bedrooms: number,
  bathrooms: number,
  sq: number,
  rent: number,
  feesMonthly: number | null,
  utilities: number | null,
  deposit: number | null,
  oneTime: number | null,
  leaseMonths: number[],
  availableOn: string | null,
];

/** SQL for the floorplans of the listing `l` as `FloorplanRow`s in their order; null without any. */
export const floorplanColumns = `(select json_agg(json_build_array(f.bedrooms, f.bathrooms, f.sq, f.rent,
    f.fees_monthly, f.utilities, f.deposit, f.one_time, f.lease_months, f.available_on) order by f.position)
   from floorplan f where f.listing_id = l.id)`;

/** A listing card's database row. Everything is null in the row of an empty page. */
export interface ListingCardRow extends Pick<
  ListingView,
  'id' | 'slug' | 'type' | 'name' | 'address' | 'city' | 'state' | 'zip' | 'lat' | 'lon' | 'description' | 'demo'
> {
  description_text: string | null;
  confirmed_at: Date | null;
  not_confirmed_since: Date | null;
  email_confirmed_at: Date | null;
  phone_confirmed_at: Date | null;
  reply_hours: number | null;
  being_checked_until: Date | null;
  location_check: LocationCheck | null;
  amenities: number[];
  images: ImagePair[];
  virtual_tour: string | null;
  vanity_phone: string | null;
  takes_requests: boolean;
  /** In the landlord's order, as the columns of `floorplanColumns`. */
  floorplans: FloorplanRow[] | null;
}

/** Returns SQL for the columns of a `ListingCardRow` from the listing `l`. Ids are doubles, exact to 2^53. */
export const listingCardColumns = (takesRequests: string): string => `
  case when l.stale_at is not null then coalesce(l.confirmed_at, l.published_at) end as not_confirmed_since,
  (select c.email_confirmed_at from listing_contact c where c.listing_id = l.id) as email_confirmed_at,
  (select c.phone_confirmed_at from listing_contact c where c.listing_id = l.id) as phone_confirmed_at,
  l.id::float8 as id, l.slug, l.type, l.name, l.address, l.city, l.state, l.zip, l.lat, l.lon, l.description,
  l.description_text, l.confirmed_at, l.reply_hours, l.being_checked_until, l.location_check,
  l.amenities, l.images, l.virtual_tour, l.vanity_phone, l.demo, ${takesRequests} as takes_requests,
  ${floorplanColumns} as floorplans`;

/** Converts the columns of a floorplan. */
export function toFloorplan(row: FloorplanRow): Required<Floorplan> {
  const [bedrooms, bathrooms, sq, rent, feesMonthly, utilities, deposit, oneTime, leaseMonths, availableOn] = row;
  return { bedrooms, bathrooms, sq, rent, feesMonthly, utilities, deposit, oneTime, leaseMonths, availableOn };
}

/**
 * Converts a row to the renters' view. `miles` is the exact distance from the search location, null without one;
 * the lowest costs are of the floorplans that meet `criteria`, of all of them where none does.
 */
export function toListingView(
  row: ListingCardRow,
  miles: number | null,
  baseUrl: string,
  criteria: Criteria = {},
): ListingView {
  const floorplans = (row.floorplans ?? []).map((columns) => toFloorplanView(toFloorplan(columns)));
  const costs = fittingCosts(floorplans, criteria);
  const has = (id: number) => (id === UTILITIES_INCLUDED ? includesUtilities(floorplans) : row.amenities.includes(id));
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
    descriptionText: row.description_text ?? row.description,
    confirmedAt: row.confirmed_at,
    notConfirmedSince: row.not_confirmed_since,
    emailConfirmedAt: row.email_confirmed_at,
    phoneConfirmedAt: row.phone_confirmed_at,
    locationCheck: row.location_check,
    replyHours: row.reply_hours,
    beingCheckedUntil: row.being_checked_until,
    totalFrom: costs.total,
    perPersonFrom: costs.perPerson,
    amenities: amenities.filter(({ id }) => has(id)),
    floorplans,
    rentFrom: rents.length === 0 ? 0 : Math.min(...rents),
    rentTo: Math.max(0, ...rents),
    images: row.images,
    virtualTour: row.virtual_tour,
    demo: row.demo,
    takesRequests: row.takes_requests,
  };
}
