import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { waitUntil } from '../../../tests/setup/wait-until.ts';
import { closeDialog, isDialogOpen, useOpenDialog } from '../../shared/dialogs/dialog-store.ts';
import { allNotices, dismiss } from '../../components/notices/notice-store.ts';
import { DRAFT_KEY, emptyDraft, serializeDraft } from './draft/persistence/stored-draft.ts';
import { PostingOptionsDocument } from './options.generated.ts';
import { openPosting, written } from './posting.fixture.tsx';

const SAVED_ID = 'b3a1f0de-0000-4000-8000-000000000001';

afterEach(() => {
  closeDialog();
  cleanup();
  for (const { id } of allNotices()) dismiss(id);
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

/** The dialog's answer; jsdom implements no modal dialogs. */
function NoThanks() {
  const open = useOpenDialog();
  return open?.name === 'posting-restore-data' ? <button onClick={open.given.discard}>No Thanks</button> : null;
}

/** Opens step 1, where a saved draft is offered, and declines it. */
async function decline() {
  localStorage.setItem(DRAFT_KEY, serializeDraft({ ...emptyDraft(SAVED_ID), ...written }, Date.now()));
  render(<NoThanks />);
  const opened = openPosting({ path: '/post/step-1' });
  await opened.user.click(await screen.findByRole('button', { name: 'No Thanks' }));
  await screen.findByText('Your saved listing is deleted.');
  expect(localStorage.getItem(DRAFT_KEY) ?? '').not.toContain('Walnut Row');
  return opened;
}

test('the question about a saved draft does not open over another page, and comes with the next visit', async () => {
  localStorage.setItem(DRAFT_KEY, serializeDraft({ ...emptyDraft(SAVED_ID), ...written }, Date.now()));
  const options = Promise.withResolvers<object>();
  render(<NoThanks />);
  const { asked, client, visit } = openPosting({
    path: '/post/step-1',
    answers: { PostingOptions: () => options.promise },
  });
  await waitUntil(() => expect(asked.length).toBeGreaterThan(0));
  visit('/terms');
  options.resolve({ options: { __typename: 'Options', localProcessor: true, stripeKey: null, types: [] } });
  await client.query({ query: PostingOptionsDocument });
  await screen.findByRole('heading', { level: 1, name: /Terms/ });
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
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(allNotices()).toEqual([]);
});
