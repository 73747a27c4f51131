/**
 * Costly work, a few pieces at a time: what one asker has begun must not take the machine, or every connection to the
 * database, from all others. Who comes when too many wait already is told so at once.
 */
export class ConcurrencyLimit {
  readonly #maxConcurrent: number;
  readonly #maxWaiting: number;
  #working = 0;
  readonly #waiting: (() => void)[] = [];

  constructor({ atOnce, waiting }: { atOnce: number; waiting: number }) {
    this.#maxConcurrent = atOnce;
    this.#maxWaiting = waiting;
  }

  /** Does the work when its turn comes; 'busy' when too many wait. */
  async run<Result>(work: () => Promise<Result>): Promise<Result | 'busy'> {
    if (this.#working < this.#maxConcurrent) this.#working++;
    else if (this.#waiting.length >= this.#maxWaiting) return 'busy';
    else await new Promise<void>((turn) => this.#waiting.push(turn));
    try {
      return await work();
    } finally {
      // The place is handed on, so that nobody who comes just then takes it too.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#working--;
    }
  }
}
