import { draftEmail } from './drafts/draft-errors.ts';
import type { Draft } from './drafts/draft.ts';

/** What a repeated idempotency key must match: two texts, of which server and mock store only hashes (K27). */

/** Returns JSON with sorted names, so that the order of names makes no difference, and of texts as `read` returns them. */
function canonical(value: unknown, read = (text: string) => text): string {
  return JSON.stringify(value, (_name, part: unknown) => {
    if (typeof part === 'string') return read(part);
    return typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part;
  });
}

const singleSpaced = (text: string): string => text.trim().replace(/\s+/g, ' ');

/**
 * Returns the fingerprint of the draft, whatever spaces are around its words: another space is no other listing. The
 * payment method is left out: it is a new one after a reload.
 */
export const draftFingerprint = ({ account: _account, ...draft }: Draft): string => canonical(draft, singleSpaced);

/** Returns the fingerprint of the sender: the logged-in account, or the email and password of the account to create. */
export const senderFingerprint = (draft: Draft, viewer: number | null): string =>
  canonical(
    viewer === null ? ['visitor', draftEmail(draft).toLowerCase(), draft.account?.password ?? ''] : ['account', viewer],
  );

/**
 * Returns the identity of a call without an idempotency key: the account's email and the draft. A visitor's first
 * call and its repeat with the session created by the first one are the same publish intent (K27).
 */
export const attemptText = (email: string, draft: Draft): string =>
  `${email.trim().toLowerCase()}\n${draftFingerprint(draft)}`;

/**
 * Returns whether a publish intent belongs to the caller: created with the same email and password, or by or for the
 * logged-in account.
 */
export const isOwnIntent = (sameSender: boolean, accountOfTry: number | null, viewer: number | null): boolean =>
  sameSender || (viewer !== null && accountOfTry === viewer);
