import { formatList, formatNumber } from '../../../../domain/format/numbers.ts';
import { milesBetween, roundMiles, type Point } from '../../../../domain/places/distance.ts';

/** Decimal places; five are precise to about a meter. */
const DIGITS = 5;

const directions = ['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest'];

function directionFrom(from: Point, to: Point): string {
  const east = (to.lon - from.lon) * Math.cos((from.lat * Math.PI) / 180);
  const eighths = Math.round((Math.atan2(east, to.lat - from.lat) * 4) / Math.PI);
  return directions[(eighths + 8) % 8] ?? '';
}

/** Returns a position such as "0.4 miles north of the address and 1 mile west of Ohio State"; in degrees without places. */
export function describePosition(at: Point, places: readonly (Point & { name: string })[]): string {
  const parts = places.map((place) => {
    const miles = roundMiles(milesBetween(place, at));
    if (miles === 0) return `at ${place.name}`;
    return `${formatNumber(miles)} ${miles === 1 ? 'mile' : 'miles'} ${directionFrom(place, at)} of ${place.name}`;
  });
  return parts.length > 0 ? formatList(parts) : `at ${at.lat.toFixed(DIGITS)}, ${at.lon.toFixed(DIGITS)}`;
}

/** Rounds a position to the displayed precision, so that the saved value equals the displayed one. */
export const roundPosition = ({ lat, lon }: Point): Point => ({
  lat: Number(lat.toFixed(DIGITS)),
  lon: Number(lon.toFixed(DIGITS)),
});

/** Parses '40.0067, -83.0305', or one field each; returns undefined outside of the United States and its surroundings. */
export function parsePosition(lat: string, lon: string): Point | undefined {
  const [first = '', second = lon] = lat.split(',');
  const position = { lat: Number(first), lon: Number(second) };
  const plausible = position.lat > 15 && position.lat < 75 && position.lon > -180 && position.lon < -60;
  return first.trim() && second.trim() && plausible ? position : undefined;
}
