import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import type { LocationType } from '../../../domain/options/location-types.ts';
import { locationTypeEnum } from '../../graphql/location-type.ts';
import { PageMeta } from '../../graphql/page-meta.ts';

export const placeKindEnum = { ...locationTypeEnum, all: 'all' } as const;
export type PlaceKind = LocationType | 'all';

registerEnumType(placeKindEnum, { name: 'PlaceKind', description: 'What to search among.' });

@ObjectType('Place', { description: 'A search hit.', simpleResolvers: true })
export class PlaceView {
  @Field(() => ID, { description: "The place's number; unique within its type." })
  id!: number;

  @Field(() => locationTypeEnum, { description: 'A college, a state or a city.' })
  type!: LocationType;

  @Field(() => String, { description: "A college's federal name, a city's or a state's own." })
  name!: string;

  @Field(() => String, { description: 'The everyday name.' })
  displayName!: string;

  @Field(() => String, { nullable: true, description: "A college's city." })
  city!: string | null;

  @Field(() => String, { description: 'Two-letter code.' })
  state!: string;

  @Field(() => String, { description: "The end of the place's address." })
  slug!: string;

  @Field(() => String, { description: "The place's page, with the site's host." })
  url!: string;

  lat!: number | null;
  lon!: number | null;
}

@ObjectType('PlacePage', { description: 'A page of places.', simpleResolvers: true })
export class PlacePageView {
  @Field(() => [PlaceView], { description: 'Best match first; at most twenty.' })
  data!: PlaceView[];

  @Field(() => PageMeta, { description: 'Where this page stands.' })
  meta!: PageMeta;
}

@ObjectType('State', { description: 'A state, or the District of Columbia.', simpleResolvers: true })
export class StateView {
  @Field(() => ID, { description: 'The federal (FIPS) number.' })
  id!: number;

  @Field(() => String, { description: 'Two-letter code.' })
  code!: string;

  @Field(() => String, { description: 'Its name.' })
  name!: string;

  slug!: string;
}
