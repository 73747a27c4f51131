import { Field, Float, ID, InputType, Int } from 'type-graphql';

const optional = (description: string) => ({ nullable: true, description });

@InputType({ description: 'The account that publishing makes; left out by who is logged in.' })
class AccountInput {
  @Field(() => String, optional('Where they will log in.'))
  email?: string | null;

  @Field(() => String, optional('At least six characters.'))
  password?: string | null;

  @Field(() => String, optional('The same once more.'))
  passwordConfirmation?: string | null;
}

@InputType({ description: 'Whom the leads go to.' })
class DraftContactInput {
  @Field(() => String, optional('The given name.'))
  firstName?: string | null;

  @Field(() => String, optional('The family name.'))
  lastName?: string | null;

  @Field(() => String, optional('Where requests are mailed.'))
  email?: string | null;

  @Field(() => String, optional('Ten digits, in any writing.'))
  phone?: string | null;
}

@InputType({ description: 'A point on the map, in degrees.' })
class CoordinatesInput {
  @Field(() => Float, { description: 'Degrees north.' })
  lat!: number;

  @Field(() => Float, { description: 'Degrees east.' })
  lon!: number;
}

@InputType({ description: 'Where the home is.' })
class DraftLocationInput {
  @Field(() => String, optional('Street and number.'))
  address?: string | null;

  @Field(() => String, optional('The city.'))
  city?: string | null;

  @Field(() => String, optional('Two-letter code.'))
  state?: string | null;

  @Field(() => String, optional('Five digits.'))
  zip?: string | null;

  @Field(() => CoordinatesInput, optional('Where the look-up or the pin has placed it.'))
  coordinates?: CoordinatesInput | null;
}

@InputType({ description: 'A row of the floorplan section.' })
class DraftFloorplanInput {
  @Field(() => Int, optional('A bedroom code: 9 is a studio.'))
  bedrooms?: number | null;

  @Field(() => Float, optional('From 1 to 5.5 in half steps.'))
  bathrooms?: number | null;

  @Field(() => String, optional('Square feet, as digits.'))
  sq?: string | null;

  @Field(() => String, optional('Dollars a month, as digits.'))
  rent?: string | null;
}

@InputType({ description: 'A picture that an upload has given out.' })
class PictureInput {
  @Field(() => String, { description: 'For a page of its own.' })
  large!: string;

  @Field(() => String, { description: 'For a card.' })
  small!: string;
}

@InputType({ description: 'What may be kept of a listing that is being written: it has no field for a password.' })
export class KeptDraftInput {
  @Field(() => ID, optional('The draft’s uuid: one listing a draft, whatever is sent twice.'))
  id?: string | null;

  @Field(() => Int, optional('84 apartment, 85 house.'))
  type?: number | null;

  @Field(() => String, optional('The name of the property, and the title of the listing.'))
  name?: string | null;

  @Field(() => DraftContactInput, optional('Whom the leads go to.'))
  contact?: DraftContactInput | null;

  @Field(() => DraftLocationInput, optional('Where the home is.'))
  location?: DraftLocationInput | null;

  @Field(() => [DraftFloorplanInput], optional('Its floorplans.'))
  floorplans?: DraftFloorplanInput[] | null;

  @Field(() => [Int], optional('Ids of the amenity catalogue.'))
  amenities?: number[] | null;

  @Field(() => String, optional('The landlord’s words.'))
  description?: string | null;

  @Field(() => [PictureInput], optional('At most six.'))
  images?: PictureInput[] | null;
}

@InputType({ description: 'What a landlord has written so far; an unfinished draft is a good draft.' })
export class DraftInput extends KeptDraftInput {
  @Field(() => AccountInput, optional('The account that publishing makes.'))
  account?: AccountInput | null;
}
