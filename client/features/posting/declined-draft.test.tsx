import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { isDialogOpen } from '../../shared/dialogs/dialog-store.ts';
import { allNotices } from '../../components/notices/notice-store.ts';
import { DRAFT_KEY, emptyDraft, serializeDraft } from './draft/persistence/stored-draft.ts';
import { openPosting, written } from './posting.fixture.tsx';

const SAVED_ID = 'b3a1f0de-0000-4000-8000-000000000001';
const saveDraft = () =>
  localStorage.setItem(DRAFT_KEY, serializeDraft({ ...emptyDraft(SAVED_ID), ...written }, Date.now()));

/** Opens step 1, where a saved draft is offered, and declines it. */
async function decline() {
  saveDraft();
  const opened = openPosting({ path: '/post/step-1' });
  await opened.user.click(await screen.findByRole('button', { name: 'No Thanks' }));
  await screen.findByText('Your saved listing is deleted.');
  expect(localStorage.getItem(DRAFT_KEY) ?? '').not.toContain('Walnut Row');
  return opened;
}

test('the question about a saved draft does not open over another page, and comes with the next visit', async () => {
  saveDraft();
  const { mock, hold, sent, visit } = openPosting({ path: '/post/step-1' });
  const release = hold('PostingOptions');
  await waitFor(() => expect(sent('PostingOptions')).toHaveLength(1));
  visit('/terms');
  release();
  await screen.findByRole('heading', { level: 1, name: /Terms/ });
  await expect.poll(() => mock.line.underWay).toBe(0);
  expect(isDialogOpen()).toBe(false);
  visit('/post/step-1');
  await screen.findByRole('button', { name: 'No Thanks' });
});

test('No Thanks offers Undo, which brings the draft back', async () => {
  const { user, isAt } = await decline();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await isAt('/post/step-2');
  expect(localStorage.getItem(DRAFT_KEY)).toContain('Walnut Row');
});

test('Undo of No Thanks is gone once the page is left', async () => {
  const { user, isAt } = await decline();
  await user.click(await screen.findByRole('button', { name: /^House/ }));
  // Still on the page.
  screen.getByRole('button', { name: 'Undo' });
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await isAt('/post/step-2');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  expect(allNotices()).toEqual([]);
});
