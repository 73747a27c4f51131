import { LRUCache } from 'lru-cache';

/**
 * Answers kept for a moment, with single flight: any number of simultaneous askers cause one piece of work. What fails
 * is not kept, and what was begun before a `clear` is never handed to anybody who asks after it.
 */
export class HotCache<Value> {
  readonly #kept: LRUCache<string, Promise<Value>>;
  readonly #ttlMs: number;

  /** Keys asked a moment ago; with it, only what is asked again is kept. */
  readonly #asked: LRUCache<string, true> | undefined;

  /** `repeatMs`: keep only what is asked twice within this time, so that what nobody asks again costs no memory. */
  constructor({ max, ttlMs, repeatMs }: { max: number; ttlMs: number; repeatMs?: number }) {
    this.#kept = new LRUCache({ max });
    this.#ttlMs = ttlMs;
    this.#asked = repeatMs === undefined ? undefined : new LRUCache({ max: max * 10, ttl: repeatMs });
  }

  /** `keep` says whether a finished value may be shared with those who ask later; simultaneous askers share it anyway. */
  get(key: string, make: () => Promise<Value>, keep: (value: Value) => boolean = () => true): Promise<Value> {
    const kept = this.#kept.get(key);
    const repeated = this.#asked?.has(key) ?? true;
    this.#asked?.set(key, true);
    if (kept) return kept;
    const flight = make();
    this.#kept.set(key, flight);
    flight.then(
      (value) => {
        if (this.#kept.peek(key) !== flight) return;
        // The time to live begins when the work is done, so slow work is shared too.
        if (repeated && keep(value)) this.#kept.set(key, flight, { ttl: this.#ttlMs });
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
