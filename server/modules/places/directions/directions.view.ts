import { Field, Float, ID, InputType, registerEnumType } from 'type-graphql';
import { field, fields, flag, float, int, ObjectWithFields, text } from '../../../graphql/fields/fields.ts';
import type { TravelMode } from '../../../../domain/places/distance.ts';
import type { DirectionsFields } from '../../../../domain/places/directions/directions.ts';
import { ListingView } from '../../housing/listing.view.ts';
import { College } from '../college.entity.ts';

const travelModeEnum = { walking: 'walking', cycling: 'cycling', driving: 'driving' } as const satisfies {
  [Mode in TravelMode]: Mode;
};
registerEnumType(travelModeEnum, { name: 'TravelMode', description: 'The endpoints of the directions.' });

@InputType({ description: 'The start and end of the directions.' })
export class DirectionsInput implements DirectionsFields {
  @Field(() => Float, { description: 'Latitude of the listing in degrees.' })
  latitudeHousing!: number;

  @Field(() => Float, { description: 'Longitude of the listing in degrees.' })
  longitudeHousing!: number;

  @Field(() => Float, { description: 'Latitude of the college in degrees.' })
  latitudeSchool!: number;

  @Field(() => Float, { description: 'Longitude of the college in degrees.' })
  longitudeSchool!: number;

  @Field(() => travelModeEnum, { defaultValue: 'driving', description: 'The travel mode to list first.' })
  mode!: TravelMode;

  @Field(() => ID, { nullable: true, description: 'The college id, to include its name.' })
  schoolId?: string | null;

  @Field(() => ID, { nullable: true, description: 'The listing id, to include its name.' })
  onlineAdId?: string | null;
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
  home: field(() => ListingView, 'The listing, when it is shown and located there; null otherwise.').nullable(),
  school: field(() => College, 'The college, when it is located there; null otherwise.').nullable(),
}) {}
