import { Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { TravelMode } from '../../../../domain/places/distance.ts';
import type { DirectionsFields } from '../../../../domain/places/directions/directions.ts';
import { ListingView } from '../../housing/listing.view.ts';
import { College } from '../college.entity.ts';

const travelModeEnum = { walking: 'walking', cycling: 'cycling', driving: 'driving' } as const satisfies {
  [Mode in TravelMode]: Mode;
};
registerEnumType(travelModeEnum, { name: 'TravelMode', description: 'A way to campus.' });

@InputType({ description: 'From a home to a college, as the address of the directions says it.' })
export class DirectionsInput implements DirectionsFields {
  @Field(() => Float, { description: 'Degrees north of the home.' })
  latitudeHousing!: number;

  @Field(() => Float, { description: 'Degrees east of the home.' })
  longitudeHousing!: number;

  @Field(() => Float, { description: 'Degrees north of the college.' })
  latitudeSchool!: number;

  @Field(() => Float, { description: 'Degrees east of the college.' })
  longitudeSchool!: number;

  @Field(() => travelModeEnum, { defaultValue: 'driving', description: 'The way that is asked for; it comes first.' })
  mode!: TravelMode;

  @Field(() => ID, { nullable: true, description: 'The college, for its name.' })
  schoolId?: string | null;

  @Field(() => ID, { nullable: true, description: 'The home, for its name.' })
  onlineAdId?: string | null;
}

@ObjectType('Route', { description: 'One way from a home to a college.', simpleResolvers: true })
export class RouteView {
  @Field(() => travelModeEnum, { description: 'On foot, by bike or by car.' })
  mode!: TravelMode;

  @Field(() => Float, { description: 'Miles along the way, one decimal.' })
  distance!: number;

  @Field(() => Int, { description: 'How long it takes; at least 1.' })
  minutes!: number;

  @Field(() => Boolean, { description: 'Worked out from the straight line, not from streets.' })
  estimate!: boolean;

  @Field(() => String, { description: 'Opens the way in a maps site.' })
  url!: string;
}

@ObjectType('Directions', { description: 'The ways from a home to a college.', simpleResolvers: true })
export class DirectionsView {
  @Field(() => [RouteView], { description: 'Each way once, the one that was asked for first.' })
  routes!: RouteView[];

  @Field(() => ListingView, { nullable: true, description: 'The home, when it is shown and stands there; else null.' })
  home!: ListingView | null;

  @Field(() => College, { nullable: true, description: 'The college, when it stands there; else null.' })
  school!: College | null;
}
