import type { Gazetteer } from '../../modules/places/gazetteer.ts';
import { CensusGeocoder } from './census-geocoder.ts';
import type { Geocoder, GeoPoint } from './geocoder.ts';
import { GoogleGeocoder } from './google-geocoder.ts';
import { createHash } from 'node:crypto';
import {
  scatterPoint,
  scatterSeed,
  zipOfAddress,
  type StreetAddress,
} from '../../../domain/places/geocoding/zip-geocoding.ts';

/** Geocodes an address from the zip and city data alone: accurate to the neighborhood, never exact, deterministic. */
export class OfflineGeocoder implements Geocoder {
  readonly #gazetteer: Gazetteer;

  constructor(gazetteer: Gazetteer) {
    this.#gazetteer = gazetteer;
  }

  async locate(address: StreetAddress): Promise<GeoPoint | null> {
    const place = zipOfAddress(this.#gazetteer, address);
    if (!place) return null;
    const hash = createHash('sha256').update(scatterSeed(address.address, place.zip)).digest();
    const point = scatterPoint(place, new DataView(hash.buffer, hash.byteOffset));
    return { ...point, zip: place.zip, exact: false };
  }
}

const geocoderKinds = ['offline', 'census', 'google'] as const;
export type GeocoderKind = (typeof geocoderKinds)[number];

/**
 * Creates the geocoder that GEOCODER names; `key` is GEOCODER_KEY. `onFailure` is called when a service fails, without
 * the address.
 * @throws Error when google is selected without a key.
 */
export function createGeocoder(
  kind: GeocoderKind,
  gazetteer: Gazetteer,
  key = '',
  onTrouble?: (error: Error) => void,
): Geocoder {
  const fallback = new OfflineGeocoder(gazetteer);
  if (kind === 'offline') return fallback;
  const options = { fallback, ...(onTrouble && { onTrouble }) };
  if (kind === 'census') return new CensusGeocoder(options);
  if (key === '') throw new Error('GEOCODER=google needs GEOCODER_KEY.');
  return new GoogleGeocoder({ ...options, key });
}
