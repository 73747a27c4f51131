import { Field } from 'type-graphql';
import { namedEnum } from '../../../graphql/fields/enums.ts';
import {
  field,
  fields,
  flag,
  float,
  id,
  InputWithFields,
  int,
  ObjectWithFields,
  text,
} from '../../../graphql/fields/fields.ts';
import { travelModes, type TravelMode } from '../../../../domain/places/distance.ts';
import { ListingView } from '../../housing/listing.view.ts';
import { College } from '../college.entity.ts';

const travelModeEnum = namedEnum('TravelMode', 'How somebody gets from a listing to a college.', travelModes);

@InputWithFields({ description: 'The start and end of the directions.' })
export class DirectionsInput extends fields({
  latitudeHousing: float('Latitude of the listing in degrees.'),
  longitudeHousing: float('Longitude of the listing in degrees.'),
  latitudeSchool: float('Latitude of the college in degrees.'),
  longitudeSchool: float('Longitude of the college in degrees.'),
  schoolId: id<string>('The college id, to include its name.').nullish(),
  onlineAdId: id<string>('The listing id, to include its name.').nullish(),
}) {
  @Field(() => travelModeEnum, { defaultValue: 'driving', description: 'The travel mode to list first.' })
  mode!: TravelMode;
}

@ObjectWithFields({ name: 'Route', description: 'A route from a listing to a college.', simpleResolvers: true })
export class RouteView extends fields({
  mode: field<TravelMode>(() => travelModeEnum, 'Walking, biking or driving.'),
  distance: float('Distance along the route in miles, one decimal.'),
  minutes: int('Travel time in minutes; at least 1.'),
  estimate: flag('Whether it is estimated from the straight-line distance.'),
  url: text('A URL that opens the route on a maps site.'),
}) {}

@ObjectWithFields({ name: 'Directions', description: 'The routes from a listing to a college.', simpleResolvers: true })
export class DirectionsView extends fields({
  routes: field(() => RouteView, 'One route per travel mode, the requested one first.').list(),
  listing: field(() => ListingView, 'The listing, when it is shown and located there; null otherwise.').nullable(),
  school: field(() => College, 'The college, when it is located there; null otherwise.').nullable(),
}) {}
