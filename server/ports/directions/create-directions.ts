import type { Directions } from './directions.ts';
import { EstimateDirections } from './estimate.ts';
import { OsrmDirections } from './osrm.ts';

/** The routing server at DIRECTIONS_URL, or the estimate where there is none. */
export const createDirections = (url: string | null): Directions =>
  url === null ? new EstimateDirections() : new OsrmDirections({ url });
