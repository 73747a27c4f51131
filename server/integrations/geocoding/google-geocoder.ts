import { z } from 'zod';
import type { StreetAddress } from '../../../domain/places/geocoding/zip-geocoding.ts';
import type { GeoPoint } from './geocoder.ts';
import { GeocoderUnavailable, RemoteGeocoder, type RemoteOptions } from './remote-geocoder.ts';

const replySchema = z.object({
  status: z.string(),
  results: z.array(
    z.object({
      address_components: z.array(z.object({ short_name: z.string(), types: z.array(z.string()) })),
      geometry: z.object({ location: z.object({ lat: z.number(), lng: z.number() }), location_type: z.string() }),
      partial_match: z.boolean().optional(),
    }),
  ),
});

/** Google's Geocoding API; requires a key. */
export class GoogleGeocoder extends RemoteGeocoder {
  readonly #key: string;

  constructor(options: RemoteOptions & { key: string }) {
    super(options);
    this.#key = options.key;
  }

  protected url({ address, city, state, zip }: StreetAddress): URL {
    const url = new URL('https://maps.googleapis.com/maps/api/geocode/json');
    url.search = new URLSearchParams({
      address: `${address}, ${city}, ${state} ${zip ?? ''}`.trim(),
      components: 'country:US',
      key: this.#key,
    }).toString();
    return url;
  }

  protected read(reply: unknown, { state }: StreetAddress): GeoPoint | null {
    const parsed = replySchema.safeParse(reply);
    if (!parsed.success) throw new GeocoderUnavailable("The geocoder's response has an unexpected form", false);
    const { status, results } = parsed.data;
    if (status === 'ZERO_RESULTS') return null;
    // A rejected key or an exhausted quota affects every call; an invalid request does not.
    if (status !== 'OK') throw new GeocoderUnavailable('The geocoder rejected the call', status !== 'INVALID_REQUEST');
    for (const { address_components: parts, geometry, partial_match: partial } of results) {
      const part = (type: string) => parts.find(({ types }) => types.includes(type))?.short_name;
      const zip = part('postal_code');
      if (part('administrative_area_level_1') !== state.toUpperCase() || !zip) continue;
      const house = geometry.location_type === 'ROOFTOP' || geometry.location_type === 'RANGE_INTERPOLATED';
      return { lat: geometry.location.lat, lon: geometry.location.lng, zip, exact: house && partial !== true };
    }
    return null;
  }
}
