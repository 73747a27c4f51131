import { LRUCache } from 'lru-cache';
import type { StreetAddress } from '../../../domain/places/geocoding/zip-geocoding.ts';
import type { Geocoder, GeoPoint } from './geocoder.ts';
import { HOUR_MS } from '../../../domain/time-spans.ts';

/** The time to live of a result: while a listing is written, checked and paid, its address is requested repeatedly. */
const CACHE_MS = HOUR_MS;
const MAX_CACHED = 5000;
/** The maximum number of concurrent calls, which bounds the load on the service and the cost. */
const MAX_CONCURRENT = 10;
/** The pause after a failure, in milliseconds, so that not every landlord waits for a timeout. */
const PAUSE_MS = 30_000;
const NONE = Symbol('no such address');

/** The service failed. The message has neither the URL of the call, which has the key, nor the landlord's input. */
export class GeocoderUnavailable extends Error {
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
export abstract class RemoteGeocoder implements Geocoder {
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
