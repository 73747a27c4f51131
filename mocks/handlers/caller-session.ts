import { sessionOf } from '../account/sessions.ts';
import type { Caller, World } from '../world/world.ts';
import type { Cookies } from './cookies.ts';

/**
 * A page has a name of its own for it: cookies do not tell ports apart, and no script may replace the `session` that a real
 * server on this machine has given to the browser.
 */
const SESSION = typeof document === 'undefined' ? 'session' : 'mock-session';
/** Told to scripts and cached pages that somebody is logged in; proves nothing. */
const HINT = 'signed-in';
const DEVICE = typeof document === 'undefined' ? 'device' : 'mock-device';
const XSRF = 'XSRF-TOKEN';

const newXsrf = () => crypto.randomUUID().replaceAll('-', '');

/** Gives a page the token that its unsafe calls must repeat, unless it has one. */
export function ensureXsrf(cookies: Cookies): void {
  if (cookies.get(XSRF) === undefined) cookies.set(XSRF, newXsrf());
}

/** Whether an unsafe call comes from a page of this site: its header repeats the cookie. */
export const isVerified = (request: Request, cookies: Cookies): boolean =>
  cookies.get(XSRF) !== undefined && request.headers.get('x-xsrf-token') === cookies.get(XSRF);

/** Sets the cookies of a session that has begun, or takes them away. */
export function setSessionCookies(cookies: Cookies, token: string | null): void {
  cookies.set(SESSION, token);
  cookies.set(HINT, token === null ? null : '1');
  cookies.set(XSRF, newXsrf());
}

/** Who calls, by the session's cookie. A session that the world does not know (any more) is nobody's, and forgotten. */
export function callerOf(world: World, cookies: Cookies, userAgent: string | null): Caller {
  const token = cookies.get(SESSION) ?? null;
  const known = sessionOf(world, token) !== undefined;
  if (token !== null && !known) {
    cookies.set(SESSION, null);
    cookies.set(HINT, null);
    cookies.set(XSRF, newXsrf());
  }
  return {
    token: known ? token : null,
    ip: '127.0.0.1',
    userAgent: userAgent ?? '',
    remember: (begun) => setSessionCookies(cookies, begun),
    device: cookies.get(DEVICE),
    rememberDevice: (device) => cookies.set(DEVICE, device),
  };
}
