import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { defer } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCache } from '../../graphql/cache.ts';
import { signIn } from '../../graphql/viewer.ts';
import { MemoryRouter, useLocation } from '../../app/router/router.tsx';
import { Screen as AccountScreen } from './account-screen.tsx';
import { Screen as ConfirmScreen } from './confirm-email-screen.tsx';
import { Screen as DeleteScreen } from './delete-account-screen.tsx';

const rosa = { id: '7', email: 'rosa@walnut.example', firstName: 'Rosa', lastName: 'Neil' };
const at = new Date().toISOString();
const session = (id: string, device: string, current = false) => ({
  __typename: 'AccountSession',
  id,
  device,
  startedAt: at,
  lastUsedAt: at,
  current,
});
const done = (message: string | null = null) => ({ __typename: 'Done', ok: true, message });
const refused = (field: string, message: string) => ({
  __typename: 'Invalid',
  errors: [{ __typename: 'FieldError', field, messages: [message] }],
});

let account: Record<string, unknown>;
/** By operation; what is not there fails. */
let answers: Record<string, object>;
let asked: [string, Record<string, unknown>][];
const link = new ApolloLink(({ variables, operationName = '' }) =>
  defer(async () => {
    asked.push([operationName, variables]);
    if (operationName === 'Viewer') return { data: { me: { __typename: 'Viewer', ...rosa } } };
    if (operationName === 'MyAccount' || operationName === 'Holdings') return { data: { myAccount: account } };
    const answer = answers[operationName];
    if (!answer) throw new TypeError('Failed to fetch');
    return { data: { [operationName.slice(0, 1).toLowerCase() + operationName.slice(1)]: answer } };
  }),
);

beforeEach(() => {
  account = {
    __typename: 'MyAccount',
    ...rosa,
    pendingEmail: null,
    undelivered: [],
    sessions: [session('s1', 'Chrome on Windows', true), session('s2', 'Safari on iOS')],
    holdings: { __typename: 'AccountHoldings', listings: 2, renewing: 1, leads: 34 },
  };
  [answers, asked] = [{}, []];
});
afterEach(() => {
  cleanup();
  document.documentElement.removeAttribute('data-signed-in');
});

