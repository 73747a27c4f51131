/**
 * Limits how many expensive operations run at a time, so that one client cannot occupy the machine or every database
 * connection. Calls beyond the waiting limit return at once.
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

  /** Runs the work when a slot is free; returns 'busy' when too many calls wait. */
  async run<Result>(work: () => Promise<Result>): Promise<Result | 'busy'> {
    if (this.#working < this.#maxConcurrent) this.#working++;
    else if (this.#waiting.length >= this.#maxWaiting) return 'busy';
    else await new Promise<void>((turn) => this.#waiting.push(turn));
    try {
      return await work();
    } finally {
      // The slot is passed on directly, so that a call that arrives at this moment cannot take it too.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#working--;
    }
  }
}
