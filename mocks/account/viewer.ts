import { NOT_LOGGED_IN } from '../../domain/refusals.ts';
import { noteUse, sessionOf } from './sessions.ts';
import type { AccountRow } from '../db.ts';
import { refusal } from '../refusal.ts';
import type { MockContext } from '../world.ts';

/** The account of the caller's session; undefined for a visitor. */
export function viewerOf({ world, caller }: MockContext): AccountRow | undefined {
  const session = sessionOf(world, caller.token);
  if (session) noteUse(world, session);
  return session && world.db.accounts.find(({ id }) => id === session.accountId);
}

/** @throws UNAUTHENTICATED for a visitor */
export function requireViewer(context: MockContext): AccountRow {
  const viewer = viewerOf(context);
  if (!viewer) throw refusal(NOT_LOGGED_IN);
  return viewer;
}
