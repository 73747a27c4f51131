import { defineEntity, p } from '@mikro-orm/core';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';

/** A college of the federal directory or of the starter list; its id is its federal number (UNITID). */
@ObjectType('School', { description: 'A college.', simpleResolvers: true })
export class College {
  @Field(() => ID, { description: 'The federal id (UNITID).' })
  id!: number;

  @Field(() => String, { description: 'The name in the federal directory.' })
  name!: string;

  @Field(() => String, { description: 'The slug, which never changes.' })
  slug!: string;

  @Field(() => String, { description: 'A short unique name, derived from its website.' })
  subdomain!: string;

  nicknames!: string[];

  @Field(() => ID, { nullable: true, description: 'The city, when it is in the directory.' })
  cityId!: number | null;

  @Field(() => String, { description: 'The name of the city.' })
  city!: string;

  @Field(() => String, { description: 'Two-letter state code.' })
  state!: string;

  @Field(() => String, { description: 'Five-digit zip code.' })
  zip!: string;

  @Field(() => Float, { description: 'Latitude in degrees.' })
  lat!: number;

  @Field(() => Float, { description: 'Longitude in degrees.' })
  lon!: number;

  @Field(() => String, { description: 'The website; empty when unknown.' })
  website!: string;

  @Field(() => Int, { description: 'Number of undergraduates; 0 when unknown.' })
  enrollment!: number;

  starter!: boolean;
}

export const CollegeSchema = defineEntity({
  class: College,
  tableName: 'college',
  properties: {
    id: p.integer().primary(),
    name: p.text(),
    slug: p.text(),
    subdomain: p.text(),
    nicknames: p.array(),
    cityId: p.integer().fieldName('city_id').nullable(),
    city: p.text(),
    state: p.string().columnType('char(2)'),
    zip: p.string().columnType('char(5)'),
    lat: p.double(),
    lon: p.double(),
    website: p.text(),
    enrollment: p.integer(),
    starter: p.boolean(),
  },
});
