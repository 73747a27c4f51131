import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { LocationType } from '../../../domain/options/location-types.ts';
import { locationTypeEnum } from '../../graphql/location-type.ts';
import { PageMeta } from '../../graphql/page-meta.ts';

export const placeKindEnum = { ...locationTypeEnum, all: 'all' } as const;
export type PlaceKind = LocationType | 'all';

registerEnumType(placeKindEnum, { name: 'PlaceKind', description: 'The place types to search.' });

@ObjectType('StateCount', { description: 'A state and its number of listings.', simpleResolvers: true })
export class StateCountView {
  @Field(() => String, { description: 'Two-letter state code.' })
  code!: string;

  @Field(() => String, { description: 'The name.' })
  name!: string;

  @Field(() => Int, { description: 'The number of visible listings in it.' })
  listingsCount!: number;
}

@ObjectType('Place', { description: 'A place in search results.', simpleResolvers: true })
export class PlaceView {
  @Field(() => ID, { description: 'The id of the place; unique within its type.' })
  id!: number;

  @Field(() => locationTypeEnum, { description: 'A college, a state or a city.' })
  type!: LocationType;

  @Field(() => String, { description: 'The federal name of a college, or the name of a city or state.' })
  name!: string;

  @Field(() => String, { description: 'The common name.' })
  displayName!: string;

  @Field(() => String, { nullable: true, description: 'The city of a college.' })
  city!: string | null;

  @Field(() => String, { description: 'Two-letter state code.' })
  state!: string;

  @Field(() => String, { description: 'The slug of the place.' })
  slug!: string;

  @Field(() => String, { description: 'The absolute URL of the place page.' })
  url!: string;

  lat!: number | null;
  lon!: number | null;
}

@ObjectType('PlacePage', { description: 'A page of places.', simpleResolvers: true })
export class PlacePageView {
  @Field(() => [PlaceView], { description: 'Best match first; at most twenty.' })
  data!: PlaceView[];

  @Field(() => PageMeta, { description: 'Paging data.' })
  meta!: PageMeta;

  /** The text searched for. */
  text!: string;
}

@ObjectType('State', { description: 'A state, or the District of Columbia.', simpleResolvers: true })
export class StateView {
  @Field(() => ID, { description: 'The federal (FIPS) number of the state.' })
  id!: number;

  @Field(() => String, { description: 'Two-letter state code.' })
  code!: string;

  @Field(() => String, { description: 'The name.' })
  name!: string;

  slug!: string;
}
