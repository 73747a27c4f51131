import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import type { ImagePair } from '../../../domain/posting/drafts/draft.ts';
import { Picture } from '../../graphql/image.ts';

@ObjectType({ description: 'A location in degrees.', simpleResolvers: true })
class Coordinates {
  @Field(() => Float, { description: 'Latitude in degrees.' })
  lat!: number;

  @Field(() => Float, { description: 'Longitude in degrees; negative in all of the United States.' })
  lon!: number;
}

@ObjectType({ description: 'The contact that receives the leads; never shown to renters.', simpleResolvers: true })
class DraftContact {
  @Field(() => String, { description: 'First name.' })
  firstName!: string;

  @Field(() => String, { description: 'Last name.' })
  lastName!: string;

  @Field(() => String, { description: 'The email address that receives requests.' })
  email!: string;

  @Field(() => String, {
    description: 'As (###) ###-####, followed by " x12" with an extension; renters see a different number.',
  })
  phone!: string;
}

@ObjectType({ description: 'The address of the listing.', simpleResolvers: true })
class DraftLocation {
  @Field(() => String, { description: 'Street address.' })
  address!: string;

  @Field(() => String, { description: 'The city.' })
  city!: string;

  @Field(() => String, { description: 'Two-letter state code; empty before one is chosen.' })
  state!: string;

  @Field(() => String, { description: 'Five-digit zip code.' })
  zip!: string;

  @Field(() => Coordinates, { nullable: true, description: 'Null before the address is located.' })
  coordinates!: Coordinates | null;

  @Field(() => Boolean, { description: 'Whether the landlord set the coordinates, which then decide the position.' })
  pin!: boolean;
}

@ObjectType({ description: 'A floorplan.', simpleResolvers: true })
class DraftFloorplan {
  @Field(() => Int, { description: 'A bedroom code; 0 before one is chosen.' })
  bedrooms!: number;

  @Field(() => Float, { description: 'In steps of 0.5; 0 before a value is chosen.' })
  bathrooms!: number;

  @Field(() => String, { description: 'Square feet, as a string of digits.' })
  sq!: string;

  @Field(() => String, { description: 'Dollars per month, as a string of digits.' })
  rent!: string;

  @Field(() => String, { description: 'Required fees in dollars per month, as a string of digits; empty: not stated.' })
  feesMonthly!: string;

  @Field(() => String, {
    description: 'Estimated utilities in dollars per month, 0 when included, as a string of digits; empty: not stated.',
  })
  utilities!: string;

  @Field(() => String, { description: 'The deposit in dollars, as a string of digits; empty: not stated.' })
  deposit!: string;

  @Field(() => String, { description: 'One-time fees in dollars, as a string of digits; empty: not stated.' })
  oneTime!: string;

  @Field(() => [Int], { description: 'The lease lengths offered, in months; empty: not stated.' })
  leaseMonths!: number[];

  @Field(() => String, { description: 'First day it can be rented, YYYY-MM-DD; empty: not stated.' })
  availableOn!: string;
}

@ObjectType('Draft', {
  description: 'The draft of a listing; never includes a password or a card.',
  simpleResolvers: true,
})
export class DraftView {
  @Field(() => ID, {
    description: 'The id of this view: the listing id when editing a listing, the UUID of a saved draft otherwise.',
  })
  id!: number | string;

  @Field(() => ID, { nullable: true, description: 'The UUID of the draft; one draft becomes at most one listing.' })
  draftId!: string | null;

  @Field(() => Int, { nullable: true, description: '84 apartment, 85 house; null before one is chosen.' })
  type!: number | null;

  @Field(() => String, { description: 'The property name, which is the title of the listing.' })
  name!: string;

  @Field(() => DraftContact, { description: 'The contact that receives the leads.' })
  contact!: DraftContact;

  @Field(() => DraftLocation, { description: 'The address of the listing.' })
  location!: DraftLocation;

  @Field(() => [DraftFloorplan], { description: 'In the order the landlord chose.' })
  floorplans!: DraftFloorplan[];

  @Field(() => [Int], { description: 'Amenity ids from the catalog.' })
  amenities!: number[];

  @Field(() => String, { description: 'The description as the landlord wrote it.' })
  description!: string;

  @Field(() => [Picture], { description: 'At most six images.' })
  images!: ImagePair[];

  @Field(() => String, { description: 'An https link to a virtual tour; empty: none.' })
  virtualTour!: string;
}
