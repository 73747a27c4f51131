// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { createSession } from '../account/sessions.ts';
import { heldWorld } from '../world/world.fixture.ts';
import { callerOf, setSessionCookies } from './caller-session.ts';
import { cookiesOf } from './cookies.ts';

/** The browser's own cookie store, including HTTP-only cookies. */
interface CookieJar {
  setCookieSync(line: string, url: string): void;
  getCookieStringSync(url: string): string;
}
const { cookieJar } = (globalThis as unknown as { jsdom: { cookieJar: CookieJar } }).jsdom;

test('stores a login separately from that of a real server on another port, whose cookie scripts cannot read or replace', () => {
  cookieJar.setCookieSync('session=of-the-server; Path=/; HttpOnly', location.href);
  const { world } = heldWorld();
  const { token } = createSession(world, 1);
  setSessionCookies(cookiesOf(null), token);
  expect(callerOf(world, cookiesOf(null), null).token).toBe(token);
  world.db.sessions = [];
  expect(callerOf(world, cookiesOf(null), null).token).toBeNull();
  expect(cookieJar.getCookieStringSync(location.href)).toContain('session=of-the-server');
});
