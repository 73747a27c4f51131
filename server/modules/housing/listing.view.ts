import { FRESHNESS } from '../../../domain/listings/freshness.ts';
import { describedEnum } from '../../graphql/fields/enums.ts';
import { field, fields, flag, float, id, int, moment, ObjectWithFields, text } from '../../graphql/fields/fields.ts';
import type { ImagePair } from '../../../domain/posting/drafts/draft.ts';
import type { LocationCheck } from '../../../domain/posting/listing-location.ts';
import { Image } from '../../graphql/image.ts';

const locationCheckEnum = describedEnum<LocationCheck>('LocationCheck', 'What the position of a listing is.', {
  exact: 'The street address, as the map service found it.',
  approximate: 'The zip code or city: the street address was not found.',
  pin: 'Where the landlord set the pin on the map.',
});

@ObjectWithFields({ name: 'Amenity', description: 'An amenity of the catalog.', simpleResolvers: true })
class AmenityView extends fields({
  id: int('The id in the catalog.'),
  label: text('The label to show.'),
}) {}

@ObjectWithFields({ name: 'Floorplan', description: 'A floorplan of a listing.', simpleResolvers: true })
export class FloorplanView extends fields({
  bedrooms: int('A bedroom code: 9 is a studio, 10 and 11 are nine and ten bedrooms.'),
  bathrooms: float('In steps of 0.5.'),
  sq: int('Square feet.'),
  rent: int('The rent of the whole floorplan in dollars per month.'),
  feesMonthly: int('Required fees in dollars per month; null: not stated.').nullable(),
  utilities: int(
    'Estimated utilities in dollars per month, 0 when the rent includes them; null: not stated.',
  ).nullable(),
  deposit: int('The deposit in dollars; null: not stated.').nullable(),
  oneTime: int('One-time fees in dollars; null: not stated.').nullable(),
  leaseMonths: int('The lease lengths offered, in months; empty: not stated.').list(),
  availableOn: text('First day it can be rented, YYYY-MM-DD; null: not stated.').nullable(),
  perPerson: int('Rent and required fees per bedroom (a studio counts as one), in dollars per month, rounded up.'),
}) {}

@ObjectWithFields({ description: 'A college near a listing.', simpleResolvers: true })
export class NearbySchool extends fields({
  id: id('The federal id (UNITID).'),
  name: text('The name in the federal directory.'),
  displayName: text('The common name.'),
  slug: text('The slug of the college.'),
  lat: float('Latitude in degrees.'),
  lon: float('Longitude in degrees.'),
  distance: float('Distance in miles, one decimal.'),
}) {}

/**
 * A listing as renters see it: all data that a renter's call returns. Built as plain objects from rows, since
 * hydrated entities cost about twelve times the work of a search (ADR 0003).
 */
@ObjectWithFields({ name: 'Listing', description: 'A listing as renters see it.', simpleResolvers: true })
export class ListingView extends fields({
  id: id('Never reused.'),
  slug: text('The slug of the listing, which never changes.'),
  url: text('The absolute URL of the listing page.'),
  name: text('The title.'),
  type: int('The property type: 84 apartment, 85 house.'),
  featured: flag('Whether it ranks before other listings: true for every apartment.'),
  address: text('Street address.'),
  city: text('The city as the landlord entered it.'),
  state: text('Two-letter state code.'),
  zip: text('Five-digit zip code.'),
  lat: float('Latitude in degrees.'),
  lon: float('Longitude in degrees; negative in all of the United States.'),
  distance: float('Miles from the place searched, one decimal; null for a state and outside a search.').nullable(),
  phone: text('The phone number for renters; null when there is none.').nullable(),
  description: text('The description without special characters, on one line.'),
  descriptionText: text(
    'The description as the landlord wrote it, with line breaks; an older listing has the plain one.',
  ),
  virtualTour: text('An https link to a virtual tour; null without one.').nullable(),
  confirmedAt: moment('When the landlord last confirmed that it is available.').nullable(),
  notConfirmedSince: moment(
    `Set when an email that asks about it went unanswered for ${FRESHNESS.stale} days: when it was last confirmed, or published. Such listings follow the others of their group in search results.`,
  ).nullable(),
  emailConfirmedAt: moment('When the landlord last used a link that was sent to the contact email.').nullable(),
  phoneConfirmedAt: moment('When the landlord last entered a code from a call to the contact phone.').nullable(),
  locationCheck: field<LocationCheck>(
    () => locationCheckEnum,
    'What its position is; null for a listing from before this was kept.',
  ).nullable(),
  replyHours: int(
    'The median number of hours until the landlord replies, as reported by renters; null with fewer than five reports.',
  ).nullable(),
  totalFrom: int(
    'The lowest rent plus required fees in dollars per month; in a search, of the floorplans that fit.',
  ).nullable(),
  perPersonFrom: int(
    'The lowest cost per person in dollars per month, rounded up; in a search, of the floorplans that fit.',
  ).nullable(),
  amenities: field(() => AmenityView, 'In the order of the catalog.').list(),
  floorplans: field(() => FloorplanView, 'In the order the landlord chose.').list(),
  rentFrom: int('The lowest rent of the floorplans.'),
  rentTo: int('The highest rent of the floorplans.'),
  images: field<ImagePair>(() => Image, 'In the order the landlord chose; may be empty.').list(),
  demo: flag('Whether it is sample data and cannot be rented.'),
  takesRequests: flag('False when the listing accepts no requests at this time.'),
}) {
  /** Until when renters are warned of it, because several people reported it (K66). */
  beingCheckedUntil!: Date | null;
}
