import { LRUCache } from 'lru-cache';
import { RecentKeys } from './recent-keys.ts';

const RECENT_BITS = 13;

/**
 * Answers kept for a moment, with single flight: any number of simultaneous askers cause one piece of work. What fails
 * is not kept, and what was begun before a `clear` is never handed to anybody who asks after it.
 */
export class SingleFlightCache<Value> {
  /** What is being worked at. */
  readonly #pending = new Map<string, Promise<Value>>();
  readonly #cached: LRUCache<string, Promise<Value>>;
  /** What was asked a moment ago; with it, only what is asked again is kept. */
  readonly #recentKeys: RecentKeys | undefined;

  /** `repeatMs`: keep only what is asked twice within about this time, so that what nobody asks again costs no memory. */
  constructor({ max, ttlMs, repeatMs }: { max: number; ttlMs: number; repeatMs?: number }) {
    this.#cached = new LRUCache({ max, ttl: ttlMs });
    this.#recentKeys = repeatMs === undefined ? undefined : new RecentKeys({ bits: RECENT_BITS, ms: repeatMs });
  }

  /** `keep` says whether a finished value may be shared with those who ask later; simultaneous askers share it anyway. */
  get(key: string, make: () => Promise<Value>, keep: (value: Value) => boolean = () => true): Promise<Value> {
    const repeated = this.#recentKeys?.seenRecently(key) ?? true;
    const known = this.#pending.get(key) ?? this.#cached.get(key);
    if (known) return known;
    const flight = make();
    this.#pending.set(key, flight);
    const land = () => this.#pending.get(key) === flight && this.#pending.delete(key);
    flight.then(
      (value) => {
        // The time to live begins when the work is done, so slow work is shared too.
        if (land() && repeated && keep(value)) this.#cached.set(key, flight);
      },
      () => land(),
    );
    return flight;
  }

  clear(): void {
    this.#pending.clear();
    this.#cached.clear();
  }
}
