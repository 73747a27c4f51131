import type { RenterState } from '../renter/renter-defaults.ts';
import type { StoredPlaceFragment } from '../renter/renter.generated.ts';

const MAX_RECENT_PLACES = 5;

/** The renter who has chosen a place: it is where they look, and the newest of the recent searches. */
export function withChosenPlace(renter: RenterState, chosen: StoredPlaceFragment): RenterState {
  const { type, id, name, detail, url } = chosen;
  const place = { type, id, name, detail, url };
  const others = renter.recentSearches.filter((other) => other.url !== url);
  return { ...renter, schoolInfo: place, recentSearches: [place, ...others].slice(0, MAX_RECENT_PLACES) };
}
