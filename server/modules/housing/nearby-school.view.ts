import { fields, float, id, ObjectWithFields, text } from '../../graphql/fields/fields.ts';

@ObjectWithFields({ description: 'A college near a listing.', simpleResolvers: true })
export class NearbySchool extends fields({
  id: id('The federal id (UNITID).'),
  name: text('The name in the federal directory.'),
  displayName: text('The common name.'),
  slug: text('The slug of the college.'),
  lat: float('Latitude in degrees.'),
  lon: float('Longitude in degrees.'),
  distance: float('Distance in miles, one decimal.'),
}) {}
