import type { Point } from '../domain/places/distance.ts';
import {
  cityKey,
  livedInSquare,
  scatterPoint,
  scatterSeed,
  zipOfAddress,
  type StreetAddress,
  type ZipDirectory,
  type ZipPlace,
} from '../domain/places/geocoding/zip-geocoding.ts';
import written from './data/zips.txt?raw';

/** The zip codes of the mock's cities; addresses elsewhere cannot be found. */
const cities = written
  .trim()
  .split('\n')
  .map((line): ZipPlace[] => {
    const [city = '', state = '', ...zips] = line.split(' | ');
    return zips.map((each) => {
      const [zip = '', lat, lon, mark] = each.split(' ');
      return { zip, lat: Number(lat), lon: Number(lon), lived: mark === '*', city, state };
    });
  });
const byZip = new Map(cities.flat().map((place) => [place.zip, place]));
const byCity = Map.groupBy(byZip.values(), ({ city, state }) => cityKey(city, state));

export const zips: ZipDirectory = {
  zip: (zip) => byZip.get(zip),
  startingWith: (text) =>
    [...byZip.values()].filter(({ zip }) => zip.startsWith(text)).toSorted((a, b) => Number(a.zip) - Number(b.zip)),
  zipsOf: (city, state) => byCity.get(cityKey(city, state)) ?? [],
  livedNear: (point, miles) => livedInSquare(byZip.values(), point, miles),
};

/** Returns an address's location, as the server does without a geocoding service; null when it cannot be found. */
export async function locate(address: StreetAddress): Promise<(Point & { zip: string; exact: boolean }) | null> {
  const place = zipOfAddress(zips, address);
  if (!place) return null;
  const text = new TextEncoder().encode(scatterSeed(address.address, place.zip));
  const hash = new DataView(await crypto.subtle.digest('SHA-256', text));
  return { ...scatterPoint(place, hash), zip: place.zip, exact: false };
}
