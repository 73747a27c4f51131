import type { Point, TravelMode } from '../../../domain/places/distance.ts';
import type { Leg } from '../../../domain/places/directions/directions.ts';

/** Finds the route from one point to another (K48). */
export interface Routing {
  /** Never throws: a leg that cannot be routed is estimated, and marked as such. */
  leg(from: Point, to: Point, mode: TravelMode): Promise<Leg>;
}
