import { z } from 'zod';
import type { StreetAddress } from '../../../domain/places/geocoding/zip-geocoding.ts';
import type { GeoPoint } from './geocoder.ts';
import { GeocoderUnavailable, RemoteGeocoder } from './remote-geocoder.ts';

const replySchema = z.object({
  result: z.object({
    addressMatches: z.array(
      z.object({
        coordinates: z.object({ x: z.number(), y: z.number() }),
        addressComponents: z.object({ zip: z.string().regex(/^\d{5}$/), state: z.string() }),
      }),
    ),
  }),
});

/** The US Census Bureau's geocoder: no key, street ranges, United States only. */
export class CensusGeocoder extends RemoteGeocoder {
  protected url({ address, city, state, zip }: StreetAddress): URL {
    const url = new URL('https://geocoding.geo.census.gov/geocoder/locations/address');
    url.search = new URLSearchParams({
      street: address,
      city,
      state,
      ...(zip ? { zip } : {}),
      benchmark: 'Public_AR_Current',
      format: 'json',
    }).toString();
    return url;
  }

  protected read(reply: unknown, { state }: StreetAddress): GeoPoint | null {
    const parsed = replySchema.safeParse(reply);
    if (!parsed.success) throw new GeocoderUnavailable("The geocoder's response has an unexpected form", false);
    const match = parsed.data.result.addressMatches.find(
      ({ addressComponents }) => addressComponents.state === state.toUpperCase(),
    );
    if (!match) return null;
    return { lat: match.coordinates.y, lon: match.coordinates.x, zip: match.addressComponents.zip, exact: true };
  }
}
