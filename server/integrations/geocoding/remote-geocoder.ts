import { LRUCache } from 'lru-cache';
import type { StreetAddress } from '../../../domain/places/geocoding/zip-geocoding.ts';
import type { Geocoder, GeoPoint } from './geocoder.ts';
import { HOUR_MS } from '../../../domain/time-spans.ts';

/** Houses do not move; while a listing is written, checked and paid its address is asked for again and again. */
const CACHE_MS = HOUR_MS;
const MAX_CACHED = 5000;
/** More are not asked at once: a crowd must not become a flood for somebody else's server, nor a bill. */
const MAX_CONCURRENT = 10;
/** So long a service that has failed is left alone, so that not every landlord waits for it in turn. */
const PAUSE_MS = 30_000;
const NONE = Symbol('no such address');

/**
 * The service could not be asked, or did not answer as it should. Its message never holds the address of the call, in
 * which the key stands, nor what a landlord wrote.
 */
export class GeocoderUnavailable extends Error {
  /** It will fail for others too; what is odd about one address is no reason to rest. */
  readonly forAll: boolean;

  constructor(message: string, forAll = true) {
    super(message);
    this.forAll = forAll;
  }
}

export interface RemoteOptions {
  /** Answers when the service does not. */
  fallback: Geocoder;
  fetch?: typeof fetch;
  /** Milliseconds to wait for the service. */
  timeoutMs?: number;
  /** Told when the service fails, once a rest: an operator should know that a key is refused. */
  onFailure?: (error: GeocoderUnavailable) => void;
  /** Milliseconds that only ever grow. */
  now?: () => number;
}

/**
 * Asks a service over HTTP. A time-out, a network failure, an error status or an answer of another form is no reason to
 * stop a landlord: the fallback answers then, and says it is not exact.
 */
export abstract class RemoteGeocoder implements Geocoder {
  readonly #options: Required<RemoteOptions>;
  readonly #cached = new LRUCache<string, GeoPoint | typeof NONE>({ max: MAX_CACHED, ttl: CACHE_MS });
  #pending = 0;
  #pausedUntil = 0;

  constructor(options: RemoteOptions) {
    this.#options = { fetch, timeoutMs: 3000, onFailure: () => {}, now: () => performance.now(), ...options };
  }

  /** The call that asks for an address. */
  protected abstract url(address: StreetAddress): URL;

  /** Reads the service's answer: null when it knows no such address. @throws GeocoderUnavailable for any other form. */
  protected abstract read(reply: unknown, address: StreetAddress): GeoPoint | null;

  async locate(address: StreetAddress): Promise<GeoPoint | null> {
    const { fallback, now, onFailure: onTrouble } = this.#options;
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
        onTrouble(error);
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
      // a 400 or a 404 is about this address
      const forAll = response.status !== 400 && response.status !== 404;
      if (!response.ok) throw new GeocoderUnavailable(`The geocoder answered ${response.status}`, forAll);
      return await response.json();
    } catch (error) {
      if (error instanceof GeocoderUnavailable) throw error;
      throw new GeocoderUnavailable('The geocoder did not answer');
    }
  }
}
