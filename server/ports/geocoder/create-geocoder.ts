import type { Gazetteer } from '../../modules/places/gazetteer.ts';
import { CensusGeocoder } from './census.ts';
import type { Geocoder } from './geocoder.ts';
import { GoogleGeocoder } from './google.ts';
import { OfflineGeocoder } from './offline.ts';

export const geocoderKinds = ['offline', 'census', 'google'] as const;
export type GeocoderKind = (typeof geocoderKinds)[number];

/**
 * The geocoder that GEOCODER names; `key` is GEOCODER_KEY. `onTrouble` is told when a service fails, without what was
 * asked.
 * @throws Error when google is asked for without a key.
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
