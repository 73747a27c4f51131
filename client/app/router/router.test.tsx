import { act, cleanup, render, screen as page } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  BrowserRouter,
  MemoryRouter,
  Navigate,
  StaticRouter,
  useHref,
  useLocation,
  useNavigate,
  useNavigationType,
} from './router.tsx';
import { matchScreen, type Screen } from './match-screen.ts';

type Go = ReturnType<typeof useNavigate>;
let go: Go = () => {};

function Where() {
  const { pathname, search, hash, state } = useLocation();
  go = useNavigate();
  return <p>{[useNavigationType(), pathname, search, hash, JSON.stringify(state), useHref('/x')].join(' ')}</p>;
}
const where = () => page.getByText(/^(POP|PUSH|REPLACE)/).textContent;

beforeEach(() => history.replaceState(null, '', '/'));
afterEach(cleanup);

test('navigates, replaces a history entry, and restores the state on the way back', async () => {
  history.replaceState(null, '', '/college/osu?page=2#homes');
  render(
    <BrowserRouter>
      <Where />
    </BrowserRouter>,
  );
  expect(where()).toBe('POP /college/osu ?page=2 #homes null /x');
  act(() => go('/matches?page=1', { state: { from: 'college' } }));
  expect(where()).toBe('PUSH /matches ?page=1  {"from":"college"} /x');
  act(() => go('/matches?page=2', { replace: true }));
  expect(where()).toBe('REPLACE /matches ?page=2  null /x');
  const steps = history.length;
  act(() => go('/matches?page=3', { state: 'told' }));
  expect(history.length).toBe(steps + 1);
  const back = new Promise((done) => addEventListener('popstate', done, { once: true }));
  await act(async () => {
    go(-1);
    await back;
  });
  expect(where()).toBe('POP /matches ?page=2  null /x');
});

test('works below a base path', () => {
  history.replaceState(null, '', '/some/path/matches?page=2');
  render(
    <BrowserRouter basename="/some/path/">
      <Where />
    </BrowserRouter>,
  );
  expect(where()).toBe('POP /matches ?page=2  null /some/path/x');
  act(() => go('/'));
  expect(location.pathname).toBe('/some/path/');
  expect(where()).toBe('PUSH /   null /some/path/x');
});

test('redirects without a history entry', () => {
  render(
    <BrowserRouter>
      <Where />
      <Navigate to="/matches/none" replace />
    </BrowserRouter>,
  );
  expect(where()).toBe('REPLACE /matches/none   null /x');
});

test('starts at the server-rendered URL, and in memory where configured', () => {
  expect(
    renderToString(
      <StaticRouter location="/search?q=a">
        <Where />
      </StaticRouter>,
    ),
  ).toBe('<p>POP /search ?q=a  null /x</p>');
  render(
    <MemoryRouter initialEntries={['/a', '/b']}>
      <Where />
    </MemoryRouter>,
  );
  expect(where()).toBe('POP /b   null /x');
  act(() => go('/c', { replace: true }));
  act(() => go(-1));
  expect(where()).toBe('POP /a   null /x');
});

test('matches a URL to the first screen with its path', () => {
  const screens = ['/', '/password/reset', '/password/reset/:token', '/home/:slug', '*'].map(
    (path) => ({ path }) as Screen,
  );
  const found = (url: string) => {
    const matched = matchScreen(screens, url);
    return [matched?.screen.path, { ...matched?.address.params }];
  };
  expect(found('/')).toEqual(['/', {}]);
  expect(found('/password/reset/')).toEqual(['/password/reset', {}]);
  expect(found('/Password/Reset/a-b?x=1')).toEqual(['/password/reset/:token', { token: 'a-b' }]);
  expect(found('/home/caf%C3%A9%2Fbar')).toEqual(['/home/:slug', { slug: 'café/bar' }]);
  expect(found('/home/%E0%A4%A')).toEqual(['/home/:slug', { slug: '%E0%A4%A' }]);
  expect(found('/home/a/b')).toEqual(['*', {}]);
});
