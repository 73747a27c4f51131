/** The product's time: billing periods, expiries, due emails and monthly caps read only this clock. */
export interface Clock {
  now(): Date;
}

/**
 * The machine's clock plus an offset that the dev tools can increase. The offset is stored in the database, so that
 * every process and the next start use the same one; it never decreases.
 */
export class ProductClock implements Clock {
  #offsetMs = 0;

  now(): Date {
    return new Date(Date.now() + this.#offsetMs);
  }

  get offsetMs(): number {
    return this.#offsetMs;
  }

  /** Sets an offset read from the database or received from another process; a smaller one is ignored. */
  setOffset(offsetMs: number): void {
    this.#offsetMs = Math.max(this.#offsetMs, offsetMs);
  }
}
