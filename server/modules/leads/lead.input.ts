import { MAX_TOUR_TIMES } from '../../../domain/limits.ts';
import { Field, Float, InputType, Int } from 'type-graphql';
import { field, fields, id, InputWithFields, text } from '../../graphql/fields/fields.ts';
import type { LocationType } from '../../../domain/options/location-types.ts';
import { locationTypeEnum } from '../../graphql/location-type.ts';
import { HousingFilterInput } from '../housing/housing-filter.input.ts';

const TOUR_TIMES = `Up to ${MAX_TOUR_TIMES} suggested tour times in the local time of the listing, such as 2027-08-15T16:30.`;

/** Fields are passed through unvalidated; `domain/leads/contact-request.ts` validates them. */
@InputWithFields({ description: 'What every message of a renter has.' })
class ContactInput extends fields({
  firstName: text('The first name of the renter.'),
  lastName: text('The last name of the renter.'),
  phone: text('The phone number of the renter: ten digits in any format.'),
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
}) {}

@InputType({ description: 'A request for a listing, with the answers to the questionnaire.' })
export class RequestInput extends ContactInput {
  @Field(() => Int, { nullable: true, description: 'A bedroom code: 9 is a studio.' })
  bedrooms?: number | null;

  @Field(() => Float, { nullable: true, description: 'The minimum number of bathrooms.' })
  bathrooms?: number | null;

  @Field(() => Int, { nullable: true, description: 'The maximum rent of the floorplan in dollars per month.' })
  budgets?: number | null;

  @Field(() => [Int], { nullable: true, description: 'Pet option ids; 0 means no pets.' })
  pets?: number[] | null;

  @Field(() => [Int], { nullable: true, description: 'Feature option ids.' })
  features?: number[] | null;

  @Field(() => String, { nullable: true, description: '0 for as soon as possible, or YYYY-MM-DD.' })
  moveDate?: string | null;

  @Field(() => String, { nullable: true, description: 'The message.' })
  message?: string | null;

  @Field(() => HousingFilterInput, {
    nullable: true,
    description: 'The search of the renter: its filters are shown to the landlord beside the answers.',
  })
  searchFilter?: HousingFilterInput | null;

  @Field(() => String, { nullable: true, description: 'The name of the listing as shown to the renter.' })
  propertyName?: string | null;

  @Field(() => String, { nullable: true, description: 'The site code of the brand that showed the listing.' })
  poweredBy?: string | null;
}

@InputType({ description: 'A message to a landlord.' })
export class ReplyInput extends ContactInput {
  @Field(() => String, { description: 'The message.' })
  message!: string;
}
