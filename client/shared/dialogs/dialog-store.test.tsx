import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { DialogHost, type DialogLoaders } from './dialog-host.tsx';
import { DialogShell } from './dialog-shell.tsx';
import { closeDialog, openDialog } from './dialog-store.ts';

afterEach(() => {
  act(closeDialog);
  cleanup();
});

const dialogs: DialogLoaders = {
  notification:
    async () =>
    ({ message }) => <DialogShell title="Note">{message}</DialogShell>,
  'forgot-password': async () => () => <DialogShell title="Forgot password">Mail</DialogShell>,
};

test('shows one dialog at a time: a second replaces the first, and closing returns the focus to the opener (K13)', async () => {
  render(
    <>
      <button onClick={() => openDialog('notification', { message: 'Hello' })}>Open</button>
      <DialogHost dialogs={dialogs} />
    </>,
  );
  const opener = screen.getByRole('button', { name: 'Open' });
  opener.focus();
  fireEvent.click(opener);
  expect(await screen.findByRole('dialog', { name: 'Note' })).toBeTruthy();

  // The focused element is in the first dialog and was removed with it.
  screen.getByRole('button', { name: 'Close' }).focus();
  act(() => openDialog('forgot-password', {}));
  expect(await screen.findByRole('dialog', { name: 'Forgot password' })).toBeTruthy();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);

  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(opener);
});
