import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { OSU_SLUG } from '../../../mocks/scenarios/setup/arrange.ts';
import { renderOnMock } from '../../../tests/setup/render-on-mock.tsx';
import { waitUntil } from '../../../tests/setup/wait-until.ts';
import { App } from '../../app/app.tsx';

test('leads from a typed college to its page', async () => {
  renderOnMock(<App />);
  // The first focus loads the suggestions.
  await userEvent.click(await screen.findByLabelText('College or city'));
  await screen.findByRole('combobox');
  await userEvent.paste('ohio state university');
  // Before its suggestions have arrived.
  await userEvent.keyboard('{Enter}');
  await screen.findByText('Housing near Ohio State University', { selector: 'h1' });
  expect(location.pathname).toBe(`/college/${OSU_SLUG}`);
});

test('announces how many places the typed text finds', async () => {
  renderOnMock(<App />);
  await userEvent.click(await screen.findByLabelText('College or city'));
  await screen.findByRole('combobox');
  await userEvent.paste('ohio');
  await waitUntil(() => {
    const said = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(said).toContain(`${screen.getAllByRole('option').length} places found`);
  });
});

test('names the lowest price that is offered', async () => {
  renderOnMock(<App />, { arrange: ({ db }) => Object.assign(db.prices, { 84: 0, 85: 31 }) });
  await screen.findByText(/List it in about ten minutes, from \$31 a month\./);
});

test('links the universities with the most homes, each with its count', async () => {
  renderOnMock(<App />);
  const link = await screen.findByRole('link', { name: /^Ohio State University \d+ homes$/ });
  expect(link.getAttribute('href')).toBe(`/college/${OSU_SLUG}`);
});
