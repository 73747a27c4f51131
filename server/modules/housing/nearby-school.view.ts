import { Field, Float, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A college near a home.', simpleResolvers: true })
export class NearbySchool {
  @Field(() => ID, { description: 'The federal number (UNITID).' })
  id!: number;

  @Field(() => String, { description: 'The name as the federal directory writes it.' })
  name!: string;

  @Field(() => String, { description: 'The everyday name.' })
  displayName!: string;

  @Field(() => String, { description: 'The end of its address.' })
  slug!: string;

  @Field(() => Float, { description: 'Degrees north.' })
  lat!: number;

  @Field(() => Float, { description: 'Degrees east.' })
  lon!: number;

  @Field(() => Float, { description: 'Miles, one decimal.' })
  distance!: number;
}
