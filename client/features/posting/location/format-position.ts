import type { Point } from '../../../../domain/places/distance.ts';

/** Decimal places; five are precise to about a meter. */
const DIGITS = 5;

/** Formats a position as "40.00670, -83.03050", the form used by map services and accepted by `parsePosition`. */
export const formatPosition = ({ lat, lon }: Point): string => `${lat.toFixed(DIGITS)}, ${lon.toFixed(DIGITS)}`;

/** Rounds a position to the displayed precision, so that the saved value equals the displayed one. */
export const roundPosition = ({ lat, lon }: Point): Point => ({
  lat: Number(lat.toFixed(DIGITS)),
  lon: Number(lon.toFixed(DIGITS)),
});

/**
 * Parses '40.0067, -83.0305', or one field each, to degrees; returns undefined outside of the United States and its
 * surroundings.
 */
export function parsePosition(lat: string, lon: string): Point | undefined {
  const [first = '', second = lon] = lat.split(',');
  const position = { lat: Number(first), lon: Number(second) };
  const plausible = position.lat > 15 && position.lat < 75 && position.lon > -180 && position.lon < -60;
  return first.trim() && second.trim() && plausible ? position : undefined;
}
