/**
 * Remembers what was asked in the last moment: for `ms` at least, for twice that at most. Two sets that take turns, since
 * a list ordered by age costs every asker more than most answers are worth.
 */
export class RecentKeys {
  readonly #max: number;
  readonly #ms: number;
  #young = new Set<string>();
  #old = new Set<string>();
  #turned = 0;

  /** `max`: so many keys a set; a full one takes its turn early. */
  constructor({ max, ms }: { max: number; ms: number }) {
    this.#max = max;
    this.#ms = ms;
  }

  /** Whether this was asked a moment ago; from now on it was. */
  again(key: string): boolean {
    const age = Date.now() - this.#turned;
    if (age >= this.#ms || this.#young.size >= this.#max) {
      this.#old = age >= 2 * this.#ms ? new Set() : this.#young;
      this.#young = new Set();
      this.#turned = Date.now();
    }
    const known = this.#young.has(key) || this.#old.has(key);
    this.#young.add(key);
    return known;
  }
}
