import { Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { alertFrequencies, type AlertFrequency } from '../../../domain/alerts/alert-frequency.ts';
import type { SubscriberSummary } from '../../../domain/alerts/subscriber-view.ts';
import type { BrandCode } from '../../../domain/brands/brand.ts';
import type { LocationType } from '../../../domain/options/location-types.ts';
import { locationTypeEnum } from '../../graphql/location-type.ts';

/** The frequencies as a GraphQL enum. */
export const alertFrequencyEnum = Object.fromEntries(alertFrequencies.map((each) => [each, each])) as {
  [Frequency in AlertFrequency]: Frequency;
};
registerEnumType(alertFrequencyEnum, {
  name: 'AlertFrequency',
  description: 'As soon as a listing is published, every morning, or on Mondays.',
});

@ObjectType('Subscriber', {
  description: 'A subscription as the link in its emails shows it. Does not include a name.',
})
export class SubscriberView implements SubscriberSummary {
  @Field(() => String, { description: 'The email with all but the first letter hidden: `a•••@college.edu`.' })
  email!: string;

  @Field(() => Boolean, { description: 'False once the emails are paused.' })
  subscribed!: boolean;

  @Field(() => Boolean, { description: 'False until its owner confirms the address; nothing is emailed before.' })
  confirmed!: boolean;

  @Field(() => alertFrequencyEnum, { description: 'How often it is emailed.' })
  frequency!: AlertFrequency;

  @Field(() => String, { description: 'The search as the query of a URL.' })
  search!: string;

  @Field(() => String, { description: '`near Ohio State`.' })
  where!: string;

  @Field(() => String, { description: '`2 bedrooms, up to $1,200 a month`; empty when every listing fits.' })
  what!: string;

  @Field(() => locationTypeEnum, { description: 'The place type of the search.' })
  locationType!: LocationType;

  @Field(() => ID, { description: 'The id of the place.' })
  locationId!: number;

  @Field(() => Int, { nullable: true, description: 'A bedroom code: 9 is a studio.' })
  bedrooms!: number | null;

  @Field(() => Float, { nullable: true, description: 'The minimum number of bathrooms.' })
  bathrooms!: number | null;

  @Field(() => Int, { nullable: true, description: 'The maximum rent of the floorplan in dollars per month.' })
  budget!: number | null;

  @Field(() => String, { description: 'The site code of the brand that the emails use.' })
  site!: BrandCode;
}
