import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import type { ImagePair } from '../../../domain/posting/drafts/draft.ts';
import { Picture } from '../../graphql/image.ts';

@ObjectType({ description: 'A point on the map, in degrees.', simpleResolvers: true })
class Coordinates {
  @Field(() => Float, { description: 'Degrees north.' })
  lat!: number;

  @Field(() => Float, { description: 'Degrees east; negative in all of the United States.' })
  lon!: number;
}

@ObjectType({ description: 'Whom the leads go to; never shown to renters.', simpleResolvers: true })
class DraftContact {
  @Field(() => String, { description: 'The given name.' })
  firstName!: string;

  @Field(() => String, { description: 'The family name.' })
  lastName!: string;

  @Field(() => String, { description: 'Where requests are mailed.' })
  email!: string;

  @Field(() => String, { description: 'As (###) ###-####; renters see another number.' })
  phone!: string;
}

@ObjectType({ description: 'Where the home is.', simpleResolvers: true })
class DraftLocation {
  @Field(() => String, { description: 'Street and number.' })
  address!: string;

  @Field(() => String, { description: 'The city.' })
  city!: string;

  @Field(() => String, { description: 'Two-letter code; empty when not chosen yet.' })
  state!: string;

  @Field(() => String, { description: 'Five digits.' })
  zip!: string;

  @Field(() => Coordinates, { nullable: true, description: 'Null while the address is not placed.' })
  coordinates!: Coordinates | null;
}

@ObjectType({ description: 'A row of the floorplan section.', simpleResolvers: true })
class DraftFloorplan {
  @Field(() => Int, { description: 'A bedroom code; 0 when not chosen yet.' })
  bedrooms!: number;

  @Field(() => Float, { description: 'In half steps; 0 when not chosen yet.' })
  bathrooms!: number;

  @Field(() => String, { description: 'Square feet, as digits.' })
  sq!: string;

  @Field(() => String, { description: 'Dollars a month, as digits.' })
  rent!: string;
}

@ObjectType('Draft', {
  description: 'What a landlord has written so far; never a password or a card.',
  simpleResolvers: true,
})
export class DraftView {
  @Field(() => ID, {
    description: 'Of this view; a listing’s draft has the listing’s id, one that is kept its own uuid.',
  })
  id!: number | string;

  @Field(() => ID, { nullable: true, description: 'The draft’s own uuid: one listing a draft.' })
  draftId!: string | null;

  @Field(() => Int, { nullable: true, description: '84 apartment, 85 house; null when not chosen yet.' })
  type!: number | null;

  @Field(() => String, { description: 'The name of the property, and the title of the listing.' })
  name!: string;

  @Field(() => DraftContact, { description: 'Whom the leads go to.' })
  contact!: DraftContact;

  @Field(() => DraftLocation, { description: 'Where the home is.' })
  location!: DraftLocation;

  @Field(() => [DraftFloorplan], { description: 'In the landlord’s order.' })
  floorplans!: DraftFloorplan[];

  @Field(() => [Int], { description: 'Ids of the amenity catalogue.' })
  amenities!: number[];

  @Field(() => String, { description: 'The landlord’s words.' })
  description!: string;

  @Field(() => [Picture], { description: 'At most six, without padding.' })
  images!: ImagePair[];
}
