import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { dialogLoaders } from '../../../app/dialog-loaders.ts';
import { BrowserRouter, useLocation, useNavigate } from '../../../app/router/router.tsx';
import { closeDialog } from '../../../shared/dialogs/dialog-store.ts';
import { DialogHost } from '../../../shared/dialogs/dialog-host.tsx';
import { useNavigationBlocker } from './use-navigation-blocker.ts';

function Page({ unsaved }: { unsaved: boolean }) {
  useNavigationBlocker(unsaved);
  const go = useNavigate();
  const follow = (event: React.MouseEvent) => {
    event.preventDefault();
    go('/elsewhere');
  };
  return (
    <>
      <p data-testid="router">{useLocation().pathname}</p>
      <a href="/elsewhere" onClick={follow}>
        Elsewhere
      </a>
      <a href="#section-contact">To a field</a>
    </>
  );
}

/** The third page of four: there is a way back and a way forward. */
async function open(unsaved: boolean): Promise<void> {
  for (const path of ['/before', '/edit/mine', '/after']) history.pushState(null, '', path);
  history.back();
  await waitFor(() => expect(location.pathname).toBe('/edit/mine'));
  render(
    <BrowserRouter>
      <Page unsaved={unsaved} />
      <DialogHost dialogs={dialogLoaders} />
    </BrowserRouter>,
  );
}
const routerIsAt = () => screen.getByTestId('router').textContent;
const question = () => screen.findByRole('dialog', { name: 'Leave without publishing?' });
const answer = async (name: string) => fireEvent.click(within(await question()).getByRole('button', { name }));

afterEach(() => {
  act(closeDialog);
  cleanup();
});

test('asks before a link is followed', async () => {
  await open(true);
  fireEvent.click(screen.getByText('Elsewhere'));
  await answer('Keep editing');
  expect(routerIsAt()).toBe('/edit/mine');
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(screen.getByText('Elsewhere'));
  await answer('Leave');
  await waitFor(() => expect(routerIsAt()).toBe('/elsewhere'));
});

test.each([
  ['back', -1, '/before'],
  ['forward', 1, '/after'],
])('asks at a step %s, of which the router hears only when one leaves', async (_, steps, there) => {
  await open(true);
  history.go(steps);
  await answer('Keep editing');
  expect([location.pathname, routerIsAt()]).toEqual(['/edit/mine', '/edit/mine']);
  // and again, from where one now is
  history.back();
  await question();
  await answer('Leave');
  await waitFor(() => expect(routerIsAt()).toBe(there));
  expect(location.pathname).toBe(there);
});

test('has the browser ask before the page is closed or loaded anew', async () => {
  await open(true);
  const leaving = new Event('beforeunload', { cancelable: true });
  dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
});

test('asks nobody who only goes to a field, nor where nothing would be lost', async () => {
  await open(true);
  fireEvent.click(screen.getByText('To a field'));
  expect(screen.queryByRole('dialog')).toBeNull();
  cleanup();
  await open(false);
  const leaving = new Event('beforeunload', { cancelable: true });
  dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(false);
  fireEvent.click(screen.getByText('Elsewhere'));
  await waitFor(() => expect(routerIsAt()).toBe('/elsewhere'));
});
