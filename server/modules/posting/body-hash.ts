import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Draft } from '../../../domain/posting/draft.ts';
import { emailOf } from './draft-checks.ts';

const PART = 32;

/** JSON with sorted names: the same draft in another order is the same draft. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

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
  hash({ account, ...draft }: Draft, viewer: number | null): Buffer {
    const who =
      viewer === null
        ? ['visitor', emailOf({ account, ...draft }).toLowerCase(), account?.password ?? '']
        : ['account', viewer];
    return Buffer.concat([this.#mac('draft', canonical(draft)), this.#mac('account', canonical(who))]);
  }

  #mac(purpose: string, text: string): Buffer {
    return createHmac('sha256', this.#secret).update(`${purpose}\n${text}`).digest();
  }
}

export const sameDraft = (a: Buffer, b: Buffer): boolean => timingSafeEqual(a.subarray(0, PART), b.subarray(0, PART));
export const sameAccount = (a: Buffer, b: Buffer): boolean => timingSafeEqual(a.subarray(PART), b.subarray(PART));
