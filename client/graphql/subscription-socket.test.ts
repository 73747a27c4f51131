import { afterEach, expect, test, vi } from 'vitest';
import { onSocketEvent, setOpenSocket, refreshSocketLogin } from './subscription-socket.ts';

const user = { key: 'k1', email: 'rosa@walnut.example', sessionId: 's1', userAgent: 'Firefox', ip: '192.0.2.1' };
const more = { ...user, password: 'a long phrase', link: '/advertising-home' };
const page = { missed: vi.fn(), loggedIn: vi.fn() };
const leave = onSocketEvent(page);
afterEach(() => vi.clearAllMocks());

test('sends the login over an open socket and reopens it with the new cookie (K32)', () => {
  const sent: unknown[] = [];
  setOpenSocket({ isOpen: () => true, say: (payload) => sent.push(payload), reconnect: () => sent.push('again') });
  refreshSocketLogin(more);
  const { sessionId, userAgent, ...rest } = user;
  expect(sent).toEqual([{ user: { ...rest, session_id: sessionId, user_agent: userAgent } }, 'again']);
  expect(page.loggedIn).not.toHaveBeenCalled();
});

test('does nothing on a closed socket', () => {
  const say = vi.fn();
  setOpenSocket({ isOpen: () => false, say, reconnect: say });
  refreshSocketLogin(user);
  expect(say).not.toHaveBeenCalled();
  expect(page.loggedIn).toHaveBeenCalledOnce();
});

test('does not fail the login when the socket fails', () => {
  const fail = () => {
    throw new Error('The socket is closing');
  };
  setOpenSocket({ isOpen: () => true, say: fail, reconnect: fail });
  expect(() => refreshSocketLogin(user)).not.toThrow();
});

test('does not call a removed listener', () => {
  leave();
  setOpenSocket({ isOpen: () => false, say: () => undefined, reconnect: () => undefined });
  refreshSocketLogin(user);
  expect(page.loggedIn).not.toHaveBeenCalled();
});
