import { MAX_TOUR_TIMES } from '../../../domain/limits.ts';
import { field, fields, float, id, InputWithFields, int, text } from '../../graphql/fields/fields.ts';
import type { LocationType } from '../../../domain/options/location-types.ts';
import { locationTypeEnum } from '../../graphql/location-type.ts';
import { HousingFilterInput } from '../housing/housing-filter.input.ts';

const TOUR_TIMES = `Up to ${MAX_TOUR_TIMES} suggested tour times in the local time of the listing, such as 2027-08-15T16:30.`;

/** What every message of a renter has, passed through unvalidated: `domain/leads/contact-request.ts` validates it. */
const contactFields = {
  firstName: text('The first name of the renter.'),
  lastName: text('The last name of the renter.'),
  phone: text(
    'The phone number of the renter, of the US or Canada in any format, of another country with its code; or none.',
  ).nullish(),
  email: text('The email of the renter, for the reply.'),
  housingId: id<string>('The id of the listing.'),
  schoolId: id<string>('The id of the place searched: a college unless locationType says otherwise.').nullish(),
  locationType: field<LocationType>(
    () => locationTypeEnum,
    'The place type of schoolId; defaults to college.',
  ).nullish(),
  tourTimes: text(TOUR_TIMES).list().nullish(),
  site: text('The site code of the page.').nullish(),
  website: text('A honeypot: hidden from people, so it must be empty.').nullish(),
};

@InputWithFields({ description: 'A request for a listing, with the answers to the questionnaire.' })
export class RequestInput extends fields({
  ...contactFields,
  bedrooms: int('A bedroom code: 9 is a studio.').nullish(),
  bathrooms: float('The minimum number of bathrooms.').nullish(),
  budgets: int('The maximum rent of the floorplan in dollars per month.').nullish(),
  pets: int('Pet option ids; 0 means no pets.').list().nullish(),
  features: int('Feature option ids.').list().nullish(),
  moveDate: text('0 for as soon as possible, or YYYY-MM-DD.').nullish(),
  message: text('The message.').nullish(),
  searchFilter: field(
    () => HousingFilterInput,
    'The search of the renter: its filters are shown to the landlord beside the answers.',
  ).nullish(),
  propertyName: text('The name of the listing as shown to the renter.').nullish(),
  poweredBy: text('The site code of the brand that showed the listing.').nullish(),
}) {}

@InputWithFields({ description: 'A message to a landlord.' })
export class ReplyInput extends fields({
  ...contactFields,
  message: text('The message.'),
  follows: text(
    'The secret of an earlier message of the sender to this listing. With another email, it corrects the address.',
  ).nullish(),
}) {}
