import { LRUCache } from 'lru-cache';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { HOUR_MS } from '../../../domain/time-spans.ts';

const TTL_MS = 12 * HOUR_MS;
/** A browser sends its token with every request; so many are remembered to be ours. */
const MAX_VERIFIED = 5000;
/** No token of ours is longer with its session. */
const MAX_TOKEN_LENGTH = 300;

/** Whether a secret was told, without telling by the time how much of it was right. Letters may take several bytes. */
export function timingSafeEqualText(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && one.length > 0 && timingSafeEqual(one, other);
}

/** Stateless tokens, `nonce.expiry.mac`, bound to the session when there is one, so that any process can check them. */
export class CsrfTokens {
  readonly #secret: string;
  readonly #now: () => number;
  /** Tokens with their session whose MAC was right, and when they end: so it is worked out once for each. */
  readonly #verified = new LRUCache<string, number>({ max: MAX_VERIFIED });

  constructor(secret: string, now: () => number = Date.now) {
    this.#secret = secret;
    this.#now = now;
  }

  /** @param session the session cookie's value, '' without one. */
  issue(session: string): string {
    const head = `${randomBytes(12).toString('base64url')}.${(this.#now() + TTL_MS).toString(36)}`;
    return `${head}.${this.#mac(head, session)}`;
  }

  /** Made here, for this session, and good for `leastMs` more. */
  verify(token: string, session: string, leastMs = 0): boolean {
    const expiry = this.#verified.get(`${token}\0${session}`) ?? this.#verifiedExpiry(token, session);
    return expiry > this.#now() + leastMs;
  }

  /** When a token of ours ends; 0 for any other. */
  #verifiedExpiry(token: string, session: string): number {
    const dot = token.lastIndexOf('.');
    const head = token.slice(0, dot);
    const expiry = Number.parseInt(head.split('.')[1] ?? '', 36);
    if (dot <= 0 || !(expiry > this.#now()) || !timingSafeEqualText(token.slice(dot + 1), this.#mac(head, session)))
      return 0;
    if (token.length + session.length < MAX_TOKEN_LENGTH) this.#verified.set(`${token}\0${session}`, expiry);
    return expiry;
  }

  #mac(head: string, session: string): string {
    return createHmac('sha256', this.#secret).update(`csrf\0${head}\0${session}`).digest('base64url');
  }
}
