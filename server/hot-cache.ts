import { LRUCache } from 'lru-cache';
import { RecentKeys } from './recent-keys.ts';

const RECENT_BITS = 13;

/**
 * Answers kept for a moment, with single flight: any number of simultaneous askers cause one piece of work. What fails
 * is not kept, and what was begun before a `clear` is never handed to anybody who asks after it.
 */
export class HotCache<Value> {
  /** What is being worked at. */
  readonly #flights = new Map<string, Promise<Value>>();
  readonly #kept: LRUCache<string, Promise<Value>>;
  /** What was asked a moment ago; with it, only what is asked again is kept. */
  readonly #asked: RecentKeys | undefined;

  /** `repeatMs`: keep only what is asked twice within about this time, so that what nobody asks again costs no memory. */
  constructor({ max, ttlMs, repeatMs }: { max: number; ttlMs: number; repeatMs?: number }) {
    this.#kept = new LRUCache({ max, ttl: ttlMs });
    this.#asked = repeatMs === undefined ? undefined : new RecentKeys({ bits: RECENT_BITS, ms: repeatMs });
  }

  /** `keep` says whether a finished value may be shared with those who ask later; simultaneous askers share it anyway. */
  get(key: string, make: () => Promise<Value>, keep: (value: Value) => boolean = () => true): Promise<Value> {
    const repeated = this.#asked?.again(key) ?? true;
    const known = this.#flights.get(key) ?? this.#kept.get(key);
    if (known) return known;
    const flight = make();
    this.#flights.set(key, flight);
    const land = () => this.#flights.get(key) === flight && this.#flights.delete(key);
    flight.then(
      (value) => {
        // The time to live begins when the work is done, so slow work is shared too.
        if (land() && repeated && keep(value)) this.#kept.set(key, flight);
      },
      () => land(),
    );
    return flight;
  }

  clear(): void {
    this.#flights.clear();
    this.#kept.clear();
  }
}
