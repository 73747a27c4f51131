import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { TooManyRequests } from './errors.ts';
import { NETWORK_FACTOR, clientKeys } from './throttle.ts';

const WINDOW_SECONDS = 10;
/** Cost of rendering a page, in lookups. */
export const PAGE_COST = 3;
/** Cost of drawing a share image, in lookups. */
export const DRAWING_COST = 50;

/**
 * Limits each client's lookups: a search costs 1, a GraphQL operation what `checkLimits` returns. Counted in this
 * process's memory, and only for work done: a hit in the response cache is free.
 */
export class ReadBudget {
  readonly #senders: RateLimiterMemory | null;
  /** IPv6 networks of many connections (/48). */
  readonly #networks: RateLimiterMemory | null;
  readonly #onThrottled: () => void;

  /** @param perSecond lookups per client and second, over ten seconds; 0 for no limit. */
  constructor(perSecond: number, onThrottled: () => void = () => {}) {
    this.#onThrottled = onThrottled;
    const limiter = (factor: number) =>
      perSecond === 0
        ? null
        : new RateLimiterMemory({ points: perSecond * WINDOW_SECONDS * factor, duration: WINDOW_SECONDS });
    this.#senders = limiter(1);
    this.#networks = limiter(NETWORK_FACTOR);
  }

  /** @throws {TooManyRequests} when the client at this address has exhausted its lookups. */
  async take(ip: string, cost = 1): Promise<void> {
    try {
      const { sender, network } = clientKeys(ip);
      await this.#senders?.consume(sender, Math.ceil(cost));
      if (network !== null) await this.#networks?.consume(network, Math.ceil(cost));
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      this.#onThrottled();
      throw new TooManyRequests(Math.max(1, Math.ceil(refused.msBeforeNext / 1000)));
    }
  }
}
