import { createUnionType, Field, Float, Int, ObjectType } from 'type-graphql';
import { Invalid, toInvalid } from '../../../graphql/invalid.ts';
import type { lookUpAddress } from './look-up-address.ts';

@ObjectType({ description: 'The colleges near a location.', simpleResolvers: true })
class GeoSchools {
  @Field(() => Int, { description: 'The number of colleges.' })
  count!: number;

  @Field(() => [String], { description: 'Their common names, nearest first.' })
  list!: string[];
}

@ObjectType({ description: 'The location of an address, and the colleges nearby.', simpleResolvers: true })
class Geo {
  @Field(() => Float, { description: 'Latitude in degrees.' })
  lat!: number;

  @Field(() => Float, { description: 'Longitude in degrees.' })
  lon!: number;

  @Field(() => String, { description: 'Five-digit zip code.' })
  zip!: string;

  @Field(() => Boolean, { description: 'False when only the city or zip code was located, not the street address.' })
  exact!: boolean;

  @Field(() => GeoSchools, { description: 'Colleges within ten miles.' })
  schools!: GeoSchools;
}

export const GeoResult = createUnionType({
  name: 'GeoResult',
  description: 'A location, or an error that the address cannot be located.',
  types: () => [Geo, Invalid] as const,
});

/** Returns the result of a lookup as GraphQL types. */
export const toGeoResult = (found: Awaited<ReturnType<typeof lookUpAddress>>): Geo | Invalid =>
  'errors' in found ? toInvalid(found.errors) : Object.assign(new Geo(), found);
