import { RateLimiterMemory } from 'rate-limiter-flexible';
import { ConcurrencyLimit } from './concurrency/concurrency-limit.ts';
import { TooManyRequests } from './errors.ts';
import { NETWORK_FACTOR, clientKeys, localFactor, rethrowRefusal } from './throttle.ts';

const WINDOW_SECONDS = 10;
/** Cost of rendering a page, in lookups. */
export const PAGE_COST = 3;
/** Cost of drawing a share image, in lookups. */
export const DRAWING_COST = 50;

/** Reads of one client that run at a time; the others wait, so that other clients find a free database connection. */
export const READS_AT_ONCE = 8;
/** As many as the budget of a window allows. */
const MAX_WAITING_READS = 2000;

/** `large`: one with more lookups than the small ones that run at a time; one large read of a client runs at a time. */
export type ReadSize = 'small' | 'large';

/** The reads of one client that run or wait. */
const newClientReads = () => ({
  small: new ConcurrencyLimit({ atOnce: READS_AT_ONCE, waiting: MAX_WAITING_READS }),
  large: new ConcurrencyLimit({ atOnce: 1, waiting: MAX_WAITING_READS }),
  count: 0,
});

/**
 * Limits each client's lookups (a search costs 1, a GraphQL operation what `checkLimits` returns), in this process's
 * memory, and how many of its reads run at a time. A hit in the response cache is free.
 */
export class ReadBudget {
  readonly #senders: RateLimiterMemory | null;
  /** IPv6 networks of many connections (/48). */
  readonly #networks: RateLimiterMemory | null;
  /** By client, while it has reads. */
  readonly #reads = new Map<string, ReturnType<typeof newClientReads>>();

  /**
   * @param perSecond lookups per client and second, over ten seconds; 0 for no limit.
   * @param options.isRelaxed whether clients on this machine have a higher limit (K77).
   */
  constructor(
    perSecond: number,
    private readonly options: { isRelaxed?: boolean; onThrottled?: () => void } = {},
  ) {
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
      const points = Math.ceil(cost) / localFactor(this.options.isRelaxed, ip);
      await this.#senders?.consume(sender, points);
      if (network !== null) await this.#networks?.consume(network, points);
    } catch (refused) {
      rethrowRefusal(refused, () => this.options.onThrottled?.());
    }
  }

  /** Runs a read when few others of this client run. @throws {TooManyRequests} when too many of them wait. */
  async inTurn<Result>(ip: string, size: ReadSize, read: () => Promise<Result>): Promise<Result> {
    if (this.#senders === null) return read();
    const { sender } = clientKeys(ip);
    const reads = this.#reads.get(sender) ?? newClientReads();
    this.#reads.set(sender, reads);
    reads.count++;
    try {
      const result = await reads[size].run(read);
      if (result === 'busy') throw new TooManyRequests(1);
      return result;
    } finally {
      reads.count--;
      if (reads.count === 0) this.#reads.delete(sender);
    }
  }
}
