import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Draft } from '../../../../domain/posting/drafts/draft.ts';
import {
  attemptText,
  draftFingerprint,
  senderFingerprint,
} from '../../../../domain/posting/publish-intent-identity.ts';

const PART = 32;

/**
 * Hashes what must match when an Idempotency-Key is reused: the draft and the account. Both are stored as keyed hashes,
 * because the account's part contains the password. The payment method is excluded: after a reload it is a new one.
 */
export class RequestHasher {
  readonly #secret: string;

  /** `secret`: this installation's own secret. */
  constructor(secret: string) {
    this.#secret = secret;
  }

  /** Returns 32 bytes for the draft, then 32 for the account. */
  hash(draft: Draft, viewer: number | null): Buffer {
    return Buffer.concat([
      this.#mac('draft', draftFingerprint(draft)),
      this.#mac('account', senderFingerprint(draft, viewer)),
    ]);
  }

  /** Returns the identifier of a call without a key, as 64 hexadecimal digits (K27). */
  attempt(email: string, draft: Draft): string {
    return this.#mac('attempt', attemptText(email, draft)).toString('hex');
  }

  #mac(purpose: string, text: string): Buffer {
    return createHmac('sha256', this.#secret).update(`${purpose}\n${text}`).digest();
  }
}

/** A reactivation has neither part and equals an empty body. */
const same = (a: Buffer, b: Buffer): boolean => a.length === b.length && timingSafeEqual(a, b);
export const sameDraft = (a: Buffer, b: Buffer): boolean => same(a.subarray(0, PART), b.subarray(0, PART));
export const sameAccount = (a: Buffer, b: Buffer): boolean => same(a.subarray(PART), b.subarray(PART));
