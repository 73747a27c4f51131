import { defineEntity, p } from '@mikro-orm/core';
import { Field, Float, ID, ObjectType } from 'type-graphql';

/** A city; its id is the lowest of its zips as a number. */
@ObjectType('City', { description: 'A city.', simpleResolvers: true })
export class City {
  @Field(() => ID, { description: 'The lowest of its zip codes, as a number.' })
  id!: number;

  @Field(() => String, { description: 'The name.' })
  name!: string;

  @Field(() => String, { description: 'The slug: name and state.' })
  slug!: string;

  @Field(() => String, { description: 'Two-letter state code.' })
  state!: string;

  @Field(() => Float, { description: 'Latitude in degrees.' })
  lat!: number;

  @Field(() => Float, { description: 'Longitude in degrees.' })
  lon!: number;

  /** Number of its zips: a rough size. */
  weight!: number;
}

export const CitySchema = defineEntity({
  class: City,
  tableName: 'city',
  properties: {
    id: p.integer().primary(),
    name: p.text(),
    slug: p.text(),
    state: p.string().columnType('char(2)'),
    lat: p.double(),
    lon: p.double(),
    weight: p.integer(),
  },
});
