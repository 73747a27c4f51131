import { createHash } from 'node:crypto';
import type { Gazetteer } from '../../modules/places/gazetteer.ts';
import { scatter, scatterText, zipOfAddress, type StreetAddress } from '../../../domain/places/offline-place.ts';
import type { Geocoder, GeoPoint } from './geocoder.ts';

/** Places an address by the zip and city data alone: right to the neighbourhood, never exact, the same every time. */
export class OfflineGeocoder implements Geocoder {
  readonly #gazetteer: Gazetteer;

  constructor(gazetteer: Gazetteer) {
    this.#gazetteer = gazetteer;
  }

  async locate(address: StreetAddress): Promise<GeoPoint | null> {
    const place = zipOfAddress(this.#gazetteer, address);
    if (!place) return null;
    const hash = createHash('sha256').update(scatterText(address.address, place.zip)).digest();
    const point = scatter(place, new DataView(hash.buffer, hash.byteOffset));
    return { ...point, zip: place.zip, exact: false };
  }
}
