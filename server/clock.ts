/** What tells the product's time: billing periods, expiries, due mails and monthly caps read it and nothing else. */
export interface Clock {
  now(): Date;
}

/**
 * The machine's clock, moved forward by an offset that the dev desk can grow. The offset lives in the database, so every
 * process and the next start agree on it; it never shrinks.
 */
export class ProductClock implements Clock {
  #offsetMs = 0;

  now(): Date {
    return new Date(Date.now() + this.#offsetMs);
  }

  get offsetMs(): number {
    return this.#offsetMs;
  }

  /** Takes over an offset read from the database or told by another process; an older one is ignored. */
  setOffset(offsetMs: number): void {
    this.#offsetMs = Math.max(this.#offsetMs, offsetMs);
  }
}
