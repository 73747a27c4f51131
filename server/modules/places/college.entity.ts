import { defineEntity, p } from '@mikro-orm/core';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';

/** A college of the federal directory or of the starter list; its id is its federal number (UNITID). */
@ObjectType('School', { description: 'A college.' })
export class College {
  @Field(() => ID, { description: 'The federal number (UNITID).' })
  id!: number;

  @Field(() => String, { description: 'The name as the federal directory writes it.' })
  name!: string;

  @Field(() => String, { description: 'The end of its address; kept for life.' })
  slug!: string;

  @Field(() => String)
  subdomain!: string;

  nicknames!: string[];

  @Field(() => ID, { nullable: true })
  cityId!: number | null;

  @Field(() => String)
  city!: string;

  @Field(() => String, { description: 'Two-letter code.' })
  state!: string;

  @Field(() => String)
  zip!: string;

  @Field(() => Float)
  lat!: number;

  @Field(() => Float)
  lon!: number;

  @Field(() => String, { description: 'Empty when unknown.' })
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
