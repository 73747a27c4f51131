import { Field, InputType } from 'type-graphql';
import { field, fields, flag, float, id, InputWithFields, int, text } from '../../graphql/fields/fields.ts';
import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';

/** Returns the value if it is a number or a string; the rules of drafts decide which strings are numbers (K77). */
function parseValue(value: unknown): number | string {
  if (typeof value === 'number' || typeof value === 'string') return value;
  throw new GraphQLError('Send a number, or its digits as a string.');
}

/** The scalar of numbers in a draft, which forms and spreadsheets send as digits: GraphQL's own refuse strings. */
const NumberOrDigits = new GraphQLScalarType<number | string>({
  name: 'NumberOrDigits',
  description: 'A number, or its digits as a string: 84 and "84" are the same.',
  parseValue,
  parseLiteral: (literal) =>
    parseValue(
      literal.kind === Kind.INT || literal.kind === Kind.FLOAT
        ? Number(literal.value)
        : literal.kind === Kind.STRING && literal.value,
    ),
});

/** Returns a field of a number or its digits (K77). */
const number = (description: string) => field<number | string>(() => NumberOrDigits, description);

@InputWithFields({ description: 'The account that publishing creates; absent when logged in.' })
class AccountInput extends fields({
  email: text('The login email.').nullish(),
  password: text('At least six characters.').nullish(),
  passwordConfirmation: text('The same password again.').nullish(),
}) {}

@InputWithFields({ description: 'The contact that receives the leads.' })
class DraftContactInput extends fields({
  firstName: text('First name.').nullish(),
  lastName: text('Last name.').nullish(),
  email: text('The email address that receives requests.').nullish(),
  phone: text('Ten digits in any format; an extension of up to six digits may follow, as in "x12".').nullish(),
}) {}

@InputWithFields({ description: 'A location in degrees.' })
export class CoordinatesInput extends fields({
  lat: float('Latitude in degrees.'),
  lon: float('Longitude in degrees.'),
}) {}

@InputWithFields({ description: 'The colleges near a location, as in answers.' })
class AvailableLocationsInput extends fields({
  count: int('The number of colleges.'),
  list: text('Their common names, nearest first.').list(),
}) {}

@InputWithFields({ description: 'The address of the listing.' })
class DraftLocationInput extends fields({
  address: text('Street address.').nullish(),
  city: text('The city.').nullish(),
  state: text('Two-letter state code.').nullish(),
  zip: text('Five-digit zip code.').nullish(),
  coordinates: field(() => CoordinatesInput, 'The location from geocoding or from the pin.').nullish(),
  pin: flag('Whether the landlord set the coordinates, which then decide the position.').nullish(),
  availableLocations: field(
    () => AvailableLocationsInput,
    'Ignored: the server determines the colleges from the position.',
  ).nullish(),
}) {}

@InputWithFields({ description: 'A floorplan.' })
export class DraftFloorplanInput extends fields({
  bedrooms: number('A bedroom code: 9 is a studio.').nullish(),
  bathrooms: number('From 1 to 5.5 in half steps.').nullish(),
  sq: text('Square feet, as a string of digits.').nullish(),
  rent: text('Dollars per month, as a string of digits.').nullish(),
  feesMonthly: text('Required fees in dollars per month, as a string of digits.').nullish(),
  utilities: text('Estimated utilities in dollars per month, 0 when included, as a string of digits.').nullish(),
  deposit: text('The deposit in dollars, as a string of digits.').nullish(),
  oneTime: text('One-time fees in dollars, as a string of digits.').nullish(),
  leaseMonths: number('The lease lengths offered, in months.').list().nullish(),
  availableOn: text('First day it can be rented, YYYY-MM-DD.').nullish(),
}) {}

@InputWithFields({ description: 'An uploaded image.' })
class ImageInput extends fields({
  large: text('The URL for listing pages.'),
  small: text('The URL for cards.'),
  caption: text('What it shows, at most 80 characters.').nullish(),
}) {}

@InputWithFields({ description: 'The draft of a listing, as it can be saved: without a password.' })
export class SavedDraftInput extends fields({
  id: id<string>('The UUID of the draft; one draft becomes at most one listing.').nullish(),
  type: number('84 apartment, 85 house.').nullish(),
  name: text('The property name, which is the title of the listing.').nullish(),
  contact: field(() => DraftContactInput, 'The contact that receives the leads.').nullish(),
  location: field(() => DraftLocationInput, 'The address of the listing.').nullish(),
  floorplans: field(() => DraftFloorplanInput, 'The floorplans.')
    .list()
    .nullish(),
  amenities: number('Amenity ids from the catalog.').list().nullish(),
  description: text('The description.').nullish(),
  images: field(() => ImageInput, 'At most six images.')
    .list()
    .nullish(),
  virtualTour: text('An https link to a virtual tour on a public website.').nullish(),
  textsForReview: text(
    'Hashes of the texts that the landlord sends to staff for review, as our pages make them; a changed text asks again.',
  )
    .list()
    .nullish(),
}) {}

@InputType({ description: 'The draft of a listing, which may be incomplete.' })
export class DraftInput extends SavedDraftInput {
  @Field(() => AccountInput, { nullable: true, description: 'The account that publishing creates.' })
  account?: AccountInput | null;
}
