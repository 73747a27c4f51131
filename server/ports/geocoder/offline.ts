import { createHash } from 'node:crypto';
import { milesBetween } from '../../../domain/distance.ts';
import type { Gazetteer, ZipPlace } from '../../modules/places/gazetteer.ts';
import { normalise } from '../../modules/places/normalise.ts';
import type { Geocoder, GeoPoint, StreetAddress } from './geocoder.ts';

/** A house stands at most this far from the point of its zip or city, so that homes of one city do not stack. */
const SCATTER_KM = 1.1;
const KM_PER_DEGREE = 111.2;

/** Two numbers from 0 to 1 that stay the same for the same text. */
function fractions(text: string): [number, number] {
  const hash = createHash('sha256').update(text).digest();
  return [hash.readUInt32BE(0) / 2 ** 32, hash.readUInt32BE(4) / 2 ** 32];
}

/** Places an address by the zip and city data alone: right to the neighbourhood, never exact, the same every time. */
export class OfflineGeocoder implements Geocoder {
  readonly #gazetteer: Gazetteer;

  constructor(gazetteer: Gazetteer) {
    this.#gazetteer = gazetteer;
  }

  async locate({ address, city, state, zip }: StreetAddress): Promise<GeoPoint | null> {
    const place = this.#zipOf(city, state, zip);
    if (!place || normalise(address) === '') return null;
    const [turn, far] = fractions(`${normalise(address)}|${place.zip}`);
    const km = SCATTER_KM * Math.sqrt(far);
    const north = km * Math.cos(turn * 2 * Math.PI);
    const east = km * Math.sin(turn * 2 * Math.PI);
    return {
      lat: place.lat + north / KM_PER_DEGREE,
      lon: place.lon + east / (KM_PER_DEGREE * Math.cos((place.lat * Math.PI) / 180)),
      zip: place.zip,
      exact: false,
    };
  }

  /** The zip as written when it is one of that state, else the one nearest the middle of the city. */
  #zipOf(city: string, state: string, zip = ''): ZipPlace | undefined {
    const written = this.#gazetteer.zip(zip);
    if (written?.state === state.toUpperCase()) return written;
    const middle = this.#gazetteer.middleOf(city, state);
    if (!middle) return undefined;
    const zips = this.#gazetteer.zipsOf(city, state);
    const lived = zips.filter((place) => place.lived);
    return (lived.length > 0 ? lived : zips).toSorted((a, b) => milesBetween(a, middle) - milesBetween(b, middle))[0];
  }
}
