import { FRESHNESS } from '../../../domain/listings/freshness.ts';
import { Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { ImagePair } from '../../../domain/posting/drafts/draft.ts';
import type { LocationCheck } from '../../../domain/posting/listing-location.ts';
import { Picture } from '../../graphql/image.ts';

/** The location checks as an object, which the GraphQL enum requires. */
const locationCheckEnum = { exact: 'exact', approximate: 'approximate', pin: 'pin' } as const satisfies {
  [Check in LocationCheck]: Check;
};

registerEnumType(locationCheckEnum, {
  name: 'LocationCheck',
  description: 'What the position of a listing is.',
  valuesConfig: {
    exact: { description: 'The street address, as the map service found it.' },
    approximate: { description: 'The zip code or city: the street address was not found.' },
    pin: { description: 'Where the landlord set the pin on the map.' },
  },
});

@ObjectType('Amenity', { description: 'An amenity of the catalog.', simpleResolvers: true })
export class AmenityView {
  @Field(() => Int, { description: 'The id in the catalog.' })
  id!: number;

  @Field(() => String, { description: 'The label to show.' })
  label!: string;
}

@ObjectType('Floorplan', { description: 'A floorplan of a listing.', simpleResolvers: true })
export class FloorplanView {
  @Field(() => Int, { description: 'A bedroom code: 9 is a studio, 10 and 11 are nine and ten bedrooms.' })
  bedrooms!: number;

  @Field(() => Float, { description: 'In steps of 0.5.' })
  bathrooms!: number;

  @Field(() => Int, { description: 'Square feet.' })
  sq!: number;

  @Field(() => Int, { description: 'The rent of the whole floorplan in dollars per month.' })
  rent!: number;

  @Field(() => Int, { nullable: true, description: 'Required fees in dollars per month; null: not stated.' })
  feesMonthly!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Estimated utilities in dollars per month, 0 when the rent includes them; null: not stated.',
  })
  utilities!: number | null;

  @Field(() => Int, { nullable: true, description: 'The deposit in dollars; null: not stated.' })
  deposit!: number | null;

  @Field(() => Int, { nullable: true, description: 'One-time fees in dollars; null: not stated.' })
  oneTime!: number | null;

  @Field(() => [Int], { description: 'The lease lengths offered, in months; empty: not stated.' })
  leaseMonths!: number[];

  @Field(() => String, { nullable: true, description: 'First day it can be rented, YYYY-MM-DD; null: not stated.' })
  availableOn!: string | null;

  @Field(() => Int, {
    description: 'Rent and required fees per bedroom (a studio counts as one), in dollars per month, rounded up.',
  })
  perPerson!: number;
}

/**
 * A listing as renters see it: all data that a renter's call returns. Built as plain objects from rows, since
 * hydrated entities cost about twelve times the work of a search (ADR 0003).
 */
@ObjectType('Listing', { description: 'A listing as renters see it.', simpleResolvers: true })
export class ListingView {
  @Field(() => ID, { description: 'Never reused.' })
  id!: number;

  @Field(() => String, { description: 'The slug of the listing, which never changes.' })
  slug!: string;

  @Field(() => String, { description: 'The absolute URL of the listing page.' })
  url!: string;

  @Field(() => String, { description: 'The title.' })
  name!: string;

  @Field(() => Int, { description: 'The property type: 84 apartment, 85 house.' })
  type!: number;

  @Field(() => Boolean, { description: 'Whether it ranks before other listings: true for every apartment.' })
  featured!: boolean;

  @Field(() => String, { description: 'Street address.' })
  address!: string;

  @Field(() => String, { description: 'The city as the landlord entered it.' })
  city!: string;

  @Field(() => String, { description: 'Two-letter state code.' })
  state!: string;

  @Field(() => String, { description: 'Five-digit zip code.' })
  zip!: string;

  @Field(() => Float, { description: 'Latitude in degrees.' })
  lat!: number;

  @Field(() => Float, { description: 'Longitude in degrees; negative in all of the United States.' })
  lon!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Miles from the place searched, one decimal; null for a state and outside a search.',
  })
  distance!: number | null;

  @Field(() => String, { nullable: true, description: 'The phone number for renters; null when there is none.' })
  phone!: string | null;

  @Field(() => String, { description: 'The description without special characters, on one line.' })
  description!: string;

  @Field(() => String, {
    description: 'The description as the landlord wrote it, with line breaks; an older listing has the plain one.',
  })
  descriptionText!: string;

  @Field(() => String, { nullable: true, description: 'An https link to a virtual tour; null without one.' })
  virtualTour!: string | null;

  @Field(() => Date, { nullable: true, description: 'When the landlord last confirmed that it is available.' })
  confirmedAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: `Set when a reminder to confirm it went unanswered for ${FRESHNESS.stale} days: when it was last confirmed, or published. Such listings follow the others of their group in search results.`,
  })
  notConfirmedSince!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When the landlord last used a link that was sent to the contact email.',
  })
  emailConfirmedAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When the landlord last entered a code from a call to the contact phone.',
  })
  phoneConfirmedAt!: Date | null;

  @Field(() => locationCheckEnum, {
    nullable: true,
    description: 'What its position is; null for a listing from before this was kept.',
  })
  locationCheck!: LocationCheck | null;

  /** Until when renters are warned of it, because several people reported it (K66). */
  beingCheckedUntil!: Date | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The median number of hours until the landlord replies, as reported by renters; null with fewer than five reports.',
  })
  replyHours!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The lowest rent plus required fees in dollars per month; in a search, of the floorplans that fit.',
  })
  totalFrom!: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The lowest cost per person in dollars per month, rounded up; in a search, of the floorplans that fit.',
  })
  perPersonFrom!: number | null;

  @Field(() => [AmenityView], { description: 'In the order of the catalog.' })
  amenities!: AmenityView[];

  @Field(() => [FloorplanView], { description: 'In the order the landlord chose.' })
  floorplans!: FloorplanView[];

  @Field(() => Int, { description: 'The lowest rent of the floorplans.' })
  rentFrom!: number;

  @Field(() => Int, { description: 'The highest rent of the floorplans.' })
  rentTo!: number;

  @Field(() => [Picture], { description: 'In the order the landlord chose; may be empty.' })
  images!: ImagePair[];

  @Field(() => Boolean, { description: 'Whether it is sample data and cannot be rented.' })
  demo!: boolean;

  @Field(() => Boolean, { description: 'False when the listing accepts no requests at this time.' })
  takesRequests!: boolean;
}
