import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import type { ImagePair } from '../../../domain/posting/drafts/draft.ts';
import { Picture } from '../../graphql/image.ts';

@ObjectType('Amenity', { description: 'Something a home has, from the catalogue.', simpleResolvers: true })
export class AmenityView {
  @Field(() => Int, { description: 'Its number in the catalogue.' })
  id!: number;

  @Field(() => String, { description: 'What renters read.' })
  label!: string;
}

@ObjectType('Floorplan', { description: 'One kind of home at an address.', simpleResolvers: true })
export class FloorplanView {
  @Field(() => Int, { description: 'A bedroom code: 9 is a studio, 10 and 11 are nine and ten bedrooms.' })
  bedrooms!: number;

  @Field(() => Float, { description: 'In half steps.' })
  bathrooms!: number;

  @Field(() => Int, { description: 'Square feet.' })
  sq!: number;

  @Field(() => Int, { description: 'Dollars a month for the whole home.' })
  rent!: number;
}

/**
 * A listing as renters see it: all data that a renter's call returns. Built as plain objects from rows, since
 * hydrated entities cost about twelve times the work of a search (ADR 0003).
 */
@ObjectType('Listing', { description: 'A home as renters see it.', simpleResolvers: true })
export class ListingView {
  @Field(() => ID, { description: 'Never used again.' })
  id!: number;

  @Field(() => String, { description: "The end of the home's address; kept for life." })
  slug!: string;

  @Field(() => String, { description: "The home's page, with the site's host." })
  url!: string;

  @Field(() => String, { description: 'Its title everywhere.' })
  name!: string;

  @Field(() => Int, { description: '84 apartment, 85 house.' })
  type!: number;

  @Field(() => Boolean, { description: 'Shown before the others: every apartment.' })
  featured!: boolean;

  @Field(() => String, { description: 'Street and number.' })
  address!: string;

  @Field(() => String, { description: 'The city as the landlord wrote it.' })
  city!: string;

  @Field(() => String, { description: 'Two-letter code.' })
  state!: string;

  @Field(() => String, { description: 'Five digits.' })
  zip!: string;

  @Field(() => Float, { description: 'Degrees north.' })
  lat!: number;

  @Field(() => Float, { description: 'Degrees east; negative in all of the United States.' })
  lon!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Miles from where the search looked, one decimal; null in a state and outside a search.',
  })
  distance!: number | null;

  @Field(() => String, { nullable: true, description: 'The number renters call; null when there is none.' })
  phone!: string | null;

  @Field(() => String, { description: "The landlord's words." })
  description!: string;

  @Field(() => [AmenityView], { description: 'In the order of the catalogue.' })
  amenities!: AmenityView[];

  @Field(() => [FloorplanView], { description: "In the landlord's order." })
  floorplans!: FloorplanView[];

  @Field(() => Int, { description: 'The lowest rent of all floorplans.' })
  rentFrom!: number;

  @Field(() => Int, { description: 'The highest rent of all floorplans.' })
  rentTo!: number;

  @Field(() => [Picture], { description: "In the landlord's order; may be empty." })
  images!: ImagePair[];

  @Field(() => Boolean, { description: 'A demonstration, not a home that can be rented.' })
  demo!: boolean;

  @Field(() => Boolean, { description: 'False when the home takes no requests now.' })
  takesRequests!: boolean;
}
