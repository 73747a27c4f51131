import { cleanup, render, screen as page } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { CurrentScreen } from './current-screen.tsx';
import { ErrorBoundary } from '../error-boundary.tsx';
import { FocusOnNavigation } from './focus-on-navigation.tsx';
import { MemoryRouter, useLocation, useNavigate } from './router.tsx';
import type { Screen } from './match-screen.ts';
import { ScreensProvider } from './screens-context.ts';
import { waitUntil } from '../../../tests/setup/wait-until.ts';

let built = 0;

/** A screen that says which of its kind it is and what it is asked; it breaks where it is asked to. */
const screens: Screen[] = (() => {
  function Numbered() {
    const [number] = useState(() => ++built);
    const { search } = useLocation();
    const go = useNavigate();
    if (search === '?q=break') throw new Error('It breaks.');
    const [ready, setReady] = useState(search !== '?q=late');
    if (!ready) return <h1 ref={() => void setTimeout(() => setReady(true))}>Waiting</h1>;
    return (
      <>
        <p>Ready</p>
        <h1>{`Screen ${number} of ${search}`}</h1>
        <input aria-label="Field" onChange={({ target }) => go(`/stays?q=${target.value}`)} />
        <a
          href="?q=linked"
          onClick={(event) => {
            event.preventDefault();
            go('/stays?q=linked');
          }}
        >
          Linked
        </a>
      </>
    );
  }
  const shown = Object.assign(Numbered, { preload: () => Promise.resolve({ Screen: Numbered }), module: '' });
  return [
    { path: '/stays', stays: 'stays', page: shown },
    { path: '/anew', page: shown },
  ];
})();

let go: ReturnType<typeof useNavigate> = () => {};
function Hand() {
  go = useNavigate();
  return null;
}

const open = (address: string) =>
  render(
    <ScreensProvider value={screens}>
      <MemoryRouter initialEntries={[address]}>
        <Hand />
        <main id="content">
          <ErrorBoundary>
            <CurrentScreen />
          </ErrorBoundary>
        </main>
        <FocusOnNavigation />
      </MemoryRouter>
    </ScreensProvider>,
  );
const heading = (name: string) => page.findByRole('heading', { level: 1, name });

afterEach(() => {
  cleanup();
  built = 0;
  vi.restoreAllMocks();
});

test('remounts a screen for another query, except screens that persist', async () => {
  open('/anew?q=1');
  go('/anew?q=2');
  await heading('Screen 2 of ?q=2');
  go('/stays?q=2');
  await heading('Screen 3 of ?q=2');
  go('/stays?q=3');
  await heading('Screen 3 of ?q=3');
});

test('recovers from a screen error when the query changes', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  open('/stays?q=break');
  expect(page.queryByRole('heading', { name: /^Screen/ })).toBeNull();
  go('/stays?q=whole');
  await page.findByRole('heading', { name: /of \?q=whole$/ });
});

test('keeps the focus in a field that changes the query; a link moves the focus to the new heading', async () => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  open('/stays');
  await userEvent.type(page.getByRole('textbox', { name: 'Field' }), 'x');
  await page.findByRole('heading', { level: 1 });
  expect(document.activeElement).toBe(page.getByRole('textbox', { name: 'Field' }));
  await userEvent.click(page.getByRole('link', { name: 'Linked' }));
  expect(document.activeElement).toBe(await heading('Screen 1 of ?q=linked'));
});

test('leaves the window and the focus where a query is only remembered', async () => {
  const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  open('/stays');
  const link = page.getByRole('link', { name: 'Linked' });
  link.focus();
  go('/stays?q=remembered', { replace: true });
  await heading('Screen 1 of ?q=remembered');
  expect(scroll).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(link);
});

test("moves the focus from a loading screen's heading to the screen's own", async () => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  open('/stays');
  go('/anew?q=late');
  const own = await heading('Screen 2 of ?q=late');
  await waitUntil(() => expect(document.activeElement).toBe(own));
});

test('leaves the focus to the browser where only a part of the page is named anew', async () => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  open('/stays?q=a');
  go('/stays?q=b#part');
  await heading('Screen 1 of ?q=b');
  go(-1);
  await heading('Screen 1 of ?q=a');
  const link = page.getByRole('link', { name: 'Linked' });
  link.focus();
  go(1);
  await heading('Screen 1 of ?q=b');
  expect(document.activeElement).toBe(link);
});
