import { namedEnum } from '../../../graphql/fields/enums.ts';
import { field, fields, float, ObjectWithFields, text } from '../../../graphql/fields/fields.ts';
import {
  COLLEGES_SHOWN,
  approximateLocation,
  type AddressArea,
  type LocationPrecision,
} from '../../../../domain/places/geocoding/approximate-location.ts';
import type { NearbyCollege } from '../../../../domain/places/nearby-colleges.ts';
import { NearbySchool } from '../../housing/nearby-school.view.ts';
import type { GeoDeps } from './look-up-address.ts';

const roughKindEnum = namedEnum<LocationPrecision>('RoughKind', 'The area of an approximate location.', [
  'zip',
  'city',
  'state',
]);

@ObjectWithFields({
  description: 'An approximate location for an address that cannot be located, for the initial position of its pin.',
  simpleResolvers: true,
})
export class RoughPlace extends fields({
  lat: float('Latitude in degrees.'),
  lon: float('Longitude in degrees.'),
  kind: field<LocationPrecision>(() => roughKindEnum, 'The smallest known area, whose center this is.'),
  around: text('The zip code, or the name of the city or state.'),
  schools: field<NearbyCollege>(
    () => NearbySchool,
    'Colleges within ten miles, nearest first, for orientation.',
  ).list(),
}) {}

/** Returns the center of the known part of an address, with the colleges around it (K39). */
export async function findApproximateLocation(
  { zips, places }: Pick<GeoDeps, 'zips' | 'places'>,
  area: AddressArea,
): Promise<RoughPlace | null> {
  const about = approximateLocation(zips, area);
  if (!about) return null;
  const schools = (await places.nearbyColleges(about)).slice(0, COLLEGES_SHOWN);
  return Object.assign(new RoughPlace(), about, { schools });
}
