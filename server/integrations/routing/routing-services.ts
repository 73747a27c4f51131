import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { METERS_PER_MILE, type Point, type TravelMode } from '../../../domain/places/distance.ts';
import { estimateLeg, type Leg } from '../../../domain/places/directions/directions.ts';
import type { Routing } from './routing.ts';
import { HOUR_MS } from '../../../domain/time-spans.ts';

/** Creates a client of the routing server at DIRECTIONS_URL; without one, routes are estimated from the straight line. */
export const createRouting = (url: string | null): Routing =>
  url === null ? { leg: async (...route) => estimateLeg(...route) } : new OsrmRouting({ url });

/** The time to live of a route: streets rarely change. */
const CACHE_MS = HOUR_MS;
const MAX_CACHED = 5000;
/** The maximum number of concurrent requests, to limit the load on a third-party server. */
const MAX_CONCURRENT = 10;
/** The pause after a failure, in milliseconds, so that not every request waits for a timeout. */
const PAUSE_MS = 30_000;

/** OSRM's names of the travel modes: one server supports one of them. */
const profiles: Record<TravelMode, string> = { walking: 'foot', cycling: 'bike', driving: 'car' };
const PLACEHOLDER = '{profile}';

const replySchema = z.object({
  routes: z.array(z.object({ distance: z.number().nonnegative(), duration: z.number().nonnegative() })),
});

export interface OsrmOptions {
  /** The server's URL; `{profile}` in it becomes car, bike or foot. Without it, the server supports only cars. */
  url: string;
  fetch?: typeof fetch;
  timeoutMs?: number;
  /** A monotonic clock, in milliseconds. */
  now?: () => number;
}

/** Requests routes from an OSRM server. Returns the estimate after any failure. */
export class OsrmRouting implements Routing {
  readonly #options: Required<OsrmOptions>;
  readonly #cached = new LRUCache<string, Leg>({ max: MAX_CACHED, ttl: CACHE_MS });
  #pending = 0;
  #pausedUntil = 0;

  constructor(options: OsrmOptions) {
    this.#options = { fetch, timeoutMs: 2000, now: () => performance.now(), ...options };
  }

  async leg(from: Point, to: Point, mode: TravelMode): Promise<Leg> {
    const { url, now } = this.#options;
    const estimate = estimateLeg(from, to, mode);
    if (mode !== 'driving' && !url.includes(PLACEHOLDER)) return estimate;
    const points = [from, to].map(({ lat, lon }) => `${lon.toFixed(5)},${lat.toFixed(5)}`).join(';');
    const key = `${mode} ${points}`;
    const known = this.#cached.get(key);
    if (known) return known;
    if (this.#pending >= MAX_CONCURRENT || now() < this.#pausedUntil) return estimate;
    this.#pending++;
    try {
      const leg = await this.#request(points, mode);
      if (!leg) return estimate;
      this.#cached.set(key, leg);
      return leg;
    } catch {
      this.#pausedUntil = now() + PAUSE_MS;
      return estimate;
    } finally {
      this.#pending--;
    }
  }

  /** Returns null when there is no route. @throws when the request failed. */
  async #request(points: string, mode: TravelMode): Promise<Leg | null> {
    const { url, fetch: ask, timeoutMs } = this.#options;
    const base = url.replace(PLACEHOLDER, profiles[mode]);
    const response = await ask(`${base}/route/v1/${mode}/${points}?overview=false`, {
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    });
    // OSRM reports a missing route as a 400 with the reason, which is not a failure of the service.
    if (response.status === 400) return null;
    if (!response.ok) throw new Error(`The routing server responded with ${response.status}`);
    const [route] = replySchema.parse(await response.json()).routes;
    if (!route) return null;
    const minutes = Math.max(1, Math.round(route.duration / 60));
    return { miles: route.distance / METERS_PER_MILE, minutes, estimate: false };
  }
}
