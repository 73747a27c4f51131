import { draftEmail } from './drafts/draft-errors.ts';
import type { Draft } from './drafts/draft.ts';

/** What the same idempotency key must come with again, as two texts of which server and mock keep hashes only (K27). */

/** JSON with sorted names: the same draft in another order is the same draft. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** The draft. The payment method is left out: after a reload it is a new one. */
export const draftFingerprint = ({ account: _account, ...draft }: Draft): string => canonical(draft);

/** Who sends it: the account that is logged in, or the e-mail and the password of the one that is to be made. */
export const senderFingerprint = (draft: Draft, viewer: number | null): string =>
  canonical(
    viewer === null ? ['visitor', draftEmail(draft).toLowerCase(), draft.account?.password ?? ''] : ['account', viewer],
  );

/**
 * What a call without an idempotency key is known by: its account's email and its draft. A visitor's first call and its repeat
 * with the session that the first one began are the same attempt (K27).
 */
export const attemptText = (email: string, draft: Draft): string =>
  `${email.trim().toLowerCase()}\n${draftFingerprint(draft)}`;

/** Is a try the caller's: made from the same e-mail and password, or from or for the account that is logged in? */
export const isOwnIntent = (sameSender: boolean, accountOfTry: number | null, viewer: number | null): boolean =>
  sameSender || (viewer !== null && accountOfTry === viewer);
