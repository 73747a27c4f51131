import type { LocationType } from '../../../domain/options/location-types.ts';
import { toCenterOf } from '../../shared/search/use-search.ts';
import type { HomesNearQuery } from './place-listings.generated.ts';

/** Returns the variables of the searches for the homes of a place, and for the closest ones. */
export const placeVariables = (type: LocationType, id: string) => ({
  filter: { locationType: type, locationId: id },
  inCity: type === 'city',
});

/** Returns the card of a home; in a city its travel times lead to the nearest campus or, without one, to the center. */
export function toPlaceCard(
  { nearestCampus, ...listing }: NonNullable<HomesNearQuery['searchHousing']>['data'][number]['listing'],
  type: LocationType,
  name: string,
) {
  return nearestCampus
    ? { listing: { ...listing, distance: nearestCampus.distance }, to: `to ${nearestCampus.displayName}` }
    : { listing, to: toCenterOf(type, name) };
}
