import type { RenterState } from '../apollo/renter-defaults.ts';
import type { StoredPlaceFragment } from '../apollo/renter.generated.ts';

const RECENT = 5;

/** The renter who has chosen a place: it is where they look, and the newest of the recent searches. */
export function chosenPlace(renter: RenterState, chosen: StoredPlaceFragment): RenterState {
  const { type, id, name, detail, url } = chosen;
  const place = { type, id, name, detail, url };
  const others = renter.recentSearches.filter((other) => other.url !== url);
  return { ...renter, schoolInfo: place, recentSearches: [place, ...others].slice(0, RECENT) };
}
