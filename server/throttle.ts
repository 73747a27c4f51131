import { isIPv6 } from 'node:net';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { limits, type LimitName } from '../domain/limits.ts';
import { TooMany } from './errors.ts';

/**
 * Whom an address counts for. Who has IPv6 has 2^64 of them: the network of a line, its first four groups, is one sender.
 * IPv4 in the writing of IPv6 is IPv4. What is no address (an e-mail, an account) is itself.
 */
export function networkOf(key: string): string {
  if (!isIPv6(key)) return key;
  const four = /^::ffff:([\d.]+)$/i.exec(key)?.[1];
  if (four !== undefined) return four;
  const [first = [], last] = key.split('::').map((part) => (part === '' ? [] : part.split(':')));
  const groups = last ? [...first, ...Array<string>(8 - first.length - last.length).fill('0'), ...last] : first;
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

const DAY_S = 24 * 3600;

/** Counts what a sender may do only so often, by the machine's clock; in PostgreSQL, so that several processes count together. */
export class Throttle {
  readonly #limiters: Record<LimitName, RateLimiterPostgres>;
  /** Counts without a limit, for a day: an account is never locked. */
  readonly #loginFailures: RateLimiterPostgres;

  /** One lead an hour from a network to a house (K23). */
  readonly #houseLeads: RateLimiterPostgres;
  readonly #onThrottled: (name: LimitName) => void;

  constructor({ pool, onThrottled = () => {} }: { pool: Pool; onThrottled?: (name: LimitName) => void }) {
    this.#onThrottled = onThrottled;
    const store = { storeClient: pool, storeType: 'pool', tableName: 'throttle', tableCreated: true };
    const limiter = (name: LimitName) =>
      new RateLimiterPostgres({
        ...store,
        keyPrefix: name,
        points: limits[name],
        duration: 60,
        clearExpiredByTimeout: name === 'login',
      });
    this.#loginFailures = new RateLimiterPostgres({
      ...store,
      keyPrefix: 'loginFailures',
      points: Number.MAX_SAFE_INTEGER,
      duration: DAY_S,
      clearExpiredByTimeout: false,
    });
    this.#houseLeads = new RateLimiterPostgres({
      ...store,
      keyPrefix: 'houseLead',
      points: 1,
      duration: 3600,
      clearExpiredByTimeout: false,
    });
    this.#limiters = Object.fromEntries(
      (Object.keys(limits) as LimitName[]).map((name) => [name, limiter(name)]),
    ) as Record<LimitName, RateLimiterPostgres>;
  }

  /**
   * Counts one more time for `key` (an address, an account).
   * @throws {TooMany} when this minute's are used up.
   */
  async take(name: LimitName, key: string): Promise<void> {
    try {
      await this.#limiters[name].consume(networkOf(key).slice(0, 200));
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      this.#onThrottled(name);
      throw new TooMany(Math.max(1, Math.ceil(refused.msBeforeNext / 1000)));
    }
  }

  /** Counts a lead to a listing. @returns whether it is the first within an hour from the network of this address (K23). */
  async isFirstLead(listingId: number, ip: string): Promise<boolean> {
    try {
      await this.#houseLeads.consume(`${listingId} ${networkOf(ip)}`);
      return true;
    } catch (refused) {
      if (refused instanceof RateLimiterRes) return false;
      throw refused;
    }
  }

  /** Forgets what was counted for `key`: a right password clears the account's misses. */
  async clear(name: LimitName, key: string): Promise<void> {
    await this.#limiters[name].delete(networkOf(key).slice(0, 200));
  }

  /**
   * Counts a login of an account, from anywhere, as failed until `loginSucceeded` takes it back; so attempts at the same
   * time are all counted. Returns how many of the last day had failed before it.
   */
  async loginBegan(email: string): Promise<number> {
    const { consumedPoints } = await this.#loginFailures.consume(email.slice(0, 200));
    return consumedPoints - 1;
  }

  async loginSucceeded(email: string): Promise<void> {
    await this.#loginFailures.reward(email.slice(0, 200));
  }
}
