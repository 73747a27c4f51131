import { isIPv6 } from 'node:net';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import {
  limits,
  LOCAL_NETWORK_FACTOR,
  NETWORK_MAILBOXES_A_DAY,
  NETWORK_MAILBOXES_AN_HOUR,
  NETWORK_LEADS_AN_HOUR,
  UPLOAD_BYTES_A_DAY,
  VISITOR_EMAILS_A_DAY,
  type LimitName,
} from '../domain/limits.ts';
import { mailboxOf } from '../domain/account/mailbox.ts';
import { mailboxEmailsMessage, networkEmailsMessage, type VisitorEmail } from '../domain/account/visitor-emails.ts';
import { networkLimitMessage } from '../domain/leads/lead-rules.ts';
import { DAY_MS } from '../domain/time-spans.ts';
import { TooManyRequests } from './errors.ts';
import { isLoopbackAddress } from './http/local-requests.ts';

/** The limit of an IPv6 /48 network, as a multiple of the limit of one /64. */
export const NETWORK_FACTOR = 8;

/** Returns the factor of a network's limits: limits of an account or a mailbox have keys that are no address. */
export const localFactor = (isRelaxed: boolean | undefined, key: string): number =>
  isRelaxed && isLoopbackAddress(key) ? LOCAL_NETWORK_FACTOR : 1;

/** Returns the eight groups of an IPv6 address, in lowercase and without leading zeros. */
function groupsOf(address: string): string[] {
  const { hostname } = new URL(`http://[${address.replace(/%.*$/, '')}]`);
  const [first = [], last] = hostname
    .slice(1, -1)
    .split('::')
    .map((part) => (part === '' ? [] : part.split(':')));
  return last ? [...first, ...Array<string>(8 - first.length - last.length).fill('0'), ...last] : first;
}

/**
 * Returns the keys that a key counts toward: an IPv6 address toward its /64, since one connection has 2^64 addresses,
 * and its /48. IPv4 written as IPv6 is IPv4; a key that is no address is unchanged.
 */
