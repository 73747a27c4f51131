import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Draft } from '../../../domain/posting/draft.ts';
import { attemptText, draftText, senderText } from '../../../domain/posting/try-identity.ts';

const PART = 32;

/**
 * What the same Idempotency-Key must come with again: the draft, and the account. Both are kept as keyed hashes, because
 * the account's part has the password in it. The payment method is left out: after a reload it is a new one.
 */
export class BodyHasher {
  readonly #secret: string;

  /** `secret`: this installation's own. */
  constructor(secret: string) {
    this.#secret = secret;
  }

  /** 32 bytes of the draft, then 32 of the account. */
  hash(draft: Draft, viewer: number | null): Buffer {
    return Buffer.concat([this.#mac('draft', draftText(draft)), this.#mac('account', senderText(draft, viewer))]);
  }

  /** Returns what the key of a call without one begins with. */
  attempt(draft: Draft, accountEmail: string | null): string {
    return this.#mac('attempt', attemptText(draft, accountEmail)).toString('hex');
  }

  #mac(purpose: string, text: string): Buffer {
    return createHmac('sha256', this.#secret).update(`${purpose}\n${text}`).digest();
  }
}

/** A reactivation has neither part: it is the same as no body. */
const same = (a: Buffer, b: Buffer): boolean => a.length === b.length && timingSafeEqual(a, b);
export const sameDraft = (a: Buffer, b: Buffer): boolean => same(a.subarray(0, PART), b.subarray(0, PART));
export const sameAccount = (a: Buffer, b: Buffer): boolean => same(a.subarray(PART), b.subarray(PART));
