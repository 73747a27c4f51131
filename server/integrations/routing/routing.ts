import type { Point, TravelMode } from '../../../domain/places/distance.ts';
import type { Leg } from '../../../domain/places/directions/directions.ts';

/** Knows the way from one point to another (K48). */
export interface Routing {
  /** Never throws: what cannot be routed is estimated, and says so. */
  leg(from: Point, to: Point, mode: TravelMode): Promise<Leg>;
}
