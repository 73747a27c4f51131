import { setTimeout } from 'node:timers/promises';

const FREE_FAILURES = 10;
const STEP_MS = 100;
const MAX_MS = 2000;
/** The maximum number of delayed requests; further ones get no delay, so that none of them is rejected. */
const MAX_DELAYED = 200;
const MAX_DELAYED_PER_ACCOUNT = 20;

/** Returns the delay of a login in milliseconds after failures of its account: 0 for the first ten, at most two seconds. */
export const loginDelayMs = (failures: number): number =>
  Math.min(MAX_MS, Math.max(0, failures - FREE_FAILURES + 1) * STEP_MS);

/** Slows down logins of an account that is being attacked. It never rejects one. */
export class LoginDelay {
  readonly #delayed = new Map<string, number>();
  #total = 0;

  constructor(private readonly pause: (ms: number) => Promise<unknown> = setTimeout) {}

  async wait(email: string, failures: number): Promise<void> {
    const ms = loginDelayMs(failures);
    const own = this.#delayed.get(email) ?? 0;
    if (ms === 0 || this.#total >= MAX_DELAYED || own >= MAX_DELAYED_PER_ACCOUNT) return;
    this.#total++;
    this.#delayed.set(email, own + 1);
    try {
      await this.pause(ms);
    } finally {
      this.#total--;
      const left = (this.#delayed.get(email) ?? 1) - 1;
      if (left > 0) this.#delayed.set(email, left);
      else this.#delayed.delete(email);
    }
  }
}
