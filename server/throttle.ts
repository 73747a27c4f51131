import { isIPv6 } from 'node:net';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { limits, type LimitName } from '../domain/limits.ts';
import { TooMany } from './errors.ts';

/** How many times the limit of one IPv6 line (/64) a network of many lines (/48) has. */
const NETWORK_FACTOR = 8;

/** Returns the eight groups of an IPv6 address, in lower case and without leading zeros. */
function groupsOf(address: string): string[] {
  const { hostname } = new URL(`http://[${address.replace(/%.*$/, '')}]`);
  const [first = [], last] = hostname
    .slice(1, -1)
    .split('::')
    .map((part) => (part === '' ? [] : part.split(':')));
  return last ? [...first, ...Array<string>(8 - first.length - last.length).fill('0'), ...last] : first;
}

/**
 * Returns what a key counts for. An IPv6 address counts for its /64, since one line has 2^64 addresses, and for its /48;
 * IPv4 written as IPv6 is IPv4. What is no address (an e-mail, an account) is itself.
 */
function sendersOf(key: string): { sender: string; network: string | null } {
  if (!isIPv6(key)) return { sender: key.slice(0, 200), network: null };
  const groups = groupsOf(key);
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff') {
    const bytes = groups.slice(6).flatMap((group) => {
      const value = Number.parseInt(group, 16);
      return [value >> 8, value & 255];
    });
    return { sender: bytes.join('.'), network: null };
  }
  return { sender: groups.slice(0, 4).join(':'), network: `${groups.slice(0, 3).join(':')}/48` };
}

/** Counts what a sender may do only so often, by the machine's clock; in PostgreSQL, so that several processes count together. */
export class Throttle {
  readonly #limiters: Record<LimitName, RateLimiterPostgres>;
  readonly #networks: Record<LimitName, RateLimiterPostgres>;

  constructor({ pool }: { pool: Pool }) {
    const limiter = (name: LimitName, factor: number) =>
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: 'throttle',
        tableCreated: true,
        keyPrefix: name,
        points: limits[name] * factor,
        duration: 60,
        clearExpiredByTimeout: name === 'login' && factor === 1,
      });
    const all = (factor: number) =>
      Object.fromEntries((Object.keys(limits) as LimitName[]).map((name) => [name, limiter(name, factor)])) as Record<
        LimitName,
        RateLimiterPostgres
      >;
    this.#limiters = all(1);
    this.#networks = all(NETWORK_FACTOR);
  }

  /**
   * Counts one more time for `key` (an address, an account).
   * @throws {TooMany} when this minute's are used up.
   */
  async take(name: LimitName, key: string): Promise<void> {
    try {
      const { sender, network } = sendersOf(key);
      await this.#limiters[name].consume(sender);
      if (network !== null) await this.#networks[name].consume(network);
    } catch (refused) {
      if (refused instanceof RateLimiterRes) throw new TooMany(Math.max(1, Math.ceil(refused.msBeforeNext / 1000)));
      throw refused;
    }
  }

  /** Forgets what was counted for `key`: a right password clears the account's misses. */
  async clear(name: LimitName, key: string): Promise<void> {
    await this.#limiters[name].delete(sendersOf(key).sender);
  }
}
