import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { defer } from 'rxjs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createCache } from '../../../graphql/cache.ts';
import { MemoryRouter, useLocation } from '../../../app/router/router.tsx';
import { closeDialog, useOpenDialog } from '../../../shared/dialogs/dialog-store.ts';
import { Screen as ConfirmLoginScreen } from './confirm-login-screen.tsx';
import { LoginForm } from '../../../shared/account/login-form.tsx';
import { Screen as LoginScreen } from './login-screen.tsx';
import { Screen as ResetRequestScreen } from './reset-request-screen.tsx';

const PASSWORD = `${'seven blue kites '.repeat(5)}!`;
const UNREACHABLE = 'We could not reach the server. Nothing was lost. Try again.';
const loggedIn = {
  __typename: 'LoggedIn',
  key: 'k1',
  email: 'rosa@walnut.example',
  sessionId: 's1',
  userAgent: 'Firefox',
  ip: '192.0.2.1',
  link: '/account',
  viewer: { __typename: 'Viewer', id: '7', email: 'rosa@walnut.example', firstName: 'Rosa', lastName: 'Neil' },
};
const refused = (field: string, ...messages: string[]) => ({
  __typename: 'Invalid',
  errors: [{ __typename: 'FieldError', field, messages }],
});

let asked: Record<string, unknown>[];
/** What is answered next; 'lost' when nobody is reached. */
let answers: (object | 'lost')[];
const link = new ApolloLink(({ variables, operationName = '' }) =>
  defer(async () => {
    asked.push(variables);
    const answer = answers.shift();
    if (!answer || answer === 'lost') throw new TypeError('Failed to fetch');
    return { data: { [operationName.slice(0, 1).toLowerCase() + operationName.slice(1)]: answer } };
  }),
);

function Around() {
  const dialog = useOpenDialog();
  return <output>{JSON.stringify([useLocation().pathname, dialog?.given ?? null])}</output>;
}
const around = () => JSON.parse(screen.getAllByRole('status').at(-1)?.textContent ?? '') as [string, unknown];

async function open(page: ReactNode, at = '/login'): Promise<void> {
  const client = new ApolloClient({ cache: createCache(), link });
  render(
    <ApolloProvider client={client}>
      <MemoryRouter initialEntries={[at]}>
        {page}
        <Around />
      </MemoryRouter>
    </ApolloProvider>,
  );
  await waitFor(() => expect(screen.getAllByRole<HTMLButtonElement>('button')[0]?.disabled).toBe(false));
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
async function logIn(): Promise<void> {
  await userEvent.type(field('Email'), 'rosa@walnut.example');
  await userEvent.click(field('Password'));
  await userEvent.paste(PASSWORD);
  await press('Login');
}

beforeEach(() => {
  [asked, answers] = [[], []];
});
afterEach(() => {
  cleanup();
  closeDialog();
  document.documentElement.removeAttribute('data-signed-in');
});

describe('the login', () => {
  test('has email, password, button and note, with autocomplete for password managers [K35]', async () => {
    await open(<LoginScreen />);
    expect(screen.getByText('Login here if you have previously posted a listing.')).toBeTruthy();
    expect(field('Email').autocomplete).toBe('username');
    expect(field('Password').autocomplete).toBe('current-password');
    expect(field('Password').type).toBe('password');
    expect(field('Password').maxLength).toBe(-1);
  });

  test('accepts a pasted passphrase, sends the redirect path, and follows it', async () => {
    answers = [loggedIn];
    await open(<LoginScreen />, '/login?link=%2Faccount');
    await logIn();
    await waitFor(() => expect(around()[0]).toBe('/account'));
    expect(asked).toEqual([{ email: 'rosa@walnut.example', password: PASSWORD, link: '/account' }]);
  });

  test('on a page, Forgot Password leads to /password/reset', async () => {
    await open(<LoginScreen />);
    await press('Forgot Password');
    await waitFor(() => expect(around()).toEqual(['/password/reset', null]));
  });

  test('passes the typed email from the login dialog to the password dialog', async () => {
    const forgotten: string[] = [];
    await open(<LoginForm loggedIn={() => undefined} forgot={(email) => forgotten.push(email)} />);
    await userEvent.type(field('Email'), 'rosa@walnut.example');
    await press('Forgot Password');
    expect(forgotten).toEqual(['rosa@walnut.example']);
  });

  test.each([
    ['email', 'Email'],
    ['password', 'Password'],
  ])('shows the first error of %s at its field until that is edited', async (key, label) => {
    answers = [refused(key, 'This one.', 'And this.')];
    await open(<LoginScreen />);
    await logIn();
    await screen.findByText('This one.');
    expect(screen.queryByText('And this.')).toBeNull();
    expect(field(label).getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field(label));
    await userEvent.type(field(label), 'x');
    expect(screen.queryByText('This one.')).toBeNull();
  });

  test('keeps the input when the server cannot be reached, shows one error, and retries [K53]', async () => {
    answers = ['lost', loggedIn];
    await open(<LoginScreen />);
    await logIn();
    await screen.findByText(UNREACHABLE);
    expect(field('Password').value).toBe(PASSWORD);
    expect(around()[1]).toBeNull();
    await press('Retry');
    await waitFor(() => expect(around()[0]).toBe('/account'));
  });
});

describe('a login that needs an emailed link', () => {
  const message = 'Check your email to finish logging in.';

  test('shows a notice in place of the form, and does not log in', async () => {
    answers = [{ __typename: 'LoginLinkSent', message }];
    await open(<LoginScreen />);
    await logIn();
    await screen.findByText(message);
    expect(screen.queryByLabelText('Password')).toBeNull();
    expect(around()[0]).toBe('/login');
  });

  test("completes by a button on the link's page, not by opening the page", async () => {
    answers = [loggedIn];
    await open(<ConfirmLoginScreen />, '/login/confirm/a-token');
    expect(asked).toEqual([]);
    await press('Log in');
    await waitFor(() => expect(around()[0]).toBe('/account'));
    expect(asked).toHaveLength(1);
  });

  test('shows that a link has expired, and links to the login', async () => {
    answers = [refused('token', 'This link has expired or was already used. Log in again.')];
    await open(<ConfirmLoginScreen />, '/login/confirm/a-token');
    await press('Log in');
    expect((await screen.findByRole('alert')).textContent).toContain('expired');
    screen.getByRole('heading', { level: 1, name: "This link doesn't work" });
    expect(screen.getByRole('link', { name: 'Go to login' }).getAttribute('href')).toBe('/login');
  });
});

describe('a forgotten password', () => {
  test('is requested with an email and Send; the response is shown as a notification [K59]', async () => {
    const message = 'If that address has an account, a mail is on its way.';
    answers = [
      { __typename: 'Done', message },
      { __typename: 'Done', message: null },
    ];
    await open(<ResetRequestScreen />);
    await userEvent.type(field('Email'), 'rosa@walnut.example');
    for (const _ of answers.slice()) {
      await press('Send');
      await waitFor(() => expect(around()[1]).toEqual({ message }));
      closeDialog();
    }
  });

  test('shows an error at the field, and an outage in one line', async () => {
    answers = [refused('email', 'Enter your email address.'), 'lost'];
    await open(<ResetRequestScreen />);
    await press('Send');
    await screen.findByText('Enter your email address.');
    await press('Send');
    await screen.findByText(UNREACHABLE);
  });
});