const Where = () => <output>{useLocation().pathname}</output>;
function open(Page: () => React.ReactNode, path = '/account'): ApolloClient {
  const client = new ApolloClient({ cache: createCache(), link });
  signIn(client.cache, rosa);
  render(
    <ApolloProvider client={client}>
      <MemoryRouter initialEntries={[path]}>
        <Page />
        <Where />
      </MemoryRouter>
    </ApolloProvider>,
  );
  return client;
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const type = async (label: string, text: string) => {
  const field = await screen.findByLabelText<HTMLInputElement>(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const sent = (name: string) => asked.filter(([operation]) => operation === name).map(([, variables]) => variables);

test('changes the name: "Change" opens the form with the focus in it, errors appear at the field, then the new name is shown', async () => {
  open(AccountScreen);
  await press('Change name');
  expect(document.activeElement).toBe(screen.getByLabelText('First name'));
  answers = { ChangeName: refused('firstName', 'Enter your first name.') };
  await userEvent.clear(screen.getByLabelText('First name'));
  await press('Save name');
  await screen.findByText('Enter your first name.');
  answers = { ChangeName: done('Your name was changed.') };
  account = { ...account, firstName: 'Rosalind' };
  await type('First name', 'Rosalind');
  await press('Save name');
  await screen.findByText('Rosalind Neil');
  expect(sent('ChangeName').at(-1)).toEqual({ firstName: 'Rosalind', lastName: 'Neil' });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change name' })));
});

test('changes the password: requires the current one, names the account for password managers, and keeps no password', async () => {
  const client = open(AccountScreen);
  answers = { ChangePassword: done('Your new password is set.') };
  await press('Change password');
  const autocomplete = [...document.querySelectorAll('form input')].map((input) => input.getAttribute('autocomplete'));
  expect(autocomplete).toEqual(['username', 'current-password', 'new-password', 'new-password']);
  await type('Current password', 'seven blue kites');
  await type('New password', 'nine red kites');
  await type('Confirm password', 'nine red kites');
  await press('Set password');
  await waitFor(() => expect(screen.queryByLabelText('New password')).toBeNull());
  expect(sent('ChangePassword')).toEqual([
    { currentPassword: 'seven blue kites', password: 'nine red kites', passwordConfirmation: 'nine red kites' },
  ]);
  const left = JSON.stringify([
    client.cache.extract(),
    { ...localStorage },
    { ...sessionStorage },
    document.body.innerHTML,
  ]);
  expect(left).not.toContain('kites');
});

test('changes the email: shows that it is pending, and withdraws it', async () => {
  open(AccountScreen);
  answers = { ChangeEmail: done('We sent a link.'), CancelEmailChange: done() };
  account = { ...account, pendingEmail: 'new@walnut.example' };
  await press('Change email');
  await type('New email', 'new@walnut.example');
  await type('Your password', 'seven blue kites');
  await press('Send link');
  await screen.findByText('new@walnut.example');
  account = { ...account, pendingEmail: null };
  await press('Cancel change');
  await waitFor(() => expect(screen.queryByText('new@walnut.example')).toBeNull());
});

test('lists sessions: marks the current one, logs out another, and "everywhere" leads to the login', async () => {
  open(AccountScreen);
  const list = await screen.findByRole('list', { name: 'Devices' });
  const [here, phone] = within(list).getAllByRole('listitem');
  expect(here?.textContent).toContain('Chrome on Windows This device');
  expect(within(here as HTMLElement).queryByRole('button')).toBeNull();
  expect(phone?.textContent).toContain('Safari on iOS');
  answers = { EndSession: done(), LogoutEverywhere: done() };
  account = { ...account, sessions: [session('s1', 'Chrome on Windows', true)] };
  await press('Log out Safari on iOS');
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1));
  expect(sent('EndSession')).toEqual([{ id: 's2' }]);
  await press('Log out everywhere');
  await waitFor(() => expect(screen.getAllByRole('status').at(-1)?.textContent).toBe('/login'));
});

test('shows one error with Retry when the server cannot be reached, and changes nothing', async () => {
  open(AccountScreen);
  await press('Log out Safari on iOS');
  await screen.findByText('We could not reach the server. Nothing was lost. Try again.');
  answers = { EndSession: done() };
  account = { ...account, sessions: [session('s1', 'Chrome on Windows', true)] };
  await press('Retry');
  await waitFor(() => expect(screen.queryByText('Safari on iOS')).toBeNull());
});

test('downloads an export of the account, which no cache keeps', async () => {
  const made = vi.fn((_: Blob) => 'blob:1');
  Object.assign(URL, { createObjectURL: made, revokeObjectURL: () => undefined });
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const client = open(AccountScreen);
  answers = { OwnData: { __typename: 'OwnData', fileName: 'my-data.json', json: '{"what":"everything"}' } };
  await press('Download my data');
  await waitFor(() => expect(clicked).toHaveBeenCalled());
  expect((clicked.mock.contexts[0] as HTMLAnchorElement).download).toBe('my-data.json');
  expect(made.mock.calls[0]?.[0].type).toBe('application/json');
  expect(JSON.stringify(client.cache.extract())).not.toContain('everything');
});

test('deletes the account: counts what ends, requires the password, and confirms it', async () => {
  const client = open(DeleteScreen, '/account/delete');
  const ends = await screen.findByRole('list', { name: 'What we delete' });
  expect(ends.textContent).toMatch(/2 listings are removed right away.*1 subscription is canceled.*34 renter requests/);
  expect(screen.getByRole('list', { name: 'What we keep' }).textContent).toContain('without your name');
  answers = { DeleteAccount: refused('password', 'Incorrect password.') };
  await type('Your password', 'wrong');
  await press('Delete my account permanently');
  await screen.findByText('Incorrect password.');
  answers = { DeleteAccount: done('Your account is deleted.') };
  await type('Your password', 'seven blue kites');
  await press('Delete my account permanently');
  await screen.findByText('Your account is deleted.');
  expect(JSON.stringify(client.cache.extract())).not.toContain('rosa@walnut.example');
});

test('confirms a new email by a button, not by opening the link', async () => {
  answers = { ConfirmEmail: done('Your email is changed.') };
  open(ConfirmScreen, '/account/email/a-token');
  expect(asked).toEqual([]);
  await press('Confirm this email');
  await screen.findByText('Your email is changed.');
  screen.getByRole('heading', { level: 1, name: 'Your new email is confirmed' });
});
