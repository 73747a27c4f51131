import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { createSession } from '../../../mocks/account/sessions.ts';
import {
  accountOf,
  DEMO_PASSWORD,
  failing,
  LANDLORD,
  leaveOnly,
  LOFTS,
  UNREACHABLE,
} from '../../../mocks/scenarios/setup/arrange.ts';
import { renderOnMock } from '../../../tests/setup/render-on-mock.tsx';
import { Screen as AccountScreen } from './account-screen.tsx';
import { Screen as DeleteScreen } from './delete-account-screen.tsx';

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Version/18.6 Safari/604.1';
const open = (page = <AccountScreen />, at = '/account') =>
  renderOnMock(page, {
    at,
    as: LANDLORD,
    arrange: (world) => {
      createSession(world, accountOf(world, LANDLORD).id, PHONE);
      leaveOnly(world, LOFTS);
    },
  });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const type = async (label: string, text: string) => {
  const field = await screen.findByLabelText<HTMLInputElement>(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

test('changes the name: "Change" opens the form with the focus in it, errors appear at the field, then the new name is shown', async () => {
  open();
  await press('Change name');
  expect(document.activeElement).toBe(screen.getByLabelText('First name'));
  await userEvent.clear(screen.getByLabelText('First name'));
  await press('Save name');
  await screen.findByText('Enter your first name.');
  await type('First name', 'Rosalind');
  await press('Save name');
  await screen.findByText('Rosalind Calloway');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change name' })));
});

test('changes the password: names the account for password managers, and keeps no password', async () => {
  const { client } = open();
  await press('Change password');
  const autocomplete = [...document.querySelectorAll('form input')].map((input) => input.getAttribute('autocomplete'));
  expect(autocomplete).toEqual(['username', 'current-password', 'new-password', 'new-password']);
  await type('Current password', DEMO_PASSWORD);
  await type('New password', 'nine red kites');
  await type('Confirm password', 'nine red kites');
  await press('Set password');
  await waitFor(() => expect(screen.queryByLabelText('New password')).toBeNull());
  const left = JSON.stringify([client.cache.extract(), { ...localStorage }, { ...sessionStorage }]);
  expect(left + document.body.innerHTML).not.toMatch(new RegExp(`kites|${DEMO_PASSWORD}`));
});

test('marks the session of this device, and shows one error with Retry when another cannot be ended', async () => {
  const { world } = open().mock;
  const list = await screen.findByRole('list', { name: 'Devices' });
  const here = within(list).getAllByRole('listitem')[0];
  expect(here?.textContent).toContain('This device');
  failing('EndSession', 'unreachable')(world);
  await press('Log out Safari on iOS');
  await screen.findByText(UNREACHABLE);
  world.faults.failing = {};
  await press('Retry');
  await waitFor(() => expect(screen.queryByText('Safari on iOS')).toBeNull());
});

test('downloads an export of the account, which no cache keeps', async () => {
  const made = vi.fn((_: Blob) => 'blob:1');
  Object.assign(URL, { createObjectURL: made, revokeObjectURL: () => undefined });
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { client } = open();
  await press('Download my data');
  await waitFor(() => expect(clicked).toHaveBeenCalled());
  expect((clicked.mock.contexts[0] as HTMLAnchorElement).download).toMatch(/\.json$/);
  expect(made.mock.calls[0]?.[0].type).toContain('application/json');
  expect(await made.mock.calls[0]?.[0].text()).toContain('High Street Lofts');
  expect(JSON.stringify(client.cache.extract())).not.toContain('High Street Lofts');
});

test('deletes the account: counts what ends, requires the password, and confirms it', async () => {
  const { client } = open(<DeleteScreen />, '/account/delete');
  const ends = await screen.findByRole('list', { name: 'What we delete' });
  expect(ends.textContent).toMatch(
    /1 listing is removed right away.*1 subscription is canceled.*9 renter requests are/,
  );
  expect(screen.getByRole('list', { name: 'What we keep' }).textContent).toContain('without your name');
  await type('Your password', 'wrong');
  await press('Delete my account permanently');
  await screen.findByText('Incorrect password.');
  await type('Your password', DEMO_PASSWORD);
  await press('Delete my account permanently');
  await screen.findByText(/^Your account is deleted\./);
  expect(JSON.stringify(client.cache.extract())).not.toContain(LANDLORD);
});
