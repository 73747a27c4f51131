import type { Point, TravelMode } from '../../../domain/distance.ts';
import { estimateLeg, type Leg } from '../../../domain/renter/directions.ts';
import type { Directions } from './directions.ts';

/** Works it out from the straight line: no network, the same every time. */
export class EstimateDirections implements Directions {
  async leg(from: Point, to: Point, mode: TravelMode): Promise<Leg> {
    return estimateLeg(from, to, mode);
  }
}
