import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LANDLORD } from '../../../../mocks/scenarios/setup/arrange.ts';
import { renderOnMock } from '../../../../tests/setup/render-on-mock.tsx';
import { setOpenSocket } from '../../../graphql/subscription-socket.ts';
import { ViewerDocument } from '../../../graphql/viewer.generated.ts';
import { accountCredentials, rememberAccountCredentials } from '../draft/account-credentials.ts';
import { celebrate } from './celebrate.ts';

const user = { key: 'k1', email: 'rosa@walnut.example', sessionId: 's1', userAgent: 'Firefox', ip: '192.0.2.1' };
const account = { email: 'rosa@walnut.example', password: 'a long phrase', password_confirmation: 'a long phrase' };

const client = () => {
  const made = renderOnMock(null, { as: LANDLORD }).client;
  rememberAccountCredentials(made.cache, account);
  return made;
};
const calm = (matches: boolean) => vi.stubGlobal('matchMedia', () => ({ matches }));
const pieces = () => document.querySelectorAll('body > [aria-hidden=true] > i').length;
const told: unknown[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  calm(false);
  told.length = 0;
  window.dataLayer = [];
  setOpenSocket({ isOpen: () => true, say: (payload) => told.push(payload), reconnect: () => told.push('again') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  delete window.dataLayer;
  document.body.replaceChildren();
});

test('shows seventy pieces for two seconds above the page (K29)', () => {
  celebrate(client(), { price: 49, user: null });
  vi.advanceTimersByTime(149);
  expect(pieces()).toBe(0);
  vi.advanceTimersByTime(1);
  expect(pieces()).toBe(70);
  vi.advanceTimersByTime(1999);
  expect(pieces()).toBe(70);
  vi.advanceTimersByTime(1);
  expect(pieces()).toBe(0);
});

test('shows no confetti with reduced motion', () => {
  calm(true);
  celebrate(client(), { price: 49, user: null });
  vi.advanceTimersByTime(1000);
  expect(pieces()).toBe(0);
});

test('reports one conversion with its price and no personal data', () => {
  celebrate(client(), { price: 49, user });
  vi.advanceTimersByTime(5000);
  expect(window.dataLayer).toEqual([{ event: 'listing_published', price: 49 }]);
});

test('logs in the new account, notifies the realtime channel and clears its password (K32)', async () => {
  const made = client();
  celebrate(made, { price: 29, user });
  const { sessionId, userAgent, ...rest } = user;
  expect(told).toEqual([{ user: { ...rest, session_id: sessionId, user_agent: userAgent } }, 'again']);
  expect(accountCredentials(made.cache).password).toBe('');
  await vi.waitFor(() => expect(made.cache.readQuery({ query: ViewerDocument })?.me?.email).toBe(LANDLORD));
});

test('notifies nobody about an account that was already logged in', () => {
  celebrate(client(), { price: 29, user: null });
  expect(told).toEqual([]);
});
