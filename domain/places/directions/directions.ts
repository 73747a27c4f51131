import { type BrandCode } from '../../brands/brand.ts';
import { getBrand } from '../../brands/brands.ts';
import {
  DETOUR_FACTOR,
  estimateMinutes,
  milesBetween,
  roundMiles,
  travelModes,
  type Point,
  type TravelMode,
} from '../distance.ts';
import { addError, errorLine, hasErrors, type FieldErrors } from '../../field-errors.ts';
import { DEFAULT_MODE, DEFAULT_SITE } from './directions-query.ts';

export interface DirectionsRequest {
  home: Point;
  school: Point;
  mode: TravelMode;
  site: BrandCode;
  schoolId: number | undefined;
  homeId: number | undefined;
}

type Query = Record<string, string | string[] | undefined>;

const DEGREES = /^-?\d{1,3}(\.\d{1,20})?$/;
const ID = /^\d{1,15}$/;

/** Parses the documented query of the directions; errors are keyed by parameter name. */
export function parseDirections(query: Query): { request: DirectionsRequest } | { errors: FieldErrors } {
  const errors: FieldErrors = {};
  const one = (name: string): string => {
    const value = query[name] ?? '';
    if (!Array.isArray(value)) return value;
    addError(errors, name, 'Send this parameter only once.');
    return '';
  };
  const degrees = (name: string, most: number): number => {
    const text = one(name);
    const value = Number(text);
    if (!errors[name] && (!DEGREES.test(text) || Math.abs(value) > most))
      addError(errors, name, `This must be in degrees, from -${most} to ${most}.`);
    return value;
  };
  const id = (name: string): number | undefined => {
    const text = one(name);
    if (text !== '' && !ID.test(text)) addError(errors, name, 'This must be a number.');
    return text === '' ? undefined : Number(text);
  };
  const home = { lat: degrees('latitude_housing', 90), lon: degrees('longitude_housing', 180) };
  const school = { lat: degrees('latitude_school', 90), lon: degrees('longitude_school', 180) };
  const written = one('mode') || DEFAULT_MODE;
  const mode = travelModes.find((known) => known === written);
  if (!mode) addError(errors, 'mode', 'This must be walking, cycling or driving.');
  const site = getBrand(one('site') || DEFAULT_SITE).code;
  const [schoolId, homeId] = [id('school_id'), id('online_ad_id')];
  if (!mode || hasErrors(errors)) return { errors };
  return { request: { home, school, mode, site, schoolId, homeId } };
}

/** The GraphQL form of the same request. */
export interface DirectionsFields {
  latitudeHousing: number;
  longitudeHousing: number;
  latitudeSchool: number;
  longitudeSchool: number;
  mode?: TravelMode | null | undefined;
  schoolId?: string | null | undefined;
  onlineAdId?: string | null | undefined;
}

/** Validates the fields by the same rules as the URL; an error is a single line. */
export function directionsFromFields(fields: DirectionsFields): { request: DirectionsRequest } | { wrong: string } {
  const degrees = (value: number) => String(Math.abs(value) < 1e-6 ? 0 : value);
  const parsed = parseDirections({
    latitude_housing: degrees(fields.latitudeHousing),
    longitude_housing: degrees(fields.longitudeHousing),
    latitude_school: degrees(fields.latitudeSchool),
    longitude_school: degrees(fields.longitudeSchool),
    mode: fields.mode ?? undefined,
    school_id: fields.schoolId ?? undefined,
    online_ad_id: fields.onlineAdId ?? undefined,
  });
  return 'request' in parsed ? parsed : { wrong: errorLine(parsed.errors) };
}

export interface Leg {
  /** Miles along the route. */
  miles: number;
  minutes: number;
  /** Computed from the straight line, not from streets (K48). */
  estimate: boolean;
}

/** Returns the straight-line distance in miles as listings show it. */
export const shownMiles = (from: Point, to: Point): number => roundMiles(milesBetween(from, to));

/** Returns an estimate from the straight line; its minutes are those that listings show, of the distance shown. */
export function estimateLeg(from: Point, to: Point, mode: TravelMode): Leg {
  const miles = milesBetween(from, to) * DETOUR_FACTOR;
  return { miles, minutes: estimateMinutes(shownMiles(from, to), mode), estimate: true };
}

/** Returns a URL that opens the route in a maps site, or in its app on a phone. */
export function routeUrl(from: Point, to: Point, mode: TravelMode): string {
  const query = new URLSearchParams({
    api: '1',
    origin: `${from.lat},${from.lon}`,
    destination: `${to.lat},${to.lon}`,
    travelmode: mode === 'cycling' ? 'bicycling' : mode,
  });
  return `https://www.google.com/maps/dir/?${query}`;
}

const SAME_PLACE_MILES = 1;

/** Returns whether a point is at a place's location; a URL whose name and point disagree is not trusted. */
export const isSamePlace = (point: Point, place: Point): boolean => milesBetween(point, place) <= SAME_PLACE_MILES;
