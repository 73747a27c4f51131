import { SEARCH_RADIUS_MILES } from '../../../../domain/limits.ts';
import type { Point } from '../../../../domain/places/distance.ts';
import { nearBounds } from './near-bounds.ts';
import { cosineOf } from './criteria-sql.ts';

/**
 * Returns many points as the columns of one statement that searches around each of them:
 * `unnest($n::text[], …::float8[], …) as place(strips, west, east, at_lat, at_lon, cosine)`.
 */
export function circleColumns(points: readonly Point[]): unknown[][] {
  const bounds = points.map((point) => nearBounds(point, SEARCH_RADIUS_MILES));
  return [
    bounds.map(({ strips }) => `{${strips.join(',')}}`),
    bounds.map(({ west }) => west),
    bounds.map(({ east }) => east),
    points.map(({ lat }) => lat),
    points.map(({ lon }) => lon),
    points.map(cosineOf),
  ];
}
