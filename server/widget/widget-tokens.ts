import { createHmac } from 'node:crypto';
import type { BrandCode } from '../../domain/brands/brand.ts';
import { timingSafeEqualText } from '../http/security/csrf-tokens.ts';
import { HOUR_MS } from '../../domain/time-spans.ts';
import { secretList, type Secrets } from '../secrets.ts';

const TTL_MS = HOUR_MS;

/** The token of a frame's page (`expiry.mac`), bound to its brand and to nobody, so that the page can be cached. */
export class WidgetTokens {
  readonly #secrets: readonly [string, ...string[]];

  constructor(
    secret: Secrets,
    private readonly now: () => number = Date.now,
  ) {
    this.#secrets = secretList(secret);
  }

  issue(brand: BrandCode): string {
    const expiry = (this.now() + TTL_MS).toString(36);
    return `${expiry}.${this.#mac(expiry, brand, this.#secrets[0])}`;
  }

  /** Made here, for this brand, and not ended. */
  verify(token: string, brand: BrandCode): boolean {
    const [expiry = '', mac = '', ...more] = token.split('.', 3);
    return (
      more.length === 0 &&
      this.#secrets.some((secret) => timingSafeEqualText(mac, this.#mac(expiry, brand, secret))) &&
      Number.parseInt(expiry, 36) > this.now()
    );
  }

  #mac(expiry: string, brand: BrandCode, secret: string): string {
    return createHmac('sha256', secret).update(`widget\0${expiry}\0${brand}`).digest('base64url');
  }
}
