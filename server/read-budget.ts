import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { TooMany } from './errors.ts';
import { networkOf } from './throttle.ts';

const WINDOW_SECONDS = 10;
/** What rendering a page takes, in lookups. */
export const PAGE_COST = 3;
/** What drawing a share image takes. */
export const DRAWING_COST = 50;

/**
 * What one client may have looked up: a search costs 1, a GraphQL operation what `checkLimits` returns. Counted in this
 * process's memory, and for work alone: an answer from the response cache is free.
 */
export class ReadBudget {
  readonly #limiter: RateLimiterMemory | null;
  readonly #onThrottled: () => void;

  /** @param perSecond lookups per client and second, over ten seconds; 0 for no limit. */
  constructor(perSecond: number, onThrottled: () => void = () => {}) {
    this.#onThrottled = onThrottled;
    this.#limiter =
      perSecond === 0 ? null : new RateLimiterMemory({ points: perSecond * WINDOW_SECONDS, duration: WINDOW_SECONDS });
  }

  /** @throws {TooMany} when the client at this address has used up its lookups. */
  async take(ip: string, cost = 1): Promise<void> {
    try {
      await this.#limiter?.consume(networkOf(ip), Math.ceil(cost));
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      this.#onThrottled();
      throw new TooMany(Math.max(1, Math.ceil(refused.msBeforeNext / 1000)));
    }
  }
}
