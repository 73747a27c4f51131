import { ProductClock } from '../../../server/clock.ts';

/** A clock that stands still until it is set, so that both sides have the same time. */
export class FixedClock extends ProductClock {
  #at: Date;

  constructor(at: Date) {
    super();
    this.#at = at;
  }

  override now(): Date {
    return new Date(this.#at);
  }

  set(at: Date): void {
    this.#at = at;
  }
}
