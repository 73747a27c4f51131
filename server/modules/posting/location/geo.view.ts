import { createUnionType, Field, Float, Int, ObjectType } from 'type-graphql';
import { ADDRESS_NOT_FOUND } from '../../../../domain/posting/listing-location.ts';
import { Invalid, toInvalid } from '../../../graphql/invalid.ts';
import type { Geocoder } from '../../../integrations/geocoding/geocoder.ts';

@ObjectType({ description: 'The colleges that a listing there is shown under.', simpleResolvers: true })
class GeoSchools {
  @Field(() => Int, { description: 'How many.' })
  count!: number;

  @Field(() => [String], { description: 'Their everyday names, nearest first.' })
  list!: string[];
}

@ObjectType({ description: 'Where an address is, and what is near it.', simpleResolvers: true })
class Geo {
  @Field(() => Float, { description: 'Degrees north.' })
  lat!: number;

  @Field(() => Float, { description: 'Degrees east.' })
  lon!: number;

  @Field(() => String, { description: 'Five digits.' })
  zip!: string;

  @Field(() => Boolean, { description: 'False when only the city or the zip was found, not the house.' })
  exact!: boolean;

  @Field(() => GeoSchools, { description: 'Colleges within ten miles.' })
  schools!: GeoSchools;
}

export const GeoResult = createUnionType({
  name: 'GeoResult',
  description: 'A place, or that the address cannot be found.',
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
