import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { DEMO_STAFF } from '../../../demo/staff.ts';
import { ACTIVE, REMOVED } from '../../../domain/options/listing-status.ts';
import { findListing, LOFTS, seededListingNamed } from '../../../mocks/scenarios/setup/arrange.ts';
import { renderOnMock } from '../../../tests/setup/render-on-mock.tsx';
import { ConsoleApp } from './console-app.tsx';

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const menu = async () =>
  within(await screen.findByRole('navigation', { name: 'Console' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test('logs in, and keeps what was typed when that is refused', async () => {
  renderOnMock(<ConsoleApp />, { at: '/admin' });
  const email = await screen.findByLabelText<HTMLInputElement>('Email');
  await userEvent.type(email, 'nobody@demo.example');
  await press('Log in');
  await screen.findByText('Email, password, or code is wrong.');
  expect(email.value).toBe('nobody@demo.example');
  await userEvent.clear(email);
  await userEvent.type(email, DEMO_STAFF.email);
  await press('Log in');
  expect(await menu()).toEqual(['Reviews', 'Reports', 'Find', 'Operations', 'Numbers', 'Log']);
});

test('shows a moderator only the screens of the role', async () => {
  renderOnMock(<ConsoleApp />, { at: '/admin', arrange: ({ db }) => (db.console.role = 'moderator') });
  expect(await menu()).toEqual(['Reviews', 'Reports', 'Find']);
});

test('removes a listing after its reason and the preview, and not without a reason', async () => {
  const { id } = seededListingNamed(LOFTS);
  const { mock } = renderOnMock(<ConsoleApp />, {
    at: `/admin/find/listing/${id}`,
    arrange: ({ db }) => (db.console.role = 'admin'),
  });
  const status = () => findListing(mock.world, LOFTS).status;
  await press('Remove');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
  await dialog.findByText('Write the reason.');
  expect(status()).toBe(ACTIVE);
  await userEvent.type(dialog.getByLabelText('Why, for the log'), 'Reported twice');
  await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
  await screen.findByText('Done.');
  expect(status()).toBe(REMOVED);
  expect(mock.world.db.console.log[0]).toMatchObject({ action: 'listing.remove', reason: 'Reported twice' });
});
