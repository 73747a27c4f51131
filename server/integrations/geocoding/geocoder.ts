import type { StreetAddress } from '../../../domain/places/geocoding/zip-geocoding.ts';

export interface GeoPoint {
  lat: number;
  lon: number;
  /** Five digits. */
  zip: string;
  /** False when only the city or the zip was found, not the street address. */
  exact: boolean;
}

/** Geocodes addresses (K39). */
export interface Geocoder {
  /** Returns null for an address that cannot be found; never throws for an address, however malformed. */
  locate(address: StreetAddress): Promise<GeoPoint | null>;
}
