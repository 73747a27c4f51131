import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderOnMock } from '../../../tests/setup/render-on-mock.tsx';
import { App } from '../../app/app.tsx';

const searchBox = () => screen.findByLabelText<HTMLInputElement>('College or city');

async function searchFor(text: string): Promise<void> {
  // The first focus loads the suggestions.
  await userEvent.click(await searchBox());
  const box = await screen.findByRole<HTMLInputElement>('combobox');
  await userEvent.clear(box);
  await userEvent.paste(text);
  box.form?.requestSubmit();
}

test('keeps the typed text of each search in its step, back and forward', async () => {
  renderOnMock(<App />, { at: '/search' });
  await searchFor('atlantis');
  await screen.findByText('Nothing found.');
  await searchFor('columbus');
  await screen.findByText(/places found\. Choose one\./);
  history.back();
  await screen.findByText('Nothing found.');
  expect((await searchBox()).value).toBe('atlantis');
  history.back();
  await screen.findByText(/^Find apartments/, { selector: 'h1' });
  expect((await searchBox()).value).toBe('');
  history.go(2);
  await screen.findByText(/places found\. Choose one\./);
  expect((await searchBox()).value).toBe('columbus');
});

test('offers the states where nothing is found', async () => {
  renderOnMock(<App />, { at: '/search?q=atlantis' });
  const ohio = await screen.findByRole('link', { name: /^Ohio\b/ });
  expect(ohio.getAttribute('href')).toBe('/state/oh');
  await waitFor(() => expect(screen.getByText('Nothing found.').closest('[role=status]')).not.toBeNull());
});
