import type { College } from './directions-link.tsx';
import type { MapPlace } from './map-listing.ts';

/** Returns the college of the search; undefined for a city or a state. */
export const searchedCollege = ({ type, id, displayName, lat, lon }: MapPlace): College | undefined =>
  type === 'college' && lat !== null && lon !== null ? { id, displayName, lat, lon } : undefined;
