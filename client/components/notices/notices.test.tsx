import { act, cleanup, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { notify } from './notice-store.ts';
import { NoticeList } from './notice-list.tsx';
import css from './notices.module.css';
import { Notices } from './notices.tsx';

const SOON = 6000;
const LATER = 20_000;
// It comes after the page.
beforeAll(() => import('./notice-list.tsx'));
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] }));
afterEach(() => {
  // what stays would be in front of the next test's
  act(() => {
    vi.runOnlyPendingTimers();
  });
  cleanup();
  // jsdom waits for this interval before it draws a frame again.
  vi.runOnlyPendingTimers();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const run = vi.fn<() => void>();
const action = { label: 'Undo', run };
const open = async () => {
  render(
    <>
      <button>Remove</button>
      <input aria-label="Name" />
      <Notices />
    </>,
  );
  say('Hello.');
  await screen.findByText('Hello.');
  pass(SOON);
};
const say = (...args: Parameters<typeof notify>) => act(() => void notify(...args));
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const shown = () => screen.getByRole('status').firstElementChild?.firstElementChild?.textContent;

test('closes by itself, later with an undo button', async () => {
  await open();
  say('Saved.');
  pass(SOON - 1);
  expect(shown()).toBe('Saved.');
  pass(1);
  expect(shown()).toBeUndefined();
  say('Hidden.', { action });
  pass(LATER - 1);
  expect(shown()).toBe('Hidden.');
  pass(1);
  expect(shown()).toBeUndefined();
});

test('shows the latest notice first; one that stays appears again afterward', async () => {
  await open();
  say('Your draft is deleted.', { action, stays: true });
  pass(1000);
  say('Hidden.', { action });
  pass(1000);
  say('Saved.');
  expect(shown()).toBe('Saved.');
  expect(screen.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(1);
  pass(SOON);
  expect(shown()).toBe('Your draft is deleted.');
  act(() => screen.getByRole('button', { name: 'Dismiss' }).click());
  expect(shown()).toBeUndefined();
});

test('combines notices of the same moment', async () => {
  await open();
  say('It was not saved.', { tone: 'bad' });
  say('Your card is not charged.');
  screen.getByText('It was not saved.');
  screen.getByText('Your card is not charged.');
  pass(SOON);
  expect(shown()).toBeUndefined();
});

test('stays open while hovered, during keyboard use, and in a background tab', async () => {
  await open();
  say('Hidden.', { action });
  act(() => screen.getByRole('button', { name: 'Undo' }).focus());
  pass(3 * LATER);
  expect(shown()).toBe('Hidden.');
  act(() => screen.getByLabelText('Name').focus());
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  pass(3 * LATER);
  expect(shown()).toBe('Hidden.');
  hidden.mockReturnValue(false);
  // typing into a field is no sign of that
  pass(LATER);
  expect(shown()).toBeUndefined();
});

test('stays open until dismissed after a long operation', async () => {
  await open();
  say('Your draft is deleted.', { action, stays: true });
  pass(100 * LATER);
  expect(shown()).toBe('Your draft is deleted.');
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(shown()).toBeUndefined();
});

test('is reached with F8 from anywhere, and returns the focus', async () => {
  await open();
  say('Hidden.', { action });
  expect(screen.getByRole('status').textContent).toContain('F8: Undo');
  const field = screen.getByLabelText('Name');
  act(() => field.focus());
  await userEvent.keyboard('{F8}');
  expect(document.activeElement?.textContent).toBe('Undo');
  await userEvent.keyboard('{Enter}');
  expect(run).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(field);
});

test('hydrates without an error when a notice came first', async () => {
  say('Saved.');
  const page = document.body.appendChild(document.createElement('div'));
  const complain = vi.fn<(error: unknown) => void>();
  const root = await act(async () =>
    hydrateRoot(page, <NoticeList css={css} />, { onRecoverableError: (error) => complain(error) }),
  );
  expect(page.textContent).toContain('Saved.');
  expect(complain).not.toHaveBeenCalled();
  act(() => root.unmount());
  page.remove();
});
