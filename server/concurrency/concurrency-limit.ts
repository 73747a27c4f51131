/** Limits how many expensive operations run at a time; calls beyond the waiting limit return at once. */
export class ConcurrencyLimit {
  #working = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(private readonly limits: { atOnce: number; waiting: number }) {}

  /** Runs the work when a slot is free; returns 'busy' when too many calls wait. */
  async run<Result>(work: () => Promise<Result>): Promise<Result | 'busy'> {
    if (this.#working < this.limits.atOnce) this.#working++;
    else if (this.#waiting.length >= this.limits.waiting) return 'busy';
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
