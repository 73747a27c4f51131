import { defineEntity, p } from '@mikro-orm/core';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';

/** A college of the federal directory or of the starter list; its id is its federal number (UNITID). */
@ObjectType('School', { description: 'A college.', simpleResolvers: true })
export class College {
  @Field(() => ID, { description: 'The federal number (UNITID).' })
  id!: number;

  @Field(() => String, { description: 'The name as the federal directory writes it.' })
  name!: string;

  @Field(() => String, { description: 'The end of its address; kept for life.' })
  slug!: string;

  @Field(() => String, { description: 'A short name of its own, after its web host.' })
  subdomain!: string;

  nicknames!: string[];

  @Field(() => ID, { nullable: true, description: 'Its city, when that is one of ours.' })
  cityId!: number | null;

  @Field(() => String, { description: 'The name of its city.' })
  city!: string;

  @Field(() => String, { description: 'Two-letter code.' })
  state!: string;

  @Field(() => String, { description: 'Five digits.' })
  zip!: string;

  @Field(() => Float, { description: 'Degrees north.' })
  lat!: number;

  @Field(() => Float, { description: 'Degrees east.' })
  lon!: number;

  @Field(() => String, { description: 'Its web site; empty when unknown.' })
  website!: string;

  @Field(() => Int, { description: 'Undergraduates; 0 when unknown.' })
  enrolment!: number;

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
    enrolment: p.integer(),
    starter: p.boolean(),
  },
});
