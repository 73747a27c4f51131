import type { LocationType } from '../options/location-types.ts';

/** Returns the label of a search's place: 'near Ohio State', 'in Ohio'. */
export const placeLabel = (locationType: LocationType, displayName: string): string =>
  `${locationType === 'state' ? 'in' : 'near'} ${displayName}`;
