import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { METRES_PER_MILE, type Point, type TravelMode } from '../../../domain/distance.ts';
import { estimateLeg, type Leg } from '../../../domain/renter/directions.ts';
import type { Directions } from './directions.ts';
import { HOUR_MS } from '../../../domain/time.ts';

/** Streets hardly move; an answer is good for an hour. */
const KEPT_MS = HOUR_MS;
const KEPT = 5000;
/** More are not asked at once: the pages of a crowd must not become a flood for somebody else's server. */
const MOST_AT_ONCE = 10;
/** So long a service that has failed is left alone, so that not everybody waits for it in turn. */
const REST_MS = 30_000;

/** What OSRM's servers call the ways: one server knows one of them. */
const profiles: Record<TravelMode, string> = { walking: 'foot', cycling: 'bike', driving: 'car' };
const PLACEHOLDER = '{profile}';

const replySchema = z.object({
  routes: z.array(z.object({ distance: z.number().nonnegative(), duration: z.number().nonnegative() })),
});

export interface OsrmOptions {
  /** Where it answers; `{profile}` in it becomes car, bike or foot. Without one it is taken to know cars alone. */
  url: string;
  fetch?: typeof fetch;
  timeoutMs?: number;
  /** Milliseconds that only ever grow. */
  now?: () => number;
}

/** Asks a routing server of the OSRM project. Whatever goes wrong, the estimate is answered instead. */
export class OsrmDirections implements Directions {
  readonly #url: string;
  readonly #fetch: typeof fetch;
  readonly #timeoutMs: number;
  readonly #now: () => number;
  readonly #known = new LRUCache<string, Leg>({ max: KEPT, ttl: KEPT_MS });
  #asking = 0;
  #restUntil = 0;

  constructor({ url, fetch: ask = fetch, timeoutMs = 2000, now = () => performance.now() }: OsrmOptions) {
    this.#url = url;
    this.#fetch = ask;
    this.#timeoutMs = timeoutMs;
    this.#now = now;
  }

  async leg(from: Point, to: Point, mode: TravelMode): Promise<Leg> {
    const estimate = estimateLeg(from, to, mode);
    if (mode !== 'driving' && !this.#url.includes(PLACEHOLDER)) return estimate;
    const points = [from, to].map(({ lat, lon }) => `${lon.toFixed(5)},${lat.toFixed(5)}`).join(';');
    const key = `${mode} ${points}`;
    const known = this.#known.get(key);
    if (known) return known;
    if (this.#asking >= MOST_AT_ONCE || this.#now() < this.#restUntil) return estimate;
    this.#asking++;
    try {
      const leg = await this.#ask(points, mode);
      if (!leg) return estimate;
      this.#known.set(key, leg);
      return leg;
    } catch {
      this.#restUntil = this.#now() + REST_MS;
      return estimate;
    } finally {
      this.#asking--;
    }
  }

  /** Null when it knows no way there. @throws when it could not be asked. */
  async #ask(points: string, mode: TravelMode): Promise<Leg | null> {
    const base = this.#url.replace(PLACEHOLDER, profiles[mode]);
    const response = await this.#fetch(`${base}/route/v1/${mode}/${points}?overview=false`, {
      signal: AbortSignal.timeout(this.#timeoutMs),
      redirect: 'error',
    });
    // A way that does not exist is a 400 with the reason; the service is well.
    if (response.status === 400) return null;
    if (!response.ok) throw new Error(`The routing server answered ${response.status}`);
    const [route] = replySchema.parse(await response.json()).routes;
    if (!route) return null;
    const minutes = Math.max(1, Math.round(route.duration / 60));
    return { miles: route.distance / METRES_PER_MILE, minutes, estimate: false };
  }
}
