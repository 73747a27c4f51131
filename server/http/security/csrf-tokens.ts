import { LRUCache } from 'lru-cache';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { HOUR_MS } from '../../../domain/time-spans.ts';
import { secretList, type Secrets } from '../../secrets.ts';

const TTL_MS = 12 * HOUR_MS;
/** The number of verified tokens to cache, since a browser sends its token with every request. */
const MAX_VERIFIED = 5000;
/** The maximum length of a token with its session. */
const MAX_TOKEN_LENGTH = 300;

/** Compares secrets in constant time; characters may have several bytes. */
export function timingSafeEqualText(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && one.length > 0 && timingSafeEqual(one, other);
}

/** Stateless tokens, `nonce.expiry.mac`, bound to the session when there is one, so that any process can check them. */
export class CsrfTokens {
  readonly #secrets: readonly [string, ...string[]];
  /** The expiry of verified tokens by token and session, so that each MAC is computed once. */
  readonly #verified = new LRUCache<string, number>({ max: MAX_VERIFIED });

  constructor(
    secret: Secrets,
    private readonly now: () => number = Date.now,
  ) {
    this.#secrets = secretList(secret);
  }

  /** @param session the session cookie's value, '' without one. */
  issue(session: string): string {
    const head = `${randomBytes(12).toString('base64url')}.${(this.now() + TTL_MS).toString(36)}`;
    return `${head}.${this.#mac(head, session, this.#secrets[0])}`;
  }

  /** Returns whether the token was issued here for this session, and is valid for at least `leastMs` more. */
  verify(token: string, session: string, leastMs = 0): boolean {
    const expiry = this.#verified.get(`${token}\0${session}`) ?? this.#verifiedExpiry(token, session);
    return expiry > this.now() + leastMs;
  }

  /** Returns the expiry of a valid token; 0 for any other. */
  #verifiedExpiry(token: string, session: string): number {
    const dot = token.lastIndexOf('.');
    const head = token.slice(0, dot);
    const expiry = Number.parseInt(head.split('.')[1] ?? '', 36);
    if (dot <= 0 || !(expiry > this.now())) return 0;
    const mac = token.slice(dot + 1);
    if (!this.#secrets.some((secret) => timingSafeEqualText(mac, this.#mac(head, session, secret)))) return 0;
    if (token.length + session.length < MAX_TOKEN_LENGTH) this.#verified.set(`${token}\0${session}`, expiry);
    return expiry;
  }

  #mac(head: string, session: string, secret: string): string {
    return createHmac('sha256', secret).update(`csrf\0${head}\0${session}`).digest('base64url');
  }
}
