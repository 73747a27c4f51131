import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { TooMany } from './errors.ts';

/** Times a minute, by the sender's address unless the name says otherwise (the machine's clock). */
export const limits = {
  login: 20,
  loginAccount: 5,
  passwordMail: 5,
  request: 20,
  publish: 20,
  upload: 60,
  /** Is that e-mail taken? (K52) */
  emailQuestion: 20,
} as const;
export type LimitName = keyof typeof limits;

/** Counts what a sender may do only so often; in PostgreSQL, so that several processes count together. */
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
      await this.#limiters[name].consume(key.slice(0, 200));
    } catch (refused) {
      if (refused instanceof RateLimiterRes) throw new TooMany(Math.max(1, Math.ceil(refused.msBeforeNext / 1000)));
      throw refused;
    }
  }

  /** Forgets what was counted for `key`: a right password clears the account's misses. */
  async clear(name: LimitName, key: string): Promise<void> {
    await this.#limiters[name].delete(key.slice(0, 200));
  }
}
