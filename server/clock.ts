import type { Pool } from 'pg';

/** The product's time: billing periods, expiries, due emails and monthly caps read only this clock. */
export interface Clock {
  now(): Date;
}

/** The machine's clock plus an offset of the dev tools, which is stored in the database for all and never decreases. */
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

/** Returns the product's clock as the database has it. */
export async function readClock(pool: Pick<Pool, 'query'>): Promise<ProductClock> {
  const clock = new ProductClock();
  const { rows } = await pool.query<{ offset_ms: string }>('select offset_ms from clock');
  clock.setOffset(Number(rows[0]?.offset_ms ?? 0));
  return clock;
}
