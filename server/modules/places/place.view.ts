import { namedEnum } from '../../graphql/fields/enums.ts';
import { field, fields, id, int, ObjectWithFields, text } from '../../graphql/fields/fields.ts';
import { locationTypes, type LocationType } from '../../../domain/options/location-types.ts';
import { locationTypeEnum } from '../../graphql/location-type.ts';
import { PageMeta } from '../../graphql/page-meta.ts';

export type PlaceType = LocationType | 'all';
export const placeTypeEnum = namedEnum<PlaceType>('PlaceType', 'The place types to search.', [...locationTypes, 'all']);

@ObjectWithFields({ name: 'StateCount', description: 'A state and its number of listings.', simpleResolvers: true })
export class StateCountView extends fields({
  code: text('Two-letter state code.'),
  name: text('The name.'),
  listingsCount: int('The number of visible listings in it.'),
}) {}

@ObjectWithFields({ name: 'Place', description: 'A place in search results.', simpleResolvers: true })
export class PlaceView extends fields({
  id: id('The id of the place; unique within its type.'),
  type: field<LocationType>(() => locationTypeEnum, 'A college, a state or a city.'),
  name: text('The federal name of a college, or the name of a city or state.'),
  displayName: text('The common name.'),
  city: text('The city of a college.').nullable(),
  state: text('Two-letter state code.'),
  slug: text('The slug of the place.'),
  url: text('The absolute URL of the place page.'),
}) {
  lat!: number | null;

  lon!: number | null;
}

@ObjectWithFields({ name: 'PlacePage', description: 'A page of places.', simpleResolvers: true })
export class PlacePageView extends fields({
  data: field(() => PlaceView, 'Best match first; at most twenty.').list(),
  meta: field(() => PageMeta, 'Paging data.'),
}) {
  /** The text searched for. */
  text!: string;
}

@ObjectWithFields({ name: 'State', description: 'A state, or the District of Columbia.', simpleResolvers: true })
export class StateView extends fields({
  id: id('The federal (FIPS) number of the state.'),
  code: text('Two-letter state code.'),
  name: text('The name.'),
}) {
  slug!: string;
}
