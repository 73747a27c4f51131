import type { Env } from '../../env.ts';
import type { Gazetteer } from '../../modules/places/gazetteer.ts';
import { CensusGeocoder } from './census-geocoder.ts';
import type { Geocoder, GeoPoint } from './geocoder.ts';
import { GoogleGeocoder } from './google-geocoder.ts';
import type { RemoteOptions } from './remote-geocoder.ts';
import { createHash } from 'node:crypto';
import {
  scatterPoint,
  scatterSeed,
  zipOfAddress,
  type StreetAddress,
} from '../../../domain/places/geocoding/zip-geocoding.ts';

/** Geocodes an address from the zip and city data alone: accurate to the neighborhood, never exact, deterministic. */
export class OfflineGeocoder implements Geocoder {
  constructor(private readonly gazetteer: Gazetteer) {}

  async locate(address: StreetAddress): Promise<GeoPoint | null> {
    const place = zipOfAddress(this.gazetteer, address);
    if (!place) return null;
    const hash = createHash('sha256').update(scatterSeed(address.address, place.zip)).digest();
    const point = scatterPoint(place, new DataView(hash.buffer, hash.byteOffset));
    return { ...point, zip: place.zip, exact: false };
  }
}

/** Both are required here, so that a renamed or forgotten one does not compile. */
type CreatedOptions = Required<Pick<RemoteOptions, 'fallback' | 'onFailure'>>;

/** Creates the geocoder that GEOCODER names. @throws Error when google is selected without a key. */
export function createGeocoder(
  kind: Env['geocoder'],
  gazetteer: Gazetteer,
  key = '',
  onFailure: CreatedOptions['onFailure'] = () => {},
): Geocoder {
  const fallback = new OfflineGeocoder(gazetteer);
  if (kind === 'offline') return fallback;
  const options: CreatedOptions = { fallback, onFailure };
  if (kind === 'census') return new CensusGeocoder(options);
  if (key === '') throw new Error('GEOCODER=google needs GEOCODER_KEY.');
  return new GoogleGeocoder({ ...options, key });
}
