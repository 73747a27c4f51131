import type { StreetAddress } from '../../../domain/places/geocoding/zip-geocoding.ts';

export interface GeoPoint {
  lat: number;
  lon: number;
  /** Five digits. */
  zip: string;
  /** False when only the city or the zip was found, not the house. */
  exact: boolean;
}

/** Finds where an address is (K39). */
export interface Geocoder {
  /** Null for what cannot be placed; never throws for an address, however odd. */
  locate(address: StreetAddress): Promise<GeoPoint | null>;
}
