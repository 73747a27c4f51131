import type { ApolloCache } from '@apollo/client';
import { parseLocationType } from '../../../domain/options/location-types.ts';
import { readRenter, writeRenter } from './renter-store.ts';
import type { RenterState } from './renter-defaults.ts';

/** The specification's screen names [§2] where they differ from the path's first segment. */
const names: Readonly<Record<string, string>> = {
  '/': 'home',
  '/search': 'city-search',
  '/matches/none': 'no-matches',
  '/matches/end': 'end-matches-reached',
  '/your-info/move-in': 'your-info-move-in',
  '/post/step-1': 'create-your-listing',
  '/post/step-2': 'create-your-listing',
  '/post/step-3': 'order-summary',
};
const SEARCHED = /^\/(college|city|state)\//;

/** Returns the renter with the name of the screen at this URL, and the type of the place that it searches, if any. */
export function withScreen(renter: RenterState, pathname: string, search: string): RenterState {
  const path = pathname.replace(/(.)\/$/, '$1');
  const query = new URLSearchParams(search);
  const searched = query.has('location_id') ? query.get('location_type') : SEARCHED.exec(path)?.[1];
  return {
    ...renter,
    screenName: names[path] ?? path.split('/')[1] ?? 'home',
    searchType: (searched === undefined ? undefined : parseLocationType(searched)) ?? renter.searchType,
  };
}

/** Stores the screen of a URL in the renter (requirement 93). */
export function noteScreen(cache: ApolloCache, pathname: string, search: string): void {
  const renter = readRenter(cache);
  const noted = withScreen(renter, pathname, search);
  if (noted.screenName !== renter.screenName || noted.searchType !== renter.searchType) writeRenter(cache, noted);
}
