import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const TTL_MS = 12 * 3600_000;

export const sameText = (a: string, b: string): boolean =>
  a.length === b.length && a.length > 0 && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** Stateless tokens, `nonce.expiry.mac`, bound to the session when there is one, so that any process can check them. */
export class CsrfTokens {
  readonly #secret: string;
  readonly #now: () => number;

  constructor(secret: string, now: () => number = Date.now) {
    this.#secret = secret;
    this.#now = now;
  }

  /** @param session the session cookie's value, '' without one. */
  mint(session: string): string {
    const head = `${randomBytes(12).toString('base64url')}.${(this.#now() + TTL_MS).toString(36)}`;
    return `${head}.${this.#mac(head, session)}`;
  }

  /** Made here, for this session, and good for `leastMs` more. */
  genuine(token: string, session: string, leastMs = 0): boolean {
    const dot = token.lastIndexOf('.');
    const head = token.slice(0, dot);
    const expiry = Number.parseInt(head.split('.')[1] ?? '', 36);
    return dot > 0 && expiry > this.#now() + leastMs && sameText(token.slice(dot + 1), this.#mac(head, session));
  }

  #mac(head: string, session: string): string {
    return createHmac('sha256', this.#secret).update(`csrf\0${head}\0${session}`).digest('base64url');
  }
}
