import { draftEmail } from './drafts/draft-errors.ts';
import type { Draft } from './drafts/draft.ts';
import { canonical } from './drafts/saved-draft.ts';

/** What a repeated idempotency key must match: two texts, of which server and mock store only hashes (K27). */

const singleSpaced = (text: string): string => text.trim().replace(/\s+/g, ' ');

/**
 * Returns the fingerprint of the draft without its spaces, without the payment method, which a reload replaces, and
 * without what is sent for review: the same listing under the same key is the same attempt.
 */
export const draftFingerprint = ({ account: _account, textsForReview: _chosen, ...draft }: Draft): string =>
  canonical(draft, singleSpaced);

/** Returns the fingerprint of the sender: the logged-in account, or the email and password of the account to create. */
export const senderFingerprint = (draft: Draft, viewer: number | null): string =>
  canonical(
    viewer === null ? ['visitor', draftEmail(draft).toLowerCase(), draft.account?.password ?? ''] : ['account', viewer],
  );

/** Returns what identifies a call without a key: a visitor's call and its repeat after the login are the same (K27). */
export const attemptText = (email: string, draft: Draft): string =>
  `${email.trim().toLowerCase()}\n${draftFingerprint(draft)}`;

/**
 * Returns whether a visitor names no account: a reload forgets the password of a new one (K16). With its key, such a call
 * goes on with a publish intent; what it creates is answered to its account alone (K27).
 */
export const namesNoAccount = ({ account }: Draft, viewer: number | null): boolean =>
  viewer === null && !account?.email && !account?.password;

/** Returns whether a publish intent is the caller's: of the same email and password, or by or for the logged-in account. */
export const isOwnIntent = (sameSender: boolean, accountOfTry: number | null, viewer: number | null): boolean =>
  sameSender || (viewer !== null && accountOfTry === viewer);
