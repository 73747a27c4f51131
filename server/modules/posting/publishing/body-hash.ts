import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Draft } from '../../../../domain/posting/drafts/draft.ts';
import {
  attemptText,
  draftFingerprint,
  senderFingerprint,
} from '../../../../domain/posting/publish-intent-identity.ts';
import { secretList, type Secrets } from '../../../secrets.ts';

const PART = 32;
/** The position of the account's part in SQL, which counts from 1. */
export const ACCOUNT_HASH_FROM = PART + 1;

/**
 * Hashes what must match when an Idempotency-Key is reused: the draft and the account. Both are stored as keyed hashes,
 * because the account's part contains the password. The payment method is excluded: after a reload it is a new one.
 */
export class RequestHasher {
  readonly #secrets: readonly [string, ...string[]];

  /** `secret`: this installation's own secrets; a call repeated while they are replaced is still recognized. */
  constructor(secret: Secrets) {
    this.#secrets = secretList(secret);
  }

  /** Returns 32 bytes for the draft, then 32 for the account, by each secret; the first is to be stored. */
  hashes(draft: Draft, viewer: number | null): [Buffer, ...Buffer[]] {
    const [drafts, accounts] = [draftFingerprint(draft), senderFingerprint(draft, viewer)];
    return this.#each((secret) => Buffer.concat([mac(secret, 'draft', drafts), mac(secret, 'account', accounts)]));
  }

  /** Returns the identifiers of a call without a key, as 64 hexadecimal digits (K27); the first is for a new one. */
  attempts(email: string, draft: Draft): [string, ...string[]] {
    const text = attemptText(email, draft);
    return this.#each((secret) => mac(secret, 'attempt', text).toString('hex'));
  }

  #each<T>(made: (secret: string) => T): [T, ...T[]] {
    const [first, ...others] = this.#secrets;
    return [made(first), ...others.map(made)];
  }
}

const mac = (secret: string, purpose: string, text: string): Buffer =>
  createHmac('sha256', secret).update(`${purpose}\n${text}`).digest();

/** A reactivation has neither part and equals an empty body. */
const same = (a: Buffer, b: Buffer): boolean => a.length === b.length && timingSafeEqual(a, b);
/** Returns whether a stored hash has the draft of one of a request's hashes. */
export const sameDraft = (stored: Buffer, hashes: readonly Buffer[]): boolean =>
  hashes.some((hash) => same(stored.subarray(0, PART), hash.subarray(0, PART)));
/** Returns the account's part of each of a request's hashes, as hexadecimal digits. */
export const accountHashes = (hashes: readonly Buffer[]): string[] =>
  hashes.map((hash) => hash.subarray(PART).toString('hex'));
/** Returns whether a stored hash has the account of one of a request's hashes. */
export const sameAccount = (stored: Buffer, hashes: readonly Buffer[]): boolean =>
  hashes.some((hash) => same(stored.subarray(PART), hash.subarray(PART)));
