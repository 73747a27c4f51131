import type { RateLimitName } from '../../domain/limits.ts';
import { NOT_LOGGED_IN } from '../../domain/request-errors.ts';
import { recordSessionUse, sessionOf } from './sessions.ts';
import type { AccountRow } from '../world/db.ts';
import { requestError } from '../request-error.ts';
import { countAttempt } from '../world/throttle.ts';
import type { MockContext } from '../world/world.ts';

/** Returns the account of the caller's session; undefined for a visitor. */
export function viewerOf({ world, caller }: MockContext): AccountRow | undefined {
  const session = sessionOf(world, caller.token);
  if (session) recordSessionUse(world, session);
  return session && world.db.accounts.find(({ id }) => id === session.accountId);
}

/** Returns the account of the caller's session. @throws UNAUTHENTICATED for a visitor */
export function requireViewer(context: MockContext): AccountRow {
  const viewer = viewerOf(context);
  if (!viewer) throw requestError(NOT_LOGGED_IN);
  return viewer;
}

/** Counts an attempt of the caller's account and returns its id. @throws UNAUTHENTICATED, TOO_MANY_REQUESTS */
export function countedViewer(context: MockContext, name: RateLimitName): number {
  const { id } = requireViewer(context);
  countAttempt(context.world, name, String(id));
  return id;
}
