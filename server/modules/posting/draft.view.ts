import { field, fields, flag, float, id, int, ObjectWithFields, text } from '../../graphql/fields/fields.ts';
import type { ImagePair } from '../../../domain/posting/drafts/draft.ts';
import { Image } from '../../graphql/image.ts';

@ObjectWithFields({ description: 'A location in degrees.', simpleResolvers: true })
class Coordinates extends fields({
  lat: float('Latitude in degrees.'),
  lon: float('Longitude in degrees; negative in all of the United States.'),
}) {}

@ObjectWithFields({
  description: 'The contact that receives the leads; never shown to renters.',
  simpleResolvers: true,
})
class DraftContact extends fields({
  firstName: text('First name.'),
  lastName: text('Last name.'),
  email: text('The email address that receives requests.'),
  phone: text('As (###) ###-####, followed by " x12" with an extension; renters see a different number.'),
}) {}

@ObjectWithFields({ description: 'The address of the listing.', simpleResolvers: true })
class DraftLocation extends fields({
  address: text('Street address.'),
  city: text('The city.'),
  state: text('Two-letter state code; empty before one is chosen.'),
  zip: text('Five-digit zip code.'),
  coordinates: field(() => Coordinates, 'Null before the address is located.').nullable(),
  pin: flag('Whether the landlord set the coordinates, which then decide the position.'),
}) {}

@ObjectWithFields({ description: 'A floorplan.', simpleResolvers: true })
class DraftFloorplan extends fields({
  bedrooms: int('A bedroom code; 0 before one is chosen.'),
  bathrooms: float('In steps of 0.5; 0 before a value is chosen.'),
  sq: text('Square feet, as a string of digits.'),
  rent: text('Dollars per month, as a string of digits.'),
  feesMonthly: text('Required fees in dollars per month, as a string of digits; empty: not stated.'),
  utilities: text(
    'Estimated utilities in dollars per month, 0 when included, as a string of digits; empty: not stated.',
  ),
  deposit: text('The deposit in dollars, as a string of digits; empty: not stated.'),
  oneTime: text('One-time fees in dollars, as a string of digits; empty: not stated.'),
  leaseMonths: int('The lease lengths offered, in months; empty: not stated.').list(),
  availableOn: text('First day it can be rented, YYYY-MM-DD; empty: not stated.'),
}) {}

@ObjectWithFields({
  name: 'Draft',
  description: 'The draft of a listing; never includes a password or a card.',
  simpleResolvers: true,
})
export class DraftView extends fields({
  id: id<number | string>(
    'The id of this view: the listing id when editing a listing, the UUID of a saved draft otherwise.',
  ),
  draftId: id<string>('The UUID of the draft; one draft becomes at most one listing.').nullable(),
  type: int('84 apartment, 85 house; null before one is chosen.').nullable(),
  name: text('The property name, which is the title of the listing.'),
  contact: field(() => DraftContact, 'The contact that receives the leads.'),
  location: field(() => DraftLocation, 'The address of the listing.'),
  floorplans: field(() => DraftFloorplan, 'In the order the landlord chose.').list(),
  amenities: int('Amenity ids from the catalog.').list(),
  description: text('The description as the landlord wrote it.'),
  images: field<ImagePair>(() => Image, 'At most six images.').list(),
  virtualTour: text('An https link to a virtual tour; empty: none.'),
  textsForReview: text('Hashes of the texts that the landlord sends to staff for review (K66).').list(),
}) {}
