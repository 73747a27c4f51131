import { MockedProvider } from '@apollo/client/testing/react';
import { act, cleanup, render, screen as page } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { lazyScreen } from './lazy-screen.tsx';
import { MemoryRouter, useLocation, useNavigate } from './router.tsx';
import { ScreensProvider } from './screens-context.ts';
import { usePreloadedNavigate } from './use-preloaded-navigate.ts';

let go: ReturnType<typeof usePreloadedNavigate>;
let navigate: ReturnType<typeof useNavigate>;
function Where() {
  go = usePreloadedNavigate();
  navigate = useNavigate();
  return <p role="status">{useLocation().pathname}</p>;
}
const where = () => page.getByRole('status').textContent;

/** Opens /here, two steps after /before, with a screen at /late, whose file loads when the test says so. */
function open() {
  const file = Promise.withResolvers<{ Screen: () => null }>();
  const load = vi.fn(() => file.promise);
  render(
    <MockedProvider>
      <ScreensProvider value={[{ path: '/late', page: lazyScreen(load) }]}>
        <MemoryRouter initialEntries={['/before', '/here']}>
          <Where />
        </MemoryRouter>
      </ScreensProvider>
    </MockedProvider>,
  );
  return { load, arrive: () => file.resolve({ Screen: () => null }) };
}

const setOnline = (online: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  dispatchEvent(new Event(online ? 'online' : 'offline'));
};
const settled = () => act(() => new Promise((done) => setTimeout(done)));

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('goes to a screen after a delay', async () => {
  open();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  void go('/next', { delayMs: 1500 });
  await act(() => vi.advanceTimersByTimeAsync(1499));
  expect(where()).toBe('/here');
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(where()).toBe('/next');
});

test.each([
  ['a link', () => navigate('/elsewhere'), '/elsewhere'],
  ['the back button', () => navigate(-1), '/before'],
  ['another navigation that waits', () => void go('/other', { delayMs: 100 }), '/other'],
])('stays where one went by %s meanwhile', async (_, leave, there) => {
  open();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  void go('/next', { delayMs: 1500 });
  await act(async () => leave());
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(where()).toBe(there);
});

test('stays where one went while the file of a screen was loading', async () => {
  const { arrive } = open();
  const going = go('/late');
  act(() => navigate('/elsewhere'));
  arrive();
  await act(() => going);
  expect(where()).toBe('/elsewhere');
});

test('offline keeps the page and loads nothing, and goes on when online', async () => {
  const { load, arrive } = open();
  setOnline(false);
  arrive();
  const going = go('/late');
  await settled();
  expect([where(), load.mock.calls.length]).toEqual(['/here', 0]);
  setOnline(true);
  await act(() => going);
  expect([where(), load.mock.calls.length]).toEqual(['/late', 1]);
});

test('offline forgets the page that waits when another one, which is loaded, is opened', async () => {
  open();
  setOnline(false);
  const going = go('/late');
  await settled();
  await act(() => go('/loaded'));
  expect(where()).toBe('/loaded');
  setOnline(true);
  await settled();
  expect(where()).toBe('/loaded');
  void going;
});
