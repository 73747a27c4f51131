import { estimateMinutes } from '../distance.ts';

/** Up to this many minutes people walk, then cycle, then drive. */
const WALK_MINUTES = 30;
const CYCLE_MINUTES = 30;

/** 'about 8 min walk', 'about 14 min bike', 'about 12 min drive': an estimate from miles in a straight line (K48). */
export function travelWords(miles: number): string {
  const walk = estimateMinutes(miles, 'walking');
  if (walk <= WALK_MINUTES) return `about ${walk} min walk`;
  const cycle = estimateMinutes(miles, 'cycling');
  if (cycle <= CYCLE_MINUTES) return `about ${cycle} min bike`;
  return `about ${estimateMinutes(miles, 'driving')} min drive`;
}

/** '0.4 miles', '1 mile'. */
export const milesWords = (miles: number): string => (miles === 1 ? '1 mile' : `${miles} miles`);
