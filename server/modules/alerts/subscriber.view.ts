import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import type { SubscriberSummary } from '../../../domain/alerts/subscriber-view.ts';
import type { BrandCode } from '../../../domain/brands/brand.ts';
import type { LocationType } from '../../../domain/options/location-types.ts';
import { locationTypeEnum } from '../../graphql/location-type.ts';

@ObjectType('Subscriber', { description: 'What the link of a mail about new homes leads to. Names nobody.' })
export class SubscriberView implements SubscriberSummary {
  @Field(() => String, { description: 'The address with all but its first letter hidden: `a•••@college.edu`.' })
  email!: string;

  @Field(() => Boolean, { description: 'False once the mails were stopped.' })
  subscribed!: boolean;

  @Field(() => String, { description: '`near Ohio State`.' })
  where!: string;

  @Field(() => String, { description: '`2 bedrooms, up to $1,200 a month`; empty when any home fits.' })
  what!: string;

  @Field(() => locationTypeEnum, { description: 'The kind of place of the search.' })
  locationType!: LocationType;

  @Field(() => ID, { description: 'The number of the place.' })
  locationId!: number;

  @Field(() => Int, { nullable: true, description: 'A bedroom code: 9 is a studio.' })
  bedrooms!: number | null;

  @Field(() => Float, { nullable: true, description: 'At least this many.' })
  bathrooms!: number | null;

  @Field(() => Int, { nullable: true, description: 'Dollars a month for the whole home, at most.' })
  budget!: number | null;

  @Field(() => String, { description: 'The code of the brand the mails come from.' })
  site!: BrandCode;
}
