import { createHmac } from 'node:crypto';
import type { BrandCode } from '../../domain/brands/brand.ts';
import { timingSafeEqualText } from '../http/security/csrf-tokens.ts';
import { HOUR_MS } from '../../domain/time-spans.ts';
import { secretList, type Secrets } from '../secrets.ts';

const TTL_MS = HOUR_MS;

/**
 * What a frame's page shows to /embed/graphql (`expiry.mac`): that it is a page of ours, of this brand. It is bound to
 * nobody, for a frame knows nobody, so a page with one may be kept and shown to all; any process can check it.
 */
export class WidgetTokens {
  readonly #secrets: readonly [string, ...string[]];
  readonly #now: () => number;

  constructor(secret: Secrets, now: () => number = Date.now) {
    this.#secrets = secretList(secret);
    this.#now = now;
  }

  issue(brand: BrandCode): string {
    const expiry = (this.#now() + TTL_MS).toString(36);
    return `${expiry}.${this.#mac(expiry, brand, this.#secrets[0])}`;
  }

  /** Made here, for this brand, and not ended. */
  verify(token: string, brand: BrandCode): boolean {
    const [expiry = '', mac = '', ...more] = token.split('.', 3);
    return (
      more.length === 0 &&
      this.#secrets.some((secret) => timingSafeEqualText(mac, this.#mac(expiry, brand, secret))) &&
      Number.parseInt(expiry, 36) > this.#now()
    );
  }

  #mac(expiry: string, brand: BrandCode, secret: string): string {
    return createHmac('sha256', secret).update(`widget\0${expiry}\0${brand}`).digest('base64url');
  }
}
