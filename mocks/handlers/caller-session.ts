import { sessionOf } from '../account/sessions.ts';
import type { Caller, World } from '../world/world.ts';
import type { Cookies } from './cookies.ts';
import { BROWSER_ADDRESS } from '../world/throttle.ts';

/** A page uses another name: cookies are shared across ports, and no script may replace a real server's `session`. */
const SESSION = typeof document === 'undefined' ? 'session' : 'mock-session';
/** The cookie by which scripts and cached pages detect a login; it does not authenticate. */
const HINT = 'signed-in';
const DEVICE = typeof document === 'undefined' ? 'device' : 'mock-device';
const XSRF = 'XSRF-TOKEN';

const newXsrf = () => crypto.randomUUID().replaceAll('-', '');

/** Sets the CSRF token that unsafe requests must repeat, unless there is one. */
export function ensureXsrf(cookies: Cookies): void {
  if (cookies.get(XSRF) === undefined) cookies.set(XSRF, newXsrf());
}

/** Returns whether an unsafe request comes from a page of this site: its header repeats the cookie. */
export const isVerified = (request: Request, cookies: Cookies): boolean =>
  cookies.get(XSRF) !== undefined && request.headers.get('x-xsrf-token') === cookies.get(XSRF);

/** Sets the cookies of a new session, or deletes them. */
export function setSessionCookies(cookies: Cookies, token: string | null): void {
  cookies.set(SESSION, token);
  cookies.set(HINT, token === null ? null : '1');
  cookies.set(XSRF, newXsrf());
}

/** Returns the caller of the session cookie. An unknown or ended session means an anonymous caller, and its cookie is deleted. */
export function callerOf(world: World, cookies: Cookies, userAgent: string | null): Caller {
  const token = cookies.get(SESSION) ?? null;
  const known = sessionOf(world, token) !== undefined;
  if (token !== null && !known) setSessionCookies(cookies, null);
  return {
    token: known ? token : null,
    ip: BROWSER_ADDRESS,
    userAgent: userAgent ?? '',
    remember: (begun) => setSessionCookies(cookies, begun),
    device: cookies.get(DEVICE),
    rememberDevice: (device) => cookies.set(DEVICE, device),
  };
}
