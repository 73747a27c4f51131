import { stateByCode } from '../../../domain/options/states.ts';
import type { StoredPlaceFragment } from '../renter/renter.generated.ts';
import { paths } from '../../app/paths.ts';
import type { SearchPlacesQuery } from './search-places.generated.ts';

export type FoundPlace = SearchPlacesQuery['searchPlaces']['data'][number];

/** Returns the location of a place: 'Columbus, OH' for a college, 'City in Ohio', 'State'. */
export function placeDetail({ type, city, state }: Pick<FoundPlace, 'type' | 'city' | 'state'>): string {
  if (type === 'state') return 'State';
  if (type === 'city') return `City in ${stateByCode(state)?.name ?? state}`;
  return city ? `${city}, ${state}` : state;
}

/**
 * Returns the common name of a place: a college without its campus suffix; a city without its state, which is shown
 * beside it.
 */
export const placeName = ({ type, name, displayName }: Pick<FoundPlace, 'type' | 'name' | 'displayName'>): string =>
  type === 'college' ? displayName : name;

/** Returns the fields of a place that this browser saves. */
export const rememberedPlace = (place: FoundPlace): StoredPlaceFragment => ({
  type: place.type,
  id: place.id,
  name: placeName(place),
  detail: placeDetail(place),
  url: paths.place(place.type, place.slug),
});
