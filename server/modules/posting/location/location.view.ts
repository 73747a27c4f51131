import { createUnionType } from 'type-graphql';
import { namedEnum } from '../../../graphql/fields/enums.ts';
import { field, fields, flag, float, int, ObjectWithFields, text } from '../../../graphql/fields/fields.ts';
import { Invalid, toInvalid } from '../../../graphql/invalid.ts';
import {
  COLLEGES_SHOWN,
  approximateLocation,
  type AddressArea,
  type AreaType,
} from '../../../../domain/places/geocoding/approximate-location.ts';
import type { NearbyCollege } from '../../../../domain/places/nearby-colleges.ts';
import { NearbySchool } from '../../housing/listing.view.ts';
import type { GeoDeps, lookUpAddress } from './look-up-address.ts';

@ObjectWithFields({ description: 'The colleges near a location.', simpleResolvers: true })
class GeoSchools extends fields({
  count: int('The number of colleges.'),
  list: text('Their common names, nearest first.').list(),
}) {}

@ObjectWithFields({ description: 'The location of an address, and the colleges nearby.', simpleResolvers: true })
class Geo extends fields({
  lat: float('Latitude in degrees.'),
  lon: float('Longitude in degrees.'),
  zip: text('Five-digit zip code.'),
  exact: flag('False when only the city or zip code was located, not the street address.'),
  schools: field(() => GeoSchools, 'Colleges within ten miles.'),
}) {}

export const GeoResult = createUnionType({
  name: 'GeoResult',
  description: 'A location, or an error that the address cannot be located.',
  types: () => [Geo, Invalid] as const,
});

/** Returns the result of a lookup as GraphQL types. */
export const toGeoResult = (found: Awaited<ReturnType<typeof lookUpAddress>>): Geo | Invalid =>
  'errors' in found ? toInvalid(found.errors) : Object.assign(new Geo(), found);

const areaTypeEnum = namedEnum<AreaType>('AreaType', 'The area of an approximate location.', ['zip', 'city', 'state']);

@ObjectWithFields({
  description: 'An approximate location for an address that cannot be located, for the initial position of its pin.',
  simpleResolvers: true,
})
export class ApproximateLocation extends fields({
  lat: float('Latitude in degrees.'),
  lon: float('Longitude in degrees.'),
  type: field<AreaType>(() => areaTypeEnum, 'The smallest known area, whose center this is.'),
  area: text('The zip code, or the name of the city or state.'),
  schools: field<NearbyCollege>(
    () => NearbySchool,
    'Colleges within ten miles, nearest first, for orientation.',
  ).list(),
}) {}

/** Returns the center of the known part of an address, with the colleges around it (K39). */
export async function findApproximateLocation(
  { zips, places }: Pick<GeoDeps, 'zips' | 'places'>,
  area: AddressArea,
): Promise<ApproximateLocation | null> {
  const about = approximateLocation(zips, area);
  if (!about) return null;
  const schools = (await places.nearbyColleges(about)).slice(0, COLLEGES_SHOWN);
  return Object.assign(new ApproximateLocation(), about, { schools });
}
