import { DEFAULT_LOGIN_REDIRECT } from '../../domain/account/login.ts';
import type { AccountRow, SessionRow } from '../world/db.ts';
import { secretDigest, generateSecret } from '../world/secret.ts';
import type { Caller, MockContext, World } from '../world/world.ts';

/** Returns the session of a cookie's secret; undefined when there is none, or it has ended. */
export function sessionOf({ db }: World, token: string | null): SessionRow | undefined {
  if (token === null) return undefined;
  const digest = secretDigest(token);
  return db.sessions.find(({ fingerprint }) => fingerprint === digest);
}

/** Creates a session of this account; the token is for the cookie only. */
export function createSession(
  { db, now }: World,
  accountId: number,
  userAgent = '',
): { token: string; publicId: string } {
  const token = generateSecret();
  const publicId = crypto.randomUUID();
  const at = now().toISOString();
  db.sessions.push({
    fingerprint: secretDigest(token),
    publicId,
    accountId,
    userAgent,
    startedAt: at,
    lastUsedAt: at,
  });
  return { token, publicId };
}

const RECORD_INTERVAL_MS = 600_000;

/** Records that a session is in use. */
export function recordSessionUse({ now }: World, session: SessionRow): void {
  if (now().getTime() - Date.parse(session.lastUsedAt) >= RECORD_INTERVAL_MS) session.lastUsedAt = now().toISOString();
}

function endSession(world: World, token: string | null): void {
  const ended = sessionOf(world, token);
  world.db.sessions = world.db.sessions.filter((session) => session !== ended);
}

const MAX_DEVICES = 10;

/** Returns whether this browser has logged in to the account before. */
export const isKnownDevice = ({ db }: World, { device = '' }: Caller, accountId: number): boolean =>
  db.knownDevices.some((row) => row.accountId === accountId && row.fingerprint === secretDigest(device));

function rememberDevice({ db }: World, caller: Caller, accountId: number): void {
  const token = generateSecret();
  const [before, fingerprint] = [secretDigest(caller.device ?? ''), secretDigest(token)];
  const known = db.knownDevices.map((row) => (row.fingerprint === before ? { ...row, fingerprint } : row));
  const own = known.filter((row) => row.accountId === accountId && row.fingerprint !== fingerprint);
  const others = known.filter((row) => row.accountId !== accountId);
  db.knownDevices = [...others, ...own.slice(1 - MAX_DEVICES), { fingerprint, accountId }];
  caller.rememberDevice?.(token);
}

/** Deletes the devices of an account, except the caller's if given. */
export function forgetDevices({ db }: World, accountId: number, except?: Caller): void {
  const exceptDigest = except && secretDigest(except.device ?? '');
  db.knownDevices = db.knownDevices.filter((row) => row.accountId !== accountId || row.fingerprint === exceptDigest);
}

/** Creates a session for this caller, replacing the previous one. Returns what scripts may read, never the secret (K22). */
export function logIn({ world, caller }: MockContext, { id, key, email }: AccountRow) {
  endSession(world, caller.token);
  const { token, publicId: sessionId } = createSession(world, id, caller.userAgent);
  rememberDevice(world, caller, id);
  world.changed();
  caller.remember(token);
  return { key, email, sessionId, userAgent: caller.userAgent, ip: caller.ip, link: DEFAULT_LOGIN_REDIRECT };
}

/** Gives the caller's session a new token and public id, so that a copied cookie becomes invalid. */
export function renewSession({ world, caller }: MockContext): void {
  const session = sessionOf(world, caller.token);
  if (!session) return;
  const token = generateSecret();
  Object.assign(session, { fingerprint: secretDigest(token), publicId: crypto.randomUUID() });
  caller.remember(token);
}

/** Ends every session of an account, except the given one. */
export function endSessions({ db }: World, accountId: number, but?: SessionRow): void {
  db.sessions = db.sessions.filter((session) => session.accountId !== accountId || session === but);
}

/** Ends the caller's session, if any. */
export function logOut({ world, caller }: MockContext): void {
  endSession(world, caller.token);
  world.changed();
  caller.remember(null);
}
