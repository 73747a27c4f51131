import { Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
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

@ObjectType('Route', { description: 'A route from a listing to a college.', simpleResolvers: true })
export class RouteView {
  @Field(() => travelModeEnum, { description: 'Walking, biking or driving.' })
  mode!: TravelMode;

  @Field(() => Float, { description: 'Distance along the route in miles, one decimal.' })
  distance!: number;

  @Field(() => Int, { description: 'Travel time in minutes; at least 1.' })
  minutes!: number;

  @Field(() => Boolean, { description: 'Whether it is estimated from the straight-line distance.' })
  estimate!: boolean;

  @Field(() => String, { description: 'A URL that opens the route on a maps site.' })
  url!: string;
}

@ObjectType('Directions', { description: 'The routes from a listing to a college.', simpleResolvers: true })
export class DirectionsView {
  @Field(() => [RouteView], { description: 'One route per travel mode, the requested one first.' })
  routes!: RouteView[];

  @Field(() => ListingView, {
    nullable: true,
    description: 'The listing, when it is shown and located there; null otherwise.',
  })
  home!: ListingView | null;

  @Field(() => College, { nullable: true, description: 'The college, when it is located there; null otherwise.' })
  school!: College | null;
}
