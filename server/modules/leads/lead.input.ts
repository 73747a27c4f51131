import { Field, Float, ID, InputType, Int } from 'type-graphql';
import type { LocationType } from '../../../domain/options/location-types.ts';
import { locationTypeEnum } from '../../graphql/location-type.ts';

/** Fields are passed through unvalidated; `domain/leads/contact-request.ts` validates them. */
@InputType({ description: 'A renter’s request for a home, with the questionnaire’s answers.' })
export class RequestInput {
  @Field(() => String, { description: 'The renter’s first name.' })
  firstName!: string;

  @Field(() => String, { description: 'The renter’s last name.' })
  lastName!: string;

  @Field(() => String, { description: 'The renter’s phone, in any writing with ten digits.' })
  phone!: string;

  @Field(() => String, { description: 'The renter’s email, where the landlord answers.' })
  email!: string;

  @Field(() => ID, { description: 'The home that is asked for.' })
  housingId!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'The place that was searched near: a college unless locationType says otherwise.',
  })
  schoolId?: string | null;

  @Field(() => locationTypeEnum, { nullable: true, description: 'What schoolId names; college when absent.' })
  locationType?: LocationType | null;

  @Field(() => Int, { nullable: true, description: 'A bedroom code: 9 is a studio.' })
  bedrooms?: number | null;

  @Field(() => Float, { nullable: true, description: 'At least this many bathrooms.' })
  bathrooms?: number | null;

  @Field(() => Int, { nullable: true, description: 'Dollars a month for the whole home.' })
  budgets?: number | null;

  @Field(() => [Int], { nullable: true, description: 'Pet option ids; 0 is no pets.' })
  pets?: number[] | null;

  @Field(() => [Int], { nullable: true, description: 'Feature option ids.' })
  features?: number[] | null;

  @Field(() => String, { nullable: true, description: '0 for as soon as possible, or YYYY-MM-DD.' })
  moveDate?: string | null;

  @Field(() => String, { nullable: true, description: 'The renter’s own words.' })
  message?: string | null;

  @Field(() => String, { nullable: true, description: 'The home’s name as the renter saw it.' })
  propertyName?: string | null;

  @Field(() => String, { nullable: true, description: 'The site code of the brand that showed the home.' })
  poweredBy?: string | null;

  @Field(() => String, { nullable: true, description: 'The site code of the page.' })
  site?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Always empty: people do not see this field. What fills it is taken for a program.',
  })
  website?: string | null;
}

@InputType({ description: 'A renter’s own words to a landlord.' })
export class ReplyInput {
  @Field(() => String, { description: 'The renter’s first name.' })
  firstName!: string;

  @Field(() => String, { description: 'The renter’s last name.' })
  lastName!: string;

  @Field(() => String, { description: 'The renter’s phone, in any writing with ten digits.' })
  phone!: string;

  @Field(() => String, { description: 'The renter’s email, where the landlord answers.' })
  email!: string;

  @Field(() => String, { description: 'The message.' })
  message!: string;

  @Field(() => ID, { description: 'The home that is written to.' })
  housingId!: string;

  @Field(() => ID, { nullable: true, description: 'The place that was searched near.' })
  schoolId?: string | null;

  @Field(() => locationTypeEnum, { nullable: true, description: 'What schoolId names; college when absent.' })
  locationType?: LocationType | null;

  @Field(() => String, { nullable: true, description: 'The site code of the page.' })
  site?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Always empty: people do not see this field. What fills it is taken for a program.',
  })
  website?: string | null;
}
