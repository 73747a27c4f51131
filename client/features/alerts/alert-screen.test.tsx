import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { STOP_TOKEN } from '../../../mocks/data/seed.ts';
import type { World } from '../../../mocks/world/world.ts';
import { renderOnMock } from '../../../tests/setup/render-on-mock.tsx';
import { App } from '../../app/app.tsx';

const press = async (role: 'button' | 'radio' | 'checkbox', name: string) =>
  userEvent.click(await screen.findByRole(role, { name }));
const alertOf = ({ db }: World) => db.subscribers.find(({ token }) => token === STOP_TOKEN);

test('saves what is changed, keeps the rest, and says so', async () => {
  const { mock } = renderOnMock(<App />, { at: `/alert/${STOP_TOKEN}` });
  const before = structuredClone(alertOf(mock.world));
  await press('radio', 'Weekly');
  await press('checkbox', 'Dog');
  await press('button', 'Save changes');
  await screen.findByText(
    /^Saved\. We email new homes near Ohio State University .*dog.* to a•••@student\.example, .*on Mondays/,
  );
  expect(alertOf(mock.world)).toEqual({
    ...before,
    frequency: 'weekly',
    filter: { ...before?.filter, pets: [1] },
  });
});

test('shows an error at the rent, and saves nothing', async () => {
  const { mock } = renderOnMock(<App />, { at: `/alert/${STOP_TOKEN}` });
  const before = structuredClone(alertOf(mock.world));
  const rent = await screen.findByLabelText('Maximum monthly rent, in dollars');
  await userEvent.clear(rent);
  await userEvent.type(rent, '9999999');
  await press('button', 'Save changes');
  await screen.findByText('This must be a whole number of dollars.');
  expect(rent.getAttribute('aria-invalid')).toBe('true');
  expect(alertOf(mock.world)).toEqual(before);
});

test('stops an alert and begins it again', async () => {
  const { mock } = renderOnMock(<App />, { at: `/unsubscribe/${STOP_TOKEN}` });
  await press('button', 'Unsubscribe');
  await screen.findByRole('heading', { name: "You're unsubscribed" });
  expect(alertOf(mock.world)?.unsubscribedAt).not.toBeNull();
  await press('button', 'Resubscribe');
  await screen.findByRole('heading', { name: 'Your alert is on' });
  expect(alertOf(mock.world)?.unsubscribedAt).toBeNull();
});
