import { Field, Float, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A college near a listing.', simpleResolvers: true })
export class NearbySchool {
  @Field(() => ID, { description: 'The federal id (UNITID).' })
  id!: number;

  @Field(() => String, { description: 'The name in the federal directory.' })
  name!: string;

  @Field(() => String, { description: 'The common name.' })
  displayName!: string;

  @Field(() => String, { description: 'The slug of the college.' })
  slug!: string;

  @Field(() => Float, { description: 'Latitude in degrees.' })
  lat!: number;

  @Field(() => Float, { description: 'Longitude in degrees.' })
  lon!: number;

  @Field(() => Float, { description: 'Distance in miles, one decimal.' })
  distance!: number;
}
