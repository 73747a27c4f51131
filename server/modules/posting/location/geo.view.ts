import { createUnionType, Field, Float, Int, ObjectType } from 'type-graphql';
import { ADDRESS_NOT_FOUND } from '../../../../domain/posting/listing-location.ts';
import { Invalid, toInvalid } from '../../../graphql/invalid.ts';
import type { Geocoder } from '../../../integrations/geocoding/geocoder.ts';

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

interface GeoDeps {
  geocoder: Geocoder;
  places: { nearbyColleges(point: { lat: number; lon: number }): Promise<{ displayName: string }[]> };
}

/** Geocodes an address and returns it with the colleges around it [§7]. */
export async function lookUpAddress(
  { geocoder, places }: GeoDeps,
  address: string,
  city: string,
  state: string,
): Promise<Geo | Invalid> {
  const point = await geocoder.locate({ address, city, state });
  if (!point) return toInvalid(ADDRESS_NOT_FOUND);
  const list = (await places.nearbyColleges(point)).map(({ displayName }) => displayName);
  return Object.assign(new Geo(), point, { schools: { count: list.length, list } });
}
