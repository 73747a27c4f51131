import type { College } from './directions-link.tsx';
import type { MapPlace } from './map-home.ts';

/** The college that was searched near; undefined for a city or a state. */
export const collegeOf = ({ type, id, displayName, lat, lon }: MapPlace): College | undefined =>
  type === 'college' && lat !== null && lon !== null ? { id, displayName, lat, lon } : undefined;
