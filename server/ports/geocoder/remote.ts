import type { Geocoder, GeoPoint, StreetAddress } from './geocoder.ts';

/** The service could not be asked, or did not answer as it should. Its message never holds the address of the call. */
export class NoAnswer extends Error {}

export interface RemoteOptions {
  /** Answers when the service does not. */
  fallback: Geocoder;
  fetch?: typeof fetch;
  /** Milliseconds to wait for the service. */
  timeoutMs?: number;
}

/**
 * Asks a service over HTTP. A time-out, a network failure, an error status or an answer of another form is no reason to
 * stop a landlord: the fallback answers then, and says it is not exact.
 */
export abstract class RemoteGeocoder implements Geocoder {
  readonly #fallback: Geocoder;
  readonly #fetch: typeof fetch;
  readonly #timeoutMs: number;

  constructor({ fallback, fetch: ask = fetch, timeoutMs = 3000 }: RemoteOptions) {
    this.#fallback = fallback;
    this.#fetch = ask;
    this.#timeoutMs = timeoutMs;
  }

  /** The call that asks for an address. */
  protected abstract url(address: StreetAddress): URL;

  /** Reads the service's answer: null when it knows no such address. @throws NoAnswer for any other form. */
  protected abstract read(reply: unknown, address: StreetAddress): GeoPoint | null;

  async locate(address: StreetAddress): Promise<GeoPoint | null> {
    try {
      return this.read(await this.#ask(this.url(address)), address);
    } catch (error) {
      if (error instanceof NoAnswer) return this.#fallback.locate(address);
      throw error;
    }
  }

  async #ask(url: URL): Promise<unknown> {
    try {
      const response = await this.#fetch(url, { signal: AbortSignal.timeout(this.#timeoutMs), redirect: 'error' });
      if (!response.ok) throw new NoAnswer(`The geocoder answered ${response.status}`);
      return await response.json();
    } catch (error) {
      if (error instanceof NoAnswer) throw error;
      throw new NoAnswer('The geocoder did not answer');
    }
  }
}
