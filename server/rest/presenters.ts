import type { z } from 'zod';
import type { PageMeta } from '../graphql/page-meta.ts';
import type { MatchView, SearchLocationView } from '../modules/housing/match.view.ts';
import type { City } from '../modules/places/city.entity.ts';
import type { College } from '../modules/places/college.entity.ts';
import type { Match, SearchLocation } from './docs/match.ts';
import type { City as CityShape, Meta, School } from './docs/common-schemas.ts';

/** Views in REST format: snake_case, ids as numbers. Their types are those of the document. */

export const toRestMeta = ({ page, perPage, total, lastPage }: PageMeta): z.output<typeof Meta> => ({
  page,
  per_page: perPage,
  total,
  last_page: lastPage,
});

export const toRestSchool = (school: College, listingsCount: number, baseUrl: string): z.output<typeof School> => ({
  id: school.id,
  name: school.name,
  slug: school.slug,
  subdomain: school.subdomain,
  city_id: school.cityId,
  city: school.city,
  state: school.state,
  zip: school.zip,
  lat: school.lat,
  lon: school.lon,
  website: school.website,
  listings_count: listingsCount,
  url: `${baseUrl}/college/${school.slug}`,
});

export function toRestCity(city: City, listingsCount: number, baseUrl: string): z.output<typeof CityShape> {
  const { id, name, slug, state, lat, lon } = city;
  return { id, name, slug, state, lat, lon, listings_count: listingsCount, url: `${baseUrl}/city/${slug}` };
}

export const toRestMatch = ({ listing, unmet }: MatchView): z.output<typeof Match> => ({
  id: listing.id,
  slug: listing.slug,
  url: listing.url,
  name: listing.name,
  type: listing.type,
  featured: listing.featured,
  address: listing.address,
  city: listing.city,
  state: listing.state,
  zip: listing.zip,
  lat: listing.lat,
  lon: listing.lon,
  distance: listing.distance,
  phone: listing.phone,
  description: listing.description,
  description_text: listing.descriptionText,
  confirmed_at: listing.confirmedAt?.toISOString() ?? null,
  not_confirmed_since: listing.notConfirmedSince?.toISOString() ?? null,
  email_confirmed_at: listing.emailConfirmedAt?.toISOString() ?? null,
  phone_confirmed_at: listing.phoneConfirmedAt?.toISOString() ?? null,
  location_check: listing.locationCheck,
  reply_hours: listing.replyHours,
  amenities: listing.amenities,
  floorplans: listing.floorplans.map(({ feesMonthly, oneTime, leaseMonths, availableOn, perPerson, ...floorplan }) => ({
    ...floorplan,
    fees_monthly: feesMonthly,
    one_time: oneTime,
    lease_months: leaseMonths,
    available_on: availableOn,
    per_person: perPerson,
  })),
  rent_from: listing.rentFrom,
  rent_to: listing.rentTo,
  total_from: listing.totalFrom,
  per_person_from: listing.perPersonFrom,
  images: listing.images,
  virtual_tour: listing.virtualTour,
  unmet,
});

export function toRestLocation(place: SearchLocationView): z.output<typeof SearchLocation> {
  const { id, type, name, slug, state, lat, lon, url } = place;
  return { id: Number(id), type, name, slug, state, lat, lon, url };
}
