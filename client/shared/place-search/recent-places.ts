import type { RenterState } from '../renter/renter-defaults.ts';
import type { StoredPlaceFragment } from '../renter/renter.generated.ts';

const MAX_RECENT_PLACES = 5;

/** Returns the renter with the chosen place as current place and as the newest recent search. */
export function withChosenPlace(renter: RenterState, chosen: StoredPlaceFragment): RenterState {
  const { type, id, name, detail, url } = chosen;
  const place = { type, id, name, detail, url };
  const others = renter.recentSearches.filter((other) => other.url !== url);
  return { ...renter, schoolInfo: place, recentSearches: [place, ...others].slice(0, MAX_RECENT_PLACES) };
}
