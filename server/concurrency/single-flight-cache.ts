import { LRUCache } from 'lru-cache';
import { RecentKeys } from './recent-keys.ts';

const RECENT_BITS = 13;

/** A short-lived cache with single flight: simultaneous callers cause one computation. Failures are not cached. */
export class SingleFlightCache<Value> {
  readonly #pending = new Map<string, Promise<Value>>();
  readonly #cached: LRUCache<string, Promise<Value>>;
  /** Keys requested a moment ago; if set, only values of repeated keys are cached. */
  readonly #recentKeys: RecentKeys | undefined;

  /** @param repeatMs caches only keys requested twice within about this time, so that one-time keys use no memory. */
  constructor({ max, ttlMs, repeatMs }: { max: number; ttlMs: number; repeatMs?: number }) {
    this.#cached = new LRUCache({ max, ttl: ttlMs });
    this.#recentKeys = repeatMs === undefined ? undefined : new RecentKeys({ bits: RECENT_BITS, ms: repeatMs });
  }

  /** Returns the cached or computed value. `keep` returns whether a finished value may be cached for later callers. */
  get(key: string, make: () => Promise<Value>, keep: (value: Value) => boolean = () => true): Promise<Value> {
    const repeated = this.#recentKeys?.seenRecently(key) ?? true;
    const known = this.#pending.get(key) ?? this.#cached.get(key);
    if (known) return known;
    const flight = make();
    this.#pending.set(key, flight);
    const land = () => this.#pending.get(key) === flight && this.#pending.delete(key);
    flight.then(
      (value) => {
        // The time to live begins when the work is done, so that slow work is shared too.
        if (land() && repeated && keep(value)) this.#cached.set(key, flight);
      },
      () => land(),
    );
    return flight;
  }

  /** Returns whether a value is cached or being computed. */
  has(key: string): boolean {
    return this.#pending.has(key) || this.#cached.has(key);
  }

  clear(): void {
    this.#pending.clear();
    this.#cached.clear();
  }
}
