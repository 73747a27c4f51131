import { createUnionType } from 'type-graphql';
import { field, fields, flag, float, int, ObjectWithFields, text } from '../../../graphql/fields/fields.ts';
import { Invalid, toInvalid } from '../../../graphql/invalid.ts';
import type { lookUpAddress } from './look-up-address.ts';

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
