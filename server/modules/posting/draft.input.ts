import { Field, Float, ID, InputType, Int } from 'type-graphql';

const optional = (description: string) => ({ nullable: true, description });

@InputType({ description: 'The account that publishing creates; absent when logged in.' })
class AccountInput {
  @Field(() => String, optional('The login email.'))
  email?: string | null;

  @Field(() => String, optional('At least six characters.'))
  password?: string | null;

  @Field(() => String, optional('The same password again.'))
  passwordConfirmation?: string | null;
}

@InputType({ description: 'The contact that receives the leads.' })
class DraftContactInput {
  @Field(() => String, optional('First name.'))
  firstName?: string | null;

  @Field(() => String, optional('Last name.'))
  lastName?: string | null;

  @Field(() => String, optional('The email address that receives requests.'))
  email?: string | null;

  @Field(() => String, optional('Ten digits in any format; an extension of up to six digits may follow, as in "x12".'))
  phone?: string | null;
}

@InputType({ description: 'A location in degrees.' })
export class CoordinatesInput {
  @Field(() => Float, { description: 'Latitude in degrees.' })
  lat!: number;

  @Field(() => Float, { description: 'Longitude in degrees.' })
  lon!: number;
}

@InputType({ description: 'The colleges near a location, as in answers.' })
class AvailableLocationsInput {
  @Field(() => Int, { description: 'The number of colleges.' })
  count!: number;

  @Field(() => [String], { description: 'Their common names, nearest first.' })
  list!: string[];
}

@InputType({ description: 'The address of the listing.' })
class DraftLocationInput {
  @Field(() => String, optional('Street address.'))
  address?: string | null;

  @Field(() => String, optional('The city.'))
  city?: string | null;

  @Field(() => String, optional('Two-letter state code.'))
  state?: string | null;

  @Field(() => String, optional('Five-digit zip code.'))
  zip?: string | null;

  @Field(() => CoordinatesInput, optional('The location from geocoding or from the pin.'))
  coordinates?: CoordinatesInput | null;

  @Field(() => Boolean, optional('Whether the landlord set the coordinates, which then decide the position.'))
  pin?: boolean | null;

  @Field(() => AvailableLocationsInput, optional('Ignored: the server determines the colleges from the position.'))
  availableLocations?: AvailableLocationsInput | null;
}

@InputType({ description: 'A floorplan.' })
class DraftFloorplanInput {
  @Field(() => Int, optional('A bedroom code: 9 is a studio.'))
  bedrooms?: number | null;

  @Field(() => Float, optional('From 1 to 5.5 in half steps.'))
  bathrooms?: number | null;

  @Field(() => String, optional('Square feet, as a string of digits.'))
  sq?: string | null;

  @Field(() => String, optional('Dollars per month, as a string of digits.'))
  rent?: string | null;

  @Field(() => String, optional('Required fees in dollars per month, as a string of digits.'))
  feesMonthly?: string | null;

  @Field(() => String, optional('Estimated utilities in dollars per month, 0 when included, as a string of digits.'))
  utilities?: string | null;

  @Field(() => String, optional('The deposit in dollars, as a string of digits.'))
  deposit?: string | null;

  @Field(() => String, optional('One-time fees in dollars, as a string of digits.'))
  oneTime?: string | null;

  @Field(() => [Int], optional('The lease lengths offered, in months.'))
  leaseMonths?: number[] | null;

  @Field(() => String, optional('First day it can be rented, YYYY-MM-DD.'))
  availableOn?: string | null;
}

@InputType({ description: 'An uploaded image.' })
class PictureInput {
  @Field(() => String, { description: 'The URL for listing pages.' })
  large!: string;

  @Field(() => String, { description: 'The URL for cards.' })
  small!: string;

  @Field(() => String, optional('What it shows, at most 80 characters.'))
  caption?: string | null;
}

@InputType({ description: 'The draft of a listing, as it can be saved: without a password.' })
export class KeptDraftInput {
  @Field(() => ID, optional('The UUID of the draft; one draft becomes at most one listing.'))
  id?: string | null;

  @Field(() => Int, optional('84 apartment, 85 house.'))
  type?: number | null;

  @Field(() => String, optional('The property name, which is the title of the listing.'))
  name?: string | null;

  @Field(() => DraftContactInput, optional('The contact that receives the leads.'))
  contact?: DraftContactInput | null;

  @Field(() => DraftLocationInput, optional('The address of the listing.'))
  location?: DraftLocationInput | null;

  @Field(() => [DraftFloorplanInput], optional('The floorplans.'))
  floorplans?: DraftFloorplanInput[] | null;

  @Field(() => [Int], optional('Amenity ids from the catalog.'))
  amenities?: number[] | null;

  @Field(() => String, optional('The description.'))
  description?: string | null;

  @Field(() => [PictureInput], optional('At most six images.'))
  images?: PictureInput[] | null;

  @Field(() => String, optional('An https link to a virtual tour on a public website.'))
  virtualTour?: string | null;
}

@InputType({ description: 'The draft of a listing, which may be incomplete.' })
export class DraftInput extends KeptDraftInput {
  @Field(() => AccountInput, optional('The account that publishing creates.'))
  account?: AccountInput | null;
}
