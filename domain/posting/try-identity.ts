import { emailOf } from './draft-errors.ts';
import type { Draft } from './draft.ts';

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
export const draftText = ({ account: _account, ...draft }: Draft): string => canonical(draft);

/** Who sends it: the account that is logged in, or the e-mail and the password of the one that is to be made. */
export const senderText = (draft: Draft, viewer: number | null): string =>
  canonical(
    viewer === null ? ['visitor', emailOf(draft).toLowerCase(), draft.account?.password ?? ''] : ['account', viewer],
  );

/**
 * Returns what the key of a call without one is derived from: the e-mail of the account, made or to be made, and the draft.
 * The session is no part of it, since the first call of a visitor begins one.
 */
export const attemptText = (draft: Draft, accountEmail: string | null): string =>
  canonical(['attempt', (accountEmail ?? emailOf(draft)).trim().toLowerCase(), draftText(draft)]);

/** How long a derived key stands for the same attempt. */
export const DERIVED_KEY_MS = 10 * 60_000;

/** Is a try the caller's: made from the same e-mail and password, or from or for the account that is logged in? */
export const isOwnTry = (sameSender: boolean, accountOfTry: number | null, viewer: number | null): boolean =>
  sameSender || (viewer !== null && accountOfTry === viewer);
