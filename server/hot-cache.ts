import { LRUCache } from 'lru-cache';

/**
 * Answers kept for a moment, with single flight: any number of simultaneous askers cause one piece of work. What fails
 * is not kept, and what was begun before a `clear` is never handed to anybody who asks after it.
 */
export class HotCache<Value> {
  readonly #kept: LRUCache<string, Promise<Value>>;
  readonly #ttlMs: number;

  constructor({ max, ttlMs }: { max: number; ttlMs: number }) {
    this.#kept = new LRUCache({ max });
    this.#ttlMs = ttlMs;
  }

  /** `keep` says whether a finished value may be shared with those who ask later; simultaneous askers share it anyway. */
  get(key: string, make: () => Promise<Value>, keep: (value: Value) => boolean = () => true): Promise<Value> {
    const kept = this.#kept.get(key);
    if (kept) return kept;
    const flight = make();
    this.#kept.set(key, flight);
    flight.then(
      (value) => {
        if (this.#kept.peek(key) !== flight) return;
        // The time to live begins when the work is done, so slow work is shared too.
        if (keep(value)) this.#kept.set(key, flight, { ttl: this.#ttlMs });
        else this.#kept.delete(key);
      },
      () => {
        if (this.#kept.peek(key) === flight) this.#kept.delete(key);
      },
    );
    return flight;
  }

  clear(): void {
    this.#kept.clear();
  }
}
