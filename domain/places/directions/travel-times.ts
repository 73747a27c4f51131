import { estimateMinutes, travelModes, type TravelMode } from '../distance.ts';

/** Longest walk or bike ride to campus that is suggested, in minutes. */
const LONGEST_MINUTES = 45;
/** Where only one travel mode fits, walking is shown up to this many minutes, then cycling. */
const SHORT_MINUTES = 30;

export interface TravelTime {
  mode: TravelMode;
  minutes: number;
}

/** Returns the reasonable travel modes to campus for a straight-line distance: on foot, by bike, by car. */
export function travelTimes(miles: number): TravelTime[] {
  const times = travelModes.map((mode) => ({ mode, minutes: estimateMinutes(miles, mode) }));
  return times.filter(({ mode, minutes }) => mode === 'driving' || minutes <= LONGEST_MINUTES);
}

/** Returns '8 min', '1 hr 25 min', '2 hr'. */
export function formatDuration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${minutes} min`;
  return rest === 0 ? `${hours} hr` : `${hours} hr ${rest} min`;
}

/** Labels of the travel modes: '8 min on foot'. */
export const travelModeLabels: Record<TravelMode, string> = {
  walking: 'on foot',
  cycling: 'by bike',
  driving: 'by car',
};

/** Returns 'about 8 min walk', 'about 14 min bike', 'about 12 min drive': an estimate from miles in a straight line (K48). */
export function travelTimesLabel(miles: number): string {
  const walk = estimateMinutes(miles, 'walking');
  if (walk <= SHORT_MINUTES) return `about ${walk} min walk`;
  const cycle = estimateMinutes(miles, 'cycling');
  if (cycle <= SHORT_MINUTES) return `about ${cycle} min bike`;
  return `about ${formatDuration(estimateMinutes(miles, 'driving'))} drive`;
}

/** Returns '0.4 miles', '1 mile'. */
export const formatMiles = (miles: number): string => (miles === 1 ? '1 mile' : `${miles} miles`);
