import type { Point } from '../../../../domain/places/distance.ts';

/** A house is a few metres wide: five digits are enough. */
const DIGITS = 5;

/** "40.00670, -83.03050", as maps write it and this reads it. */
export const formatPosition = ({ lat, lon }: Point): string => `${lat.toFixed(DIGITS)}, ${lon.toFixed(DIGITS)}`;

/** As exact as it is said: what is kept is what was read out. */
export const roundPosition = ({ lat, lon }: Point): Point => ({
  lat: Number(lat.toFixed(DIGITS)),
  lon: Number(lon.toFixed(DIGITS)),
});

/** The degrees of '40.0067, -83.0305' or of one field each; undefined for what is no place in or near the States. */
export function parsePosition(lat: string, lon: string): Point | undefined {
  const [first = '', second = lon] = lat.split(',');
  const position = { lat: Number(first), lon: Number(second) };
  const plausible = position.lat > 15 && position.lat < 75 && position.lon > -180 && position.lon < -60;
  return first.trim() && second.trim() && plausible ? position : undefined;
}
