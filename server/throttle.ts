import { isIPv6 } from 'node:net';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { limits, type LimitName } from '../domain/limits.ts';
import { TooMany } from './errors.ts';

/**
 * Whom an address counts for. Who has IPv6 has 2^64 of them: the network of a line, its first four groups, is one sender.
 * IPv4 in the writing of IPv6 is IPv4. What is no address (an e-mail, an account) is itself.
 */
export function senderOf(key: string): string {
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

/** Counts what a sender may do only so often, by the machine's clock; in PostgreSQL, so that several processes count together. */
export class Throttle {
  readonly #limiters: Record<LimitName, RateLimiterPostgres>;

  constructor({ pool }: { pool: Pool }) {
    const limiter = (name: LimitName) =>
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: 'throttle',
        tableCreated: true,
        keyPrefix: name,
        points: limits[name],
        duration: 60,
        clearExpiredByTimeout: name === 'login',
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
      await this.#limiters[name].consume(senderOf(key).slice(0, 200));
    } catch (refused) {
      if (refused instanceof RateLimiterRes) throw new TooMany(Math.max(1, Math.ceil(refused.msBeforeNext / 1000)));
      throw refused;
    }
  }

  /** Forgets what was counted for `key`: a right password clears the account's misses. */
  async clear(name: LimitName, key: string): Promise<void> {
    await this.#limiters[name].delete(senderOf(key).slice(0, 200));
  }
}
