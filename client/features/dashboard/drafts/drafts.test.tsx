import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { DRAFTS_PER_PAGE } from '../../../../domain/limits.ts';
import { onPage } from '../../posting/answered.fixture.tsx';
import { Drafts } from './drafts.tsx';

afterEach(cleanup);

const draft = (id: string) => ({
  __typename: 'MyDraft',
  id,
  ownId: null,
  name: `Draft ${id}`,
  type: 84,
  address: '',
  missing: [],
  inReview: false,
  savedAt: '2026-09-14T12:00:00.000Z',
});

test('keeps the list, its pages and the focus when another page fails to load', async () => {
  let isOnline = false;
  const drafts = (page: number) => ({
    myDrafts: { __typename: 'MyDrafts', total: DRAFTS_PER_PAGE + 1, drafts: [draft(String(page))] },
  });
  onPage(<Drafts />, {
    MyDrafts: ({ page }) => (page === 1 || isOnline ? drafts(Number(page)) : new Error('offline')),
  });
  await userEvent.click(await screen.findByRole('button', { name: /Next/ }));
  const problem = await screen.findByRole('alert');
  expect(problem.textContent).toContain("These drafts didn't load.");
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Drafts' }));
  screen.getByText('Draft 1');
  isOnline = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Draft 2');
  expect(screen.queryByRole('alert')).toBeNull();
});