export function clientKeys(key: string): { sender: string; network: string | null } {
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

/** Returns the network that a key counts toward: an IPv6 address's /64, an IPv4 address itself; other keys unchanged. */
export const networkOf = (key: string): string => clientKeys(key).sender;

/** Returns the client that an address stands for: an IPv6 /48, since whoever has one has 65,536 lines, or an IPv4 address. */
export const clientOf = (key: string): string => {
  const { sender, network } = clientKeys(key);
  return network ?? sender;
};

/** Returns the network whose reports of a listing count as one person's: an IPv6 /48, an IPv4 /24. */
export const reportingNetwork = (address: string): string => clientOf(address).split('.').slice(0, 3).join('.');

/** Throws what a limiter rejected with: a refusal as `TooManyRequests`, after `onThrottled`. */
export function rethrowRefusal(
  refused: unknown,
  onThrottled: () => void,
  message?: (minutes: number) => string,
): never {
  if (!(refused instanceof RateLimiterRes)) throw refused;
  onThrottled();
  const seconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
  throw new TooManyRequests(seconds, message?.(Math.ceil(seconds / 60)));
}

const DAY_S = DAY_MS / 1000;

interface ThrottleOptions {
  pool: Pool;
  /** Whether clients on this machine have higher limits (K77). */
  isRelaxed?: boolean;
  onThrottled?: (name: LimitName | VisitorEmail) => void;
}

type LimiterName = LimitName | 'uploadKilobytes' | 'leads' | 'emails' | 'mailbox' | 'mailboxesAnHour' | 'mailboxesADay';
type Limiters = Record<LimiterName, RateLimiterPostgres>;

/**
 * Whether the owner of a mailbox has confirmed it. One with an account counts: its password or its link shows whose it
 * is, and who has an account is no secret (K52).
 */
const CONFIRMED = `select exists (select from renter_email where mailbox_of(email) = $1 and confirmed_at is not null)
  or exists (select from subscriber where lower(email) = $2 and confirmed_at is not null)
  or exists (select from account where lower(email) = $2) as confirmed`;

/** Limits the rate of a client's actions by the machine's clock; in PostgreSQL, so that processes share the counts. */
export class Throttle {
  readonly #limiters: Limiters;
  readonly #networks: Limiters;
  /** For clients on this machine. */
  readonly #local: Limiters;
  /** Counts failed logins for a day without a limit: an account is never locked. */
  readonly #loginFailures: RateLimiterPostgres;

  constructor(private readonly options: ThrottleOptions) {
    const store = { storeClient: options.pool, storeType: 'pool', tableName: 'throttle', tableCreated: true };
    const limiter = (keyPrefix: string, points: number, duration: number, clearExpiredByTimeout = false) =>
      new RateLimiterPostgres({ ...store, keyPrefix, points, duration, clearExpiredByTimeout });
    const all = (factor: number): Limiters => ({
      ...(Object.fromEntries(
        // One limiter clears the table for all.
        Object.entries(limits).map(([name, { points, seconds }]) => [
          name,
          limiter(name, points * factor, seconds, name === 'login' && factor === 1),
        ]),
      ) as Record<LimitName, RateLimiterPostgres>),
      uploadKilobytes: limiter('uploadKilobytes', (UPLOAD_BYTES_A_DAY / 1000) * factor, DAY_S),
      // Per hour, from a network to a listing (K23).
      leads: limiter('lead', NETWORK_LEADS_AN_HOUR * factor, 3600),
      emails: limiter('emails', VISITOR_EMAILS_A_DAY, DAY_S),
      // The mailboxes that a network has entered, so that each counts once.
      mailbox: limiter('mailbox', Number.MAX_SAFE_INTEGER, DAY_S),
      mailboxesAnHour: limiter('mailboxesAnHour', NETWORK_MAILBOXES_AN_HOUR * factor, 3600),
      mailboxesADay: limiter('mailboxesADay', NETWORK_MAILBOXES_A_DAY * factor, DAY_S),
    });
    this.#limiters = all(1);
    this.#networks = all(NETWORK_FACTOR);
    this.#local = all(LOCAL_NETWORK_FACTOR);
    this.#loginFailures = limiter('loginFailures', Number.MAX_SAFE_INTEGER, DAY_S);
  }

  /** Counts one attempt for `key` (an address, an account). @throws {TooManyRequests} beyond this minute's or day's limit. */
  async take(name: LimitName, key: string): Promise<void> {
    await this.#consume(name, key);
  }

  /** Counts an upload of this many bytes. @throws {TooManyRequests} beyond its network's images or bytes of a day. */
  async takeUpload(ip: string, bytes: number): Promise<void> {
    await this.#consume('uploads', ip);
    await this.#consume('upload', ip, 'uploadKilobytes', Math.ceil(bytes / 1000));
  }

  /** Counts a lead of an unconfirmed address. @throws {TooManyRequests} beyond its network's limit for a listing (K23) */
  async takeLead(listingId: number, ip: string): Promise<void> {
    const { isRelaxed, onThrottled } = this.options;
    const limiters = localFactor(isRelaxed, ip) > 1 ? this.#local : this.#limiters;
    try {
      await limiters.leads.consume(`${listingId} ${clientOf(ip)}`);
    } catch (refused) {
      rethrowRefusal(refused, () => onThrottled?.('request'), networkLimitMessage);
    }
  }

  /**
   * Counts an email that somebody causes by entering its address. The network counts different mailboxes that were never
   * confirmed. To be called before the transaction that queues it.
   * @throws {TooManyRequests} beyond the emails of this kind to a mailbox, or the mailboxes of a network.
   */
  async takeEmail(kind: VisitorEmail, email: string, ip: string): Promise<void> {
    const { isRelaxed, onThrottled } = this.options;
    const mailbox = mailboxOf(email);
    const network = clientOf(ip);
    const limiters = localFactor(isRelaxed, ip) > 1 ? this.#local : this.#limiters;
    const entered = `${network} ${mailbox}`;
    if ((await limiters.mailbox.get(entered)) === null && !(await this.#isConfirmed(mailbox, email))) {
      try {
        await limiters.mailboxesAnHour.consume(network);
        await limiters.mailboxesADay.consume(network);
      } catch (refused) {
        rethrowRefusal(refused, () => onThrottled?.(kind), networkEmailsMessage);
      }
      await limiters.mailbox.consume(entered);
    }
    try {
      await this.#limiters.emails.consume(`${kind} ${mailbox}`);
    } catch (refused) {
      rethrowRefusal(refused, () => onThrottled?.(kind), mailboxEmailsMessage);
    }
  }

  /** Counts as `takeEmail` does. Returns whether the email may be sent. */
  async mayEmail(kind: VisitorEmail, email: string, ip: string): Promise<boolean> {
    try {
      await this.takeEmail(kind, email, ip);
      return true;
    } catch (error) {
      if (error instanceof TooManyRequests) return false;
      throw error;
    }
  }

  /** Resets the emails of a kind to a mailbox: its owner has used the link of one. */
  async clearEmails(kind: VisitorEmail, email: string): Promise<void> {
    await this.#limiters.emails.delete(`${kind} ${mailboxOf(email)}`);
  }

  async #isConfirmed(mailbox: string, email: string): Promise<boolean> {
    const { rows } = await this.options.pool.query<{ confirmed: boolean }>(CONFIRMED, [mailbox, email.toLowerCase()]);
    return rows[0]?.confirmed === true;
  }

  /** Resets the count for `key`: a correct password clears the account's failures. */
  async clear(name: LimitName, key: string): Promise<void> {
    await this.#limiters[name].delete(networkOf(key));
  }

  async #consume(name: LimitName, key: string, limit: keyof Limiters = name, points = 1): Promise<void> {
    const { isRelaxed, onThrottled } = this.options;
    const { sender, network } = clientKeys(key);
    // The local start has test cards, which all its visitors share.
    const isLocal = localFactor(isRelaxed, key) > 1 || (isRelaxed && name === 'cardReview');
    try {
      if (isLocal) return void (await this.#local[limit].consume(sender, points));
      await this.#limiters[limit].consume(sender, points);
      if (network !== null) await this.#networks[limit].consume(network, points);
    } catch (refused) {
      rethrowRefusal(refused, () => onThrottled?.(name));
    }
  }

  /** Counts a login as failed until `loginSucceeded` reverts it. Returns the earlier failures within the last day. */
  async loginBegan(email: string): Promise<number> {
    const { consumedPoints } = await this.#loginFailures.consume(email.slice(0, 200));
    return consumedPoints - 1;
  }

  async loginSucceeded(email: string): Promise<void> {
    await this.#loginFailures.reward(email.slice(0, 200));
  }
}
