import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { Button } from '../button.tsx';
import { notify } from './notice-store.ts';
import { Notices } from './notices.tsx';
import { undoAction } from './undo-action.ts';

afterEach(cleanup);

test('returns the focus to the action after an undo', async () => {
  let undone = 0;
  render(
    <>
      <Button onClick={() => notify('Hidden.', { action: undoAction(() => undone++) })}>Hide</Button>
      <Notices />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(undone).toBe(1);
  expect(document.activeElement?.textContent).toBe('Hide');
});
