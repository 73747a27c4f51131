import type { BrandCode } from '../../brands/brand.ts';
import type { Point, TravelMode } from '../distance.ts';

/** Directions from a listing to a college, as URL parameters. */
export interface DirectionsParams {
  home: Point & { id?: number | string | undefined };
  school: Point & { id?: number | string | undefined };
  /** The brand of the site; `cr` when absent [§9]. */
  site?: BrandCode;
  mode?: TravelMode | undefined;
}

export const DEFAULT_SITE: BrandCode = 'cr';
export const DEFAULT_MODE: TravelMode = 'driving';

/** Six decimals are precise to 0.1 m and never produce an exponent. */
const degrees = (value: number) => String(Number(value.toFixed(6)));

/** Returns the complete documented query of the directions (requirement 200). */
export function directionsQuery({
  home,
  school,
  site = DEFAULT_SITE,
  mode = DEFAULT_MODE,
}: DirectionsParams): URLSearchParams {
  const query = new URLSearchParams({
    latitude_housing: degrees(home.lat),
    longitude_housing: degrees(home.lon),
    site,
    latitude_school: degrees(school.lat),
    longitude_school: degrees(school.lon),
    mode,
  });
  if (school.id !== undefined) query.set('school_id', String(school.id));
  if (home.id !== undefined) query.set('online_ad_id', String(home.id));
  return query;
}
