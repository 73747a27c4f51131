import type { Env } from '../../env.ts';
import type { Gazetteer } from '../../modules/places/gazetteer.ts';
import type { Geocoder, GeoPoint } from './geocoder.ts';
import { createHash } from 'node:crypto';
import {
  scatterPoint,
  scatterSeed,
  zipOfAddress,
  type StreetAddress,
} from '../../../domain/places/geocoding/zip-geocoding.ts';
import { LRUCache } from 'lru-cache';
import { HOUR_MS } from '../../../domain/time-spans.ts';
import { z } from 'zod';

/** The time to live of a result: while a listing is written, checked and paid, its address is requested repeatedly. */
const CACHE_MS = HOUR_MS;
const MAX_CACHED = 5000;
/** The maximum number of concurrent calls, which bounds the load on the service and the cost. */
const MAX_CONCURRENT = 10;
/** The pause after a failure, in milliseconds, so that not every landlord waits for a timeout. */
const PAUSE_MS = 30_000;
const NONE = Symbol('no such address');

/** The service failed. The message has neither the URL of the call, which has the key, nor the landlord's input. */
class GeocoderUnavailable extends Error {
  constructor(
    message: string,
    /** Whether other calls will fail too; an error specific to one address causes no pause. */
    readonly forAll = true,
  ) {
    super(message);
  }
}

export interface RemoteOptions {
  fallback: Geocoder;
  fetch?: typeof fetch;
  /** The timeout for the service, in milliseconds. */
  timeoutMs?: number;
  /** Called when the service fails, once per pause, so that the operator learns of a rejected key. */
  onFailure?: (error: GeocoderUnavailable) => void;
  /** A monotonic clock, in milliseconds. */
  now?: () => number;
}

/** Calls a geocoding service; a failure must not block a landlord: the fallback answers, which is not exact. */
abstract class RemoteGeocoder implements Geocoder {
  readonly #options: Required<RemoteOptions>;
  readonly #cached = new LRUCache<string, GeoPoint | typeof NONE>({ max: MAX_CACHED, ttl: CACHE_MS });
  #pending = 0;
  #pausedUntil = 0;

  constructor(options: RemoteOptions) {
    this.#options = { fetch, timeoutMs: 3000, onFailure: () => {}, now: () => performance.now(), ...options };
  }

  protected abstract url(address: StreetAddress): URL;

  /** Parses the service's response: null for an unknown address. @throws GeocoderUnavailable for an invalid response. */
  protected abstract read(reply: unknown, address: StreetAddress): GeoPoint | null;

  async locate(address: StreetAddress): Promise<GeoPoint | null> {
    const { fallback, now, onFailure } = this.#options;
    const key = JSON.stringify([address.address, address.city, address.state, address.zip ?? '']).toLowerCase();
    const known = this.#cached.get(key);
    if (known) return known === NONE ? null : known;
    if (this.#pending >= MAX_CONCURRENT || now() < this.#pausedUntil) return fallback.locate(address);
    this.#pending++;
    try {
      const point = this.read(await this.#request(this.url(address)), address);
      this.#cached.set(key, point ?? NONE);
      return point;
    } catch (error) {
      if (!(error instanceof GeocoderUnavailable)) throw error;
      if (error.forAll) {
        this.#pausedUntil = now() + PAUSE_MS;
        onFailure(error);
      }
      return await fallback.locate(address);
    } finally {
      this.#pending--;
    }
  }

  async #request(url: URL): Promise<unknown> {
    const { fetch: ask, timeoutMs } = this.#options;
    try {
      const response = await ask(url, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
      // A 400 or a 404 is specific to this address.
      const forAll = response.status !== 400 && response.status !== 404;
      if (!response.ok) throw new GeocoderUnavailable(`The geocoder responded with ${response.status}`, forAll);
      return await response.json();
    } catch (error) {
      if (error instanceof GeocoderUnavailable) throw error;
      throw new GeocoderUnavailable('The geocoder did not respond');
    }
  }
}

const censusReply = z.object({
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
    const parsed = censusReply.safeParse(reply);
    if (!parsed.success) throw new GeocoderUnavailable("The geocoder's response has an unexpected form", false);
    const match = parsed.data.result.addressMatches.find(
      ({ addressComponents }) => addressComponents.state === state.toUpperCase(),
    );
    if (!match) return null;
    return { lat: match.coordinates.y, lon: match.coordinates.x, zip: match.addressComponents.zip, exact: true };
  }
}

const googleReply = z.object({
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
    const parsed = googleReply.safeParse(reply);
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

/** Creates the geocoder that GEOCODER names. @throws Error when google is selected without a key. */
export function createGeocoder(
  kind: Env['geocoder'],
  gazetteer: Gazetteer,
  key = '',
  onFailure: RemoteOptions['onFailure'] = () => {},
): Geocoder {
  const fallback = new OfflineGeocoder(gazetteer);
  if (kind === 'offline') return fallback;
  const options: RemoteOptions = { fallback, onFailure };
  if (kind === 'census') return new CensusGeocoder(options);
  if (key === '') throw new Error('GEOCODER=google needs GEOCODER_KEY.');
  return new GoogleGeocoder({ ...options, key });
}
